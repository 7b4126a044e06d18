/** The server says the same in every language: the same texts, with the same arguments. */
import { describe, expect, it } from 'vitest';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { differingParts, textsOf } from '#testing/catalogs.ts';

describe('the server', () => {
  const english = textsOf(SERVER_WORDS.en).map(([key]) => key);

  it('say much', () => {
    expect(english.length).toBeGreaterThan(80);
  });

  it.each(LANGUAGES)('say the same in %s', (language) => {
    expect(textsOf(SERVER_WORDS[language]).map(([key]) => key)).toEqual(english);
    expect(differingParts(SERVER_WORDS.en, SERVER_WORDS[language])).toEqual([]);
  });
});
