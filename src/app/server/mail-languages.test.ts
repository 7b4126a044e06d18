/** The catalogs of the mails say the same in every language: the same texts, with the same arguments. */
import { describe, expect, it } from 'vitest';
import { MAIL_CATALOGS } from '#server/mail/mail-texts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { differingParts, textsOf } from '#testing/catalogs.ts';

describe('the mails', () => {
  const english = textsOf(MAIL_CATALOGS.en).map(([key]) => key);

  it('say much', () => {
    expect(english.length).toBeGreaterThan(80);
  });

  it.each(LANGUAGES)('say the same in %s', (language) => {
    expect(textsOf(MAIL_CATALOGS[language]).map(([key]) => key)).toEqual(english);
    expect(differingParts(MAIL_CATALOGS.en, MAIL_CATALOGS[language])).toEqual([]);
  });
});
