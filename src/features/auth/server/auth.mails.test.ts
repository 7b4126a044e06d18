import { describe, expect, it } from 'vitest';
import { renderMailText } from '#server/mail/mail-template.ts';
import { addressKnownMail, credentialsMail, passwordChangedMail, resetLinkMail } from './auth.mails.ts';

const URL = 'https://puente.example';
const linesAfterPasswordColon = (text: string): string[] =>
  [...text.matchAll(/password:\n(.*)/gi)].map(([, line]) => line ?? '');

describe('mails about accounts', () => {
  it('put a temporary password alone on its line, under a line that ends in "password:"', () => {
    const user = { firstName: 'Ana', email: 'ana@puente.example', temporaryPassword: 'aB3dE6gH9jK2mN5p' };
    expect(linesAfterPasswordColon(renderMailText(credentialsMail(URL, user)))).toEqual(['aB3dE6gH9jK2mN5p']);
  });

  it('have no such line where there is no password in them', () => {
    const user = { firstName: 'Ana', token: 'token' };
    for (const mail of [addressKnownMail(URL, user), resetLinkMail(URL, user), passwordChangedMail(URL, user)])
      expect(linesAfterPasswordColon(renderMailText(mail))).toEqual([]);
  });
});
