import { describe, expect, it } from 'vitest';
import { hashPassword, isCorrectPassword, newTemporaryPassword } from './passwords.ts';

describe('hashing passwords', () => {
  it('uses Argon2id, the recommended parameters and a unique salt', async () => {
    const [first, second] = await Promise.all([hashPassword('the same one'), hashPassword('the same one')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it('distinguishes the right password from a wrong one', async () => {
    const hash = await hashPassword(' spaces count ');
    expect(await isCorrectPassword(hash, ' spaces count ')).toBe(true);
    expect(await isCorrectPassword(hash, 'spaces count')).toBe(false);
  });

  it('accepts the same letters in any Unicode normalization form', async () => {
    const hash = await hashPassword('contrase\u00f1a del r\u00edo');
    expect(await isCorrectPassword(hash, 'contrasen\u0303a del ri\u0301o')).toBe(true);
  });

  it('never accepts a password without an account', async () => {
    expect(await isCorrectPassword(null, 'x')).toBe(false);
  });
});

describe('a temporary password', () => {
  it('has at least 16 characters without look-alikes', () => {
    const created = Array.from({ length: 200 }, newTemporaryPassword);
    for (const password of created) expect(password).toMatch(/^[^\W_0Oo1lIi2Zz5Ss8B]{16,}$/);
    expect(new Set(created).size).toBe(200);
  });
});
