/**
 * Rejection texts in the languages of the rejected people, which may differ from the admin's language. Loaded when an admin opens the rejection
 * dialog. `app/` provides the loader.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Language } from '#shared/languages.ts';
import type { RejectionWords } from '../../rejection.domain.ts';

type LoadRejectionWords = (language: Language) => Promise<RejectionWords>;

export const RejectionWordsContext = createContext<LoadRejectionWords>(() =>
  Promise.reject(new Error('RejectionWordsContext has no provider')),
);

export type WordsByLanguage = ReadonlyMap<Language, RejectionWords>;

/** Loads the texts in each of these languages. Returns undefined while loading. */
export const useRejectionWords = (languages: readonly Language[]): WordsByLanguage | undefined => {
  const load = useContext(RejectionWordsContext);
  return useQuery({
    queryKey: ['rejection-words', ...languages],
    queryFn: async () =>
      new Map(await Promise.all(languages.map(async (language) => [language, await load(language)] as const))),
    staleTime: Number.POSITIVE_INFINITY,
    // If another admin decides on one of the rows first, the dialog stays open for the other rows.
    placeholderData: keepPreviousData,
    throwOnError: true,
  }).data;
};
