/**
 * Checks whether a chosen password is easy to guess. The contract checks its length, and any character is allowed. Passwords are compared after
 * removing common disguises: case, accents, digits and symbols around a word or in place of letters.
 */
import type { Refusal } from '#shared/errors.ts';
import { trimWhile } from '#shared/trim.ts';
import { COMMON_PASSWORDS, COMMON_STEMS } from './common-passwords.domain.ts';

const TOO_COMMON = 'password-too-common';
const TOO_PERSONAL = 'password-from-own-name';

/** More digits and symbols than this around a common word make the password acceptable. */
const MAX_DECORATION_CHARACTERS = 6;
const MIN_DIFFERENT_CHARACTERS = 4;
const MIN_PERSONAL_CHARACTERS = 3;
/** Longer passwords may repeat a part, because the number of repetitions is hard to guess. */
const MAX_PATTERN_CHARACTERS = 32;

const FORWARD_SEQUENCES = [
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
const SEQUENCES = [...FORWARD_SEQUENCES, ...FORWARD_SEQUENCES.map((row) => Array.from(row).toReversed().join(''))];

const SYMBOL_LETTERS: Record<string, string> = {
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

const removeAccents = (text: string): string => text.normalize('NFKD').replace(/\p{Mark}/gu, '');

const replaceLookalikes = (text: string, letter: 'i' | 'l'): string =>
  text.replace(/[@40$53781!]/g, (char) => (char === '1' ? letter : (SYMBOL_LETTERS[char] ?? char)));

const LETTER = /\p{Letter}/u;

/** Returns the word without the digits and symbols around it, or '' if there are too many of them. */
const stripDecoration = (text: string): string => {
  const core = trimWhile(text, (char) => !LETTER.test(char));
  const decoration = text.length - core.length;
  return decoration <= MAX_DECORATION_CHARACTERS ? core : '';
};

/** Returns the texts that the password may be derived from: itself, without decoration, and with letters in place of digits and symbols. */
const undisguisedForms = (password: string): string[] => {
  const plain = removeAccents(password.toLowerCase());
  const forms = [plain, stripDecoration(plain)];
  return [...forms, ...forms.flatMap((form) => [replaceLookalikes(form, 'i'), replaceLookalikes(form, 'l')])];
};

/** Detects `abcabcabc`, `aaaaaaaaaa` and `1212121212`: one part repeated, the last repetition possibly cut off. */
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
  const isPattern = new Set(lower).size < MIN_DIFFERENT_CHARACTERS || isRepeated(lower);
  if (isPattern && lower.length <= MAX_PATTERN_CHARACTERS) return true;
  if (SEQUENCES.some((row) => row.includes(lower))) return true;
  return undisguisedForms(password).some((form) => COMMON_STEMS.has(form) || COMMON_PASSWORDS.has(form));
};

export interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
}

const isPersonal = (password: string, { email, firstName, lastName }: PasswordOwner): boolean => {
  const [first, last] = [firstName, lastName].map((name) => removeAccents(name.toLowerCase()));
  const personalTexts = [email, email.split('@')[0] ?? '', first, last, `${first}${last}`, `${first} ${last}`]
    .map((text) => text ?? '')
    .filter((text) => text.length >= MIN_PERSONAL_CHARACTERS);
  // A text of digits and symbols has an empty form, which matches no name.
  const forms = new Set(undisguisedForms(password).filter((form) => form !== ''));
  return (
    password.toLowerCase().includes(email) ||
    personalTexts.some((text) => forms.has(text) || forms.has(stripDecoration(text)))
  );
};

/** Returns why a new password is refused, or null. */
export const findPasswordProblem = (password: string, owner: PasswordOwner): Refusal | null => {
  if (isPersonal(password, owner)) return TOO_PERSONAL;
  return isCommon(password) ? TOO_COMMON : null;
};
