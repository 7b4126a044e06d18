/**
 * The sentences of a score in the reader's language, made of the facts that come with it. English ones come with it ready made, so
 * no English catalog is loaded. Only the product's frame provides another language.
 */
import { createContext, useContext } from 'react';
import type { Compatibility, CompatibilityHead, HeadlineReason } from '#engine/matching.contract.ts';
import { changeText, factorText, headlineText, readerOf, type Wording } from '#engine/scoring/wording.ts';
import type { AccountType } from '#shared/vocabulary.ts';

/** What is said of scores; null for English. */
export const WordingContext = createContext<Wording | null>(null);

export type Factor = Compatibility['factors'][number];
export type Improvement = Compatibility['improvements'][number];
/** What of a list's row its headline is read from. */
export interface Headed {
  compatibility: Pick<CompatibilityHead, 'headline'> | null;
  headlineReason: HeadlineReason | null;
}

/** Words what comes with a score for one side. */
export const useWording = (audience: AccountType) => {
  const wording = useContext(WordingContext);
  const reader = readerOf(audience);
  return {
    headline: ({ compatibility, headlineReason }: Headed): string | null =>
      wording && headlineReason ? headlineText(wording, headlineReason, reader) : (compatibility?.headline ?? null),
    factor: ({ summary, reason }: Factor): string => (wording ? factorText(wording, reason, reader) : summary),
    improvement: ({ text, change, gain }: Improvement): string => (wording ? changeText(wording, change, gain) : text),
  };
};
