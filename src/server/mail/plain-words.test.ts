import { describe, expect, it } from 'vitest';
import { plainSubject, toPlainName } from './plain-words.ts';

describe('toPlainName', () => {
  it('replaces web addresses and adds a space after inner dots, so that email clients create no links', () => {
    expect(toPlainName('Ana https://evil.example/login')).toBe('Ana …');
    expect(toPlainName('WWW.EVIL.EXAMPLE')).toBe('…');
    expect(toPlainName('evil.example')).toBe('evil. example');
    expect(toPlainName('ana@evil.example')).toBe('ana@evil. example');
  });

  it('removes invisible characters and line breaks', () => {
    expect(toPlainName('Ana\r\nBcc: all@mail.example')).toBe('Ana Bcc: all@mail. example');
    expect(toPlainName('Ana\u202Egpj.exe\u200B')).toBe('Ana gpj. exe');
  });

  it('keeps ordinary names unchanged', () => {
    for (const name of ['María-José Núñez', "O'Brien, J. R.", 'Smith & Sons Inc.', '山田 太郎']) {
      expect(toPlainName(name)).toBe(name);
    }
  });
});

describe('plainSubject', () => {
  it('replaces web addresses but keeps the dots of titles', () => {
    expect(plainSubject('Ana applied to Node.js and .NET Developer')).toBe('Ana applied to Node.js and .NET Developer');
    expect(plainSubject('Interviewing: see http://evil.example now')).toBe('Interviewing: see … now');
  });
});
