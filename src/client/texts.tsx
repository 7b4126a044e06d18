/**
 * The language of the interface: catalogs of ICU messages by feature, read with `useTranslations('jobs')`. Each program (the
 * signed-in product, each island of a public page) brings the catalogs it uses; typed keys come from the product's whole
 * catalog in app/.
 */
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Language } from '#shared/vocabulary.ts';

const throwMissing = (error: Error): void => {
  throw error;
};

interface TextsProps {
  language: Language;
  messages: Record<string, unknown>;
  /** IANA name; static pages use UTC so that the server and the browser agree. */
  timeZone: string;
  children: ReactNode;
}

/** Gives everything below it its texts. A missing one is an error, not a silent key on the screen. */
export const Texts = ({ language, messages, timeZone, children }: TextsProps) => (
  <IntlProvider locale={language} messages={messages} timeZone={timeZone} onError={throwMissing}>
    {children}
  </IntlProvider>
);
