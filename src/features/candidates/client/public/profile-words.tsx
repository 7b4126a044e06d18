/**
 * The texts of what a form loads later: a page that begins without it brings them in its other languages only, since English comes with the
 * program that speaks it.
 */
import type { ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { profilePartsEn } from '../profile-parts.en.ts';

/** What is below it can say what `profileParts` holds. */
export const ProfileWords = ({ children }: { children: ReactNode }) => {
  const messages: Record<string, unknown> = useMessages();
  const locale = useLocale();
  if ('profileParts' in messages) return children;
  return (
    <IntlProvider locale={locale} messages={{ ...messages, profileParts: profilePartsEn }}>
      {children}
    </IntlProvider>
  );
};
