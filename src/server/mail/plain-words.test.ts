import { describe, expect, it } from 'vitest';
import { plainName, plainSubject } from './plain-words.ts';

describe('toPlainName', () => {
  it('removes web addresses and separates dots, so that mail programs create no link', () => {
    expect(plainName('Ana https://evil.example/login')).toBe('Ana …');
    expect(plainName('WWW.EVIL.EXAMPLE')).toBe('…');
    expect(plainName('evil.example')).toBe('evil. example');
    expect(plainName('ana@evil.example')).toBe('ana@evil. example');
  });

  it('removes invisible characters and line breaks', () => {
    expect(plainName('Ana\r\nBcc: all@mail.example')).toBe('Ana Bcc: all@mail. example');
    expect(plainName('Ana\u202Egpj.exe\u200B')).toBe('Ana gpj. exe');
  });

  it('keeps ordinary names unchanged', () => {
    for (const name of ['María-José Núñez', "O'Brien, J. R.", 'Smith & Sons Inc.', '山田 太郎']) {
      expect(plainName(name)).toBe(name);
    }
  });
});

describe('plainSubject', () => {
  it('keeps dots of titles but no web addresses', () => {
    expect(plainSubject('Ana applied to Node.js and .NET Developer')).toBe('Ana applied to Node.js and .NET Developer');
    expect(plainSubject('Interviewing: see http://evil.example now')).toBe('Interviewing: see … now');
  });
});
