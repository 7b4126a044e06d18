/**
 * Whether a password that someone chooses is one that others would guess. Length is the contract's business; any character is
 * allowed. Compared is what remains after the usual disguises: case, accents, digits and signs around a word, digits for letters.
 */
import type { Refusal } from '#shared/errors.ts';
import { trimOf } from '#shared/trim.ts';
import { COMMON_PASSWORDS, COMMON_STEMS } from './common-passwords.domain.ts';

const TOO_COMMON = 'password-too-common';
const TOO_PERSONAL = 'password-from-own-name';

/** More digits and signs than this around a common word, and it is no longer a decoration. */
const DECORATION_CHARACTERS = 6;
const FEWEST_DIFFERENT_CHARACTERS = 4;
const MIN_PERSONAL_CHARACTERS = 3;

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()_+',
];
const SEQUENCES = [...ROWS, ...ROWS.map((row) => Array.from(row).toReversed().join(''))];

const LETTERS_FOR_SIGNS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '8': 'b',
  '!': 'i',
};

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{Mark}/gu, '');

const lettersFor = (text: string, one: 'i' | 'l'): string =>
  text.replace(/[@40$53781!]/g, (sign) => (sign === '1' ? one : (LETTERS_FOR_SIGNS[sign] ?? sign)));

const LETTER = /\p{Letter}/u;

/** A word without the digits and signs around it, or '' where there are more of them than a decoration has. */
const coreOf = (text: string): string => {
  const core = trimOf(text, (sign) => !LETTER.test(sign));
  const decoration = text.length - core.length;
  return decoration <= DECORATION_CHARACTERS ? core : '';
};

/** What a password may have been made of: as it is, without decoration, and with letters put back for digits. */
const disguisesOf = (password: string): string[] => {
  const plain = withoutAccents(password.toLowerCase());
  const forms = [plain, coreOf(plain)];
  return [...forms, ...forms.flatMap((form) => [lettersFor(form, 'i'), lettersFor(form, 'l')])];
};

/** `abcabcabc`, `aaaaaaaaaa`, `1212121212`: one part over and over, the last one perhaps cut short. */
const isRepeated = (text: string): boolean => {
  for (let period = 1; period <= text.length / 2; period += 1) {
    if (
      text ===
      text
        .slice(0, period)
        .repeat(Math.ceil(text.length / period))
        .slice(0, text.length)
    )
      return true;
  }
  return false;
};

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase();
  if (new Set(lower).size < FEWEST_DIFFERENT_CHARACTERS) return true;
  if (isRepeated(lower) || SEQUENCES.some((row) => row.includes(lower))) return true;
  return disguisesOf(password).some((form) => COMMON_STEMS.has(form) || COMMON_PASSWORDS.has(form));
};

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

const isPersonal = (password: string, { email, firstName, lastName }: PasswordOwner): boolean => {
  const [first, last] = [firstName, lastName].map((name) => withoutAccents(name.toLowerCase()));
  const own = [email, email.split('@')[0] ?? '', first, last, `${first}${last}`, `${first} ${last}`]
    .map((text) => text ?? '')
    .filter((text) => text.length >= MIN_PERSONAL_CHARACTERS);
  const forms = disguisesOf(password);
  return (
    password.toLowerCase().includes(email) || own.some((text) => forms.includes(text) || forms.includes(coreOf(text)))
  );
};

/** Why a new password is refused, as a sentence for the person; null where it is fine. */
export const newPasswordProblem = (password: string, owner: PasswordOwner): Refusal | null => {
  if (isPersonal(password, owner)) return TOO_PERSONAL;
  return isCommon(password) ? TOO_COMMON : null;
};
