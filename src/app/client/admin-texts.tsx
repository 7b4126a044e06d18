/** Texts for admin screens. Companies and candidates do not load them. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { MoreTexts } from '#client/texts.tsx';
import { type Language, parseLanguage } from '#shared/languages.ts';
import { loadAdminTexts } from './load-product-texts.ts';

export const adminTextsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['admin-texts', language],
    queryFn: () => loadAdminTexts(language),
    staleTime: 'static',
  });

/** Provides an admin screen with its texts, in the language of the page. */
export const AdminTexts = ({ children }: { children: ReactNode }) => (
  <MoreTexts catalogs={useSuspenseQuery(adminTextsQuery(parseLanguage(useLocale()) ?? 'en')).data}>
    {children}
  </MoreTexts>
);
