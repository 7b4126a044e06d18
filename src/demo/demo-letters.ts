/** The cover letters of a demo job. */
import type { DemoJob } from './demo-job.ts';
import { LETTERS_OFFICE } from './demo-letters-office.ts';
import { LETTERS_PRODUCT } from './demo-letters-product.ts';

const LETTERS: Readonly<Record<string, readonly string[]>> = { ...LETTERS_PRODUCT, ...LETTERS_OFFICE };

/** Returns the cover letters of a job. A filled job has its own, because the company has an open job with the same title. */
export const findLetters = ({ title, status }: DemoJob): readonly string[] =>
  (status === 'closed' ? LETTERS[`${title}, filled`] : undefined) ?? LETTERS[title] ?? [];
