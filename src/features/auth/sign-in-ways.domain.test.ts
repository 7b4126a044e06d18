import { describe, expect, it } from 'vitest';
import {
  canSignIn,
  confirmedEmail,
  formatRecoveryCode,
  isSecondStepOverdue,
  parseAppCode,
  parseNames,
  parseRecoveryCode,
  providerLabel,
} from './sign-in-ways.domain.ts';

const MICROSOFT = 'https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0';

describe('the address that a provider confirmed', () => {
  it('is the address that the provider marks as verified', () => {
    const email = 'Ana@Mail.example';
    expect(confirmedEmail('https://accounts.google.com', { email, email_verified: true })).toBe('ana@mail.example');
    expect(confirmedEmail('https://accounts.google.com', { email, email_verified: 'true' })).toBe('ana@mail.example');
    expect(confirmedEmail('https://accounts.google.com', { email, email_verified: false })).toBeNull();
    expect(confirmedEmail('https://accounts.google.com', { email })).toBeNull();
    expect(confirmedEmail('https://accounts.google.com', { email_verified: true })).toBeNull();
  });

  it('must have a verified domain if the provider is Microsoft', () => {
    const email = 'ana@mail.example';
    expect(confirmedEmail(MICROSOFT, { email, email_verified: true })).toBeNull();
    expect(confirmedEmail(MICROSOFT, { email, xms_edov: false })).toBeNull();
    expect(confirmedEmail(MICROSOFT, { email, xms_edov: true })).toBe(email);
    expect(confirmedEmail(MICROSOFT, { email, xms_edov: '1' })).toBe(email);
    expect(confirmedEmail('https://evil.example/login.microsoftonline.com', { email, xms_edov: true })).toBeNull();
  });
});

describe('the name of a new person', () => {
  it('comes from the provider, in one line and cut to the maximum length', () => {
    const email = 'ana.lima@mail.example';
    expect(parseNames({ given_name: 'Ana\nMaría', family_name: ' Lima ' }, email, 100)).toEqual({
      firstName: 'Ana María',
      lastName: 'Lima',
    });
    expect(parseNames({ name: 'Ana María Lima' }, email, 100)).toEqual({ firstName: 'Ana', lastName: 'María Lima' });
    expect(parseNames({ given_name: 'x'.repeat(200), family_name: 'Lima' }, email, 100).firstName).toHaveLength(100);
    expect(parseNames({}, email, 100)).toEqual({ firstName: 'ana.lima', lastName: '–' });
  });
});

describe('typed codes', () => {
  it('may contain spaces and dashes', () => {
    expect(parseAppCode(' 123 456 ')).toBe('123456');
    expect(parseAppCode('12345')).toBeNull();
    expect(parseAppCode('１２３４５６')).toBeNull();
    expect(parseRecoveryCode('ABCD-efgh jkmn-pqrs')).toBe('abcdefghjkmnpqrs');
    expect(parseRecoveryCode('abcd-efgh-jkmn-pqr1')).toBeNull();
    expect(formatRecoveryCode('abcdefghjkmnpqrs')).toBe('abcd-efgh-jkmn-pqrs');
  });
});

describe('a second step', () => {
  const NOW = new Date('2026-11-23T12:00:00Z');

  it('is overdue from its deadline on, unless it is set up', () => {
    const due = '2026-11-23T12:00:00.000Z';
    expect(isSecondStepOverdue({ secondStepSince: null, secondStepDueAt: due }, NOW)).toBe(true);
    expect(isSecondStepOverdue({ secondStepSince: due, secondStepDueAt: due }, NOW)).toBe(false);
    expect(isSecondStepOverdue({ secondStepSince: null, secondStepDueAt: null }, NOW)).toBe(false);
    expect(isSecondStepOverdue({ secondStepSince: null, secondStepDueAt: '2026-11-23T12:00:00.001Z' }, NOW)).toBe(
      false,
    );
  });
});

describe('sign-in methods', () => {
  it('are a password, a passkey or a provider', () => {
    expect(canSignIn({ hasPassword: true, passkeys: 0, providers: 0 })).toBe(true);
    expect(canSignIn({ hasPassword: false, passkeys: 1, providers: 0 })).toBe(true);
    expect(canSignIn({ hasPassword: false, passkeys: 0, providers: 1 })).toBe(true);
    expect(canSignIn({ hasPassword: false, passkeys: 0, providers: 0 })).toBe(false);
  });

  it('show providers by their public names', () => {
    expect(providerLabel('google')).toBe('Google');
    expect(providerLabel('my-company')).toBe('My Company');
  });
});
