import { describe, expect, it } from 'vitest';
import { guessAccountType } from './account-type-guess.ts';

const from = (referrer: string, host = 'puente.example') => guessAccountType(referrer, host);

describe('the account type at registration', () => {
  it('is known from pages for companies and for candidates, in every language', () => {
    expect(from('https://puente.example/pricing')).toBe('company');
    expect(from('https://www.puente.example/hire/sales?x=1')).toBe('company');
    expect(from('https://puente.example/es/schedule-consultation')).toBe('company');
    expect(from('https://puente.example/apply')).toBe('candidate');
    expect(from('https://puente.example/pt/blog/present-yourself-to-us-companies')).toBe('candidate');
  });

  it('is candidate on the host for jobs', () => {
    expect(from('', 'jobs.puente.example')).toBe('candidate');
    expect(from('https://jobs.puente.example/')).toBe('candidate');
  });

  it('depends only on the page if one host serves both sides', () => {
    expect(from('http://localhost:3000/pricing', 'localhost:3000')).toBe('company');
    expect(from('http://localhost:3000/login', 'localhost:3000')).toBeNull();
  });

  it('is unknown from pages for everyone, from other sites and without a referrer', () => {
    for (const referrer of [
      '',
      'not an address',
      'https://puente.example/',
      'https://puente.example/login',
      'https://other.example/pricing',
    ]) {
      expect(from(referrer)).toBeNull();
    }
  });
});
