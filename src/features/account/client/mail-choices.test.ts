import { describe, expect, it } from 'vitest';
import { accountEn } from './account.en.ts';
import { alwaysSentKey, listMailChoices, mailTextKey } from './mail-choices.ts';

describe('emails of a member who does not recruit', () => {
  it('are about interviews and their account', () => {
    expect(listMailChoices('company', false)).toEqual(['interviews']);
    const text = accountEn.notifications.always[alwaysSentKey('company', false)];
    expect(text).toContain('interviews');
    expect(text).not.toMatch(/offers|check-ins|jobs/);
  });
});

describe('emails of everyone else', () => {
  it('depend on their account type', () => {
    expect(alwaysSentKey('company', true)).toBe('company');
    expect(alwaysSentKey('candidate', true)).toBe('candidate');
    expect(alwaysSentKey(null, true)).toBe('candidate');
  });
});

describe('the text about saved searches', () => {
  it('names the recipient of a company’s emails', () => {
    const texts = accountEn.notifications;
    expect(texts[mailTextKey('savedSearches', 'company')]).toContain('the person who created your company’s account');
    for (const type of ['candidate', null] as const)
      expect(texts[mailTextKey('savedSearches', type)]).toBe(texts.savedSearchesText);
    expect(mailTextKey('interviews', 'company')).toBe('interviewsText');
  });
});
