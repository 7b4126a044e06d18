import { describe, expect, it } from 'vitest';
import { accountEn } from './account.en.ts';
import { alwaysKeyOf, choicesOf } from './mail-choices.ts';

describe('mails of a member who does not recruit', () => {
  it('are those about interviews and their own account', () => {
    expect(choicesOf('company', false)).toEqual(['interviews']);
    const text = accountEn.notifications.always[alwaysKeyOf('company', false)];
    expect(text).toContain('interviews');
    expect(text).not.toMatch(/offers|check-ins|jobs/);
  });
});

describe('mails of everyone else', () => {
  it('are those of their account type', () => {
    expect(alwaysKeyOf('company', true)).toBe('company');
    expect(alwaysKeyOf('candidate', true)).toBe('candidate');
    expect(alwaysKeyOf(null, true)).toBe('candidate');
  });
});
