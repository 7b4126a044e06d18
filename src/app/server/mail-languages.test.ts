/** Server texts are complete in every language, with the same arguments. */
import { describe, expect, it } from 'vitest';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { catalogTexts, differingParts } from '#testing/catalogs.ts';
import { mailCatalog } from '#testing/mail-catalogs.ts';

const textsIn = (language: Language) => ({ mail: mailCatalog(language), words: SERVER_WORDS[language] });

describe('server texts', () => {
  const english = catalogTexts(textsIn('en')).map(([key]) => key);

  it('include more than 80 texts in English', () => {
    expect(english.length).toBeGreaterThan(80);
  });

  it.each(LANGUAGES)('are complete in %s', (language) => {
    expect(catalogTexts(textsIn(language)).map(([key]) => key)).toEqual(english);
    expect(differingParts(textsIn('en'), textsIn(language))).toEqual([]);
  });
});
