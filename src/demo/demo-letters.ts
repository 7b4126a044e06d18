/** The cover letters of a demo job. */
import type { DemoJob } from './demo-job.ts';
import { LETTERS_OFFICE } from './demo-letters-office.ts';
import { LETTERS_PRODUCT } from './demo-letters-product.ts';

const LETTERS: Readonly<Record<string, readonly string[]>> = { ...LETTERS_PRODUCT, ...LETTERS_OFFICE };

/** A job that is filled while the company looks for another person has its own letters. */
export const findLetters = ({ title, status }: DemoJob): readonly string[] =>
  (status === 'closed' ? LETTERS[`${title}, filled`] : undefined) ?? LETTERS[title] ?? [];
