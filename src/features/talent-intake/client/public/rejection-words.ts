/**
 * What rejections say, in the languages of those who are rejected: loaded when an admin is about to reject someone, since the admin's own
 * language need not be theirs. app/ knows how to load them.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Language } from '#shared/languages.ts';
import type { RejectionWords } from '../../rejection.domain.ts';

type LoadRejectionWords = (language: Language) => Promise<RejectionWords>;

export const RejectionWordsContext = createContext<LoadRejectionWords>(() =>
  Promise.reject(new Error('Nothing around loads the words of rejections')),
);

export type WordsByLanguage = ReadonlyMap<Language, RejectionWords>;

/** The words in each of these languages, or undefined until they have come. */
export const useRejectionWords = (languages: readonly Language[]): WordsByLanguage | undefined => {
  const load = useContext(RejectionWordsContext);
  return useQuery({
    queryKey: ['rejection-words', ...languages],
    queryFn: async () =>
      new Map(await Promise.all(languages.map(async (language) => [language, await load(language)] as const))),
    staleTime: Number.POSITIVE_INFINITY,
    // Where another admin was faster with one of several, the dialog about the others stays.
    placeholderData: keepPreviousData,
    throwOnError: true,
  }).data;
};
