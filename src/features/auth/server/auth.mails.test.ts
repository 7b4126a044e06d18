import { describe, expect, it } from 'vitest';
import { renderMailText } from '#server/mail/mail-template.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { addressKnownMail, credentialsMail, passwordChangedMail, resetLinkMail } from './auth.mails.ts';

const linesAfterPasswordColon = (text: string): string[] =>
  [...text.matchAll(/password:\n(.*)/gi)].map(([, line]) => line ?? '');

describe.each(LANGUAGES)('emails about accounts in %s', (language) => {
  const reader = { language, publicUrl: 'https://puente.example' };

  it('have the temporary password on a line by itself, after a line that ends in "password:"', () => {
    const user = {
      firstName: 'Ana',
      email: 'ana@puente.example',
      temporaryPassword: 'aB3dE6gH9jK2mN5p',
      token: 'token',
    };
    expect(linesAfterPasswordColon(renderMailText(credentialsMail(reader, user)))).toEqual(['aB3dE6gH9jK2mN5p']);
  });

  it('have no such line without a temporary password', () => {
    const user = { firstName: 'Ana', token: 'token', isFirst: false };
    for (const mail of [addressKnownMail(reader, user), resetLinkMail(reader, user), passwordChangedMail(reader, user)])
      expect(linesAfterPasswordColon(renderMailText(mail))).toEqual([]);
  });
});
