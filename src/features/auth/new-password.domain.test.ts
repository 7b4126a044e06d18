import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS, COMMON_STEMS } from './common-passwords.domain.ts';
import { findPasswordProblem } from './new-password.domain.ts';

const ana = { email: 'ana.torres@mail.example', firstName: 'Ana', lastName: 'Muñoz' };
const findProblem = (password: string) => findPasswordProblem(password, ana);

describe('the check of a new password', () => {
  it.each([
    'password123',
    'P@ssw0rd2024!',
    'Passw0rd!!',
    'QWERTYUIOP',
    '1234567890',
    '0987654321',
    'iloveyou123',
    'welcome2024',
    'Contraseña1',
    'micontraseña',
    'Contraseñas',
    'TeExtraño2024',
    '1q2w3e4r5t',
    'asdfghjklzxcv',
    'abcdefghijkl',
    'correcthorsebatterystaple',
  ])('refuses a common password: %s', (password) => {
    expect(findProblem(password)).toBe('password-too-common');
  });

  it.each(['aaaaaaaaaaaa', '1212121212', 'abcabcabcabc', '          ', 'xy!xy!xy!xy', '😀😀😀😀😀😀'])(
    'refuses a repeated pattern: %s',
    (password) => {
      expect(findProblem(password)).toBe('password-too-common');
    },
  );

  it.each(['ana.torres@mail.example', 'Ana.Torres@mail.example1', 'ana.torres2024', 'AnaMunoz99!', 'ana muñoz 1'])(
    "refuses the person's own name or address: %s",
    (password) => {
      expect(findProblem(password)).toBe('password-from-own-name');
    },
  );

  it.each([
    'a fine long password',
    'Cobalt-Harbor-42',
    'puente de piedra sobre el río',
    'tr0mbón-azul-viejo',
    'NewPassword123!',
    'пароль для моста',
    'welcome 8391047265',
    'x7Kp2qRw9d',
  ])('accepts an uncommon password: %s', (password) => {
    expect(findProblem(password)).toBeNull();
  });

  it.each([
    ['4821-9930-xkqvz', 'maria19900101…20250101@t.example', null],
    ['1234567890', 'u17960932538820@t.example', 'password-too-common'],
    ['8391047265-1127', 'u17960932538820@t.example', null],
  ])('does not find %s in the address %s only because both have many digits', (password, email, problem) => {
    expect(findPasswordProblem(password, { ...ana, email })).toBe(problem);
  });

  it('accepts a repeated part only in more than 32 characters', () => {
    expect(findProblem('Kz9-'.repeat(8))).toBe('password-too-common');
    expect(findProblem('x'.repeat(32))).toBe('password-too-common');
    expect(findProblem('x'.repeat(33))).toBeNull();
    expect(findProblem('Kz9-'.repeat(50))).toBeNull();
  });

  it('ignores very short names and addresses', () => {
    expect(
      findPasswordProblem('jo-Harbor-17', { email: 'j@mail.example', firstName: 'Jo', lastName: 'Li' }),
    ).toBeNull();
  });

  it('compares with several hundred common passwords', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(500);
    expect(COMMON_STEMS.size).toBeGreaterThan(300);
    expect([...COMMON_PASSWORDS].every((entry) => entry.length >= 10 && entry === entry.toLowerCase())).toBe(true);
  });

  it('uses lists without accents, because it removes accents before it compares', () => {
    expect([...COMMON_PASSWORDS, ...COMMON_STEMS].filter((entry) => /\P{ASCII}/u.test(entry))).toEqual([]);
  });
});
