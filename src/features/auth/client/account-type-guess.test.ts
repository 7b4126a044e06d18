import { describe, expect, it } from 'vitest';
import { guessAccountType } from './account-type-guess.ts';

const guessFrom = (referrer: string, host = 'puente.example') => guessAccountType(referrer, host);

describe('the account type at registration', () => {
  it('is guessed from pages for companies and for candidates, in every language', () => {
    expect(guessFrom('https://puente.example/pricing')).toBe('company');
    expect(guessFrom('https://www.puente.example/hire/sales?x=1')).toBe('company');
    expect(guessFrom('https://puente.example/es/schedule-consultation')).toBe('company');
    expect(guessFrom('https://puente.example/apply')).toBe('candidate');
    expect(guessFrom('https://puente.example/pt/blog/present-yourself-to-us-companies')).toBe('candidate');
  });

  it('is candidate on the host for jobs', () => {
    expect(guessFrom('', 'jobs.puente.example')).toBe('candidate');
    expect(guessFrom('https://jobs.puente.example/')).toBe('candidate');
  });

  it('depends only on the page if one host serves both sides', () => {
    expect(guessFrom('http://localhost:3000/pricing', 'localhost:3000')).toBe('company');
    expect(guessFrom('http://localhost:3000/login', 'localhost:3000')).toBeNull();
  });

  it('is unknown from pages for everyone, from other sites and without a referrer', () => {
    for (const referrer of [
      '',
      'not an address',
      'https://puente.example/',
      'https://puente.example/login',
      'https://other.example/pricing',
    ]) {
      expect(guessFrom(referrer)).toBeNull();
    }
  });
});
