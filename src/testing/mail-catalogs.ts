/** All email texts by feature in each language, from every `*.mails.<language>.ts`, so that tests cover all emails. */
/// <reference types="vite/client" />
import type { Language } from '#shared/languages.ts';

const FILES: Record<Language, Record<string, object>> = {
  en: import.meta.glob('../features/*/server/*.mails.en.ts', { eager: true }),
  es: import.meta.glob('../features/*/server/*.mails.es.ts', { eager: true }),
  pt: import.meta.glob('../features/*/server/*.mails.pt.ts', { eager: true }),
};

/** Returns email texts by key, such as `hiring.offer.subject`. The first part is the file's name. */
export const mailCatalog = (language: Language): Record<string, object> =>
  Object.fromEntries(
    Object.entries(FILES[language]).flatMap(([path, file]) => {
      const [name = ''] = (path.split('/').at(-1) ?? '').split('.');
      return Object.values(file).map((texts: object) => [name, texts]);
    }),
  );
