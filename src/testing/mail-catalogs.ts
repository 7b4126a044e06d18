/** What all mails say, by feature, in each language: every `*.mails.<language>.ts`, so that tests of all mails miss none. */
/// <reference types="vite/client" />
import type { Language } from '#shared/languages.ts';

const FILES: Record<Language, Record<string, object>> = {
  en: import.meta.glob('../features/*/server/*.mails.en.ts', { eager: true }),
  es: import.meta.glob('../features/*/server/*.mails.es.ts', { eager: true }),
  pt: import.meta.glob('../features/*/server/*.mails.pt.ts', { eager: true }),
};

/** `hiring.offer.subject` and so on; the first name is that of the file. */
export const mailCatalog = (language: Language): Record<string, object> =>
  Object.fromEntries(
    Object.entries(FILES[language]).flatMap(([path, file]) => {
      const [name = ''] = (path.split('/').at(-1) ?? '').split('.');
      return Object.values(file).map((texts: object) => [name, texts]);
    }),
  );
