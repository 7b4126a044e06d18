/**
 * The sentences about a score in the viewer's language, built from the facts that come with the score.
 * English sentences come from the server, so no English catalog is loaded. The frame around the
 * pages provides the wording of other languages.
 */
import { createContext, useContext } from 'react';
import type { Compatibility, CompatibilityHead, HeadlineReason } from '#engine/matching.contract.ts';
import { changeText, factorText, headlineText, toReader, type Wording } from '#engine/scoring/wording.ts';
import type { AccountType } from '#shared/vocabulary.ts';

/** The wording of scores; null for English. */
export const WordingContext = createContext<Wording | null>(null);

export type Factor = Compatibility['factors'][number];
export type Improvement = Compatibility['improvements'][number];
/** The fields of a row that its headline needs. */
export interface HeadlineRow {
  compatibility: Pick<CompatibilityHead, 'headline'> | null;
  headlineReason: HeadlineReason | null;
}

/** Returns functions that word a score for one side. */
export const useWording = (audience: AccountType) => {
  const wording = useContext(WordingContext);
  const reader = toReader(audience);
  return {
    headline: ({ compatibility, headlineReason }: HeadlineRow): string | null =>
      wording && headlineReason ? headlineText(wording, headlineReason, reader) : (compatibility?.headline ?? null),
    factor: ({ summary, reason }: Factor): string => (wording ? factorText(wording, reason, reader) : summary),
    improvement: ({ text, change, gain }: Improvement): string => (wording ? changeText(wording, change, gain) : text),
  };
};
