/** The cover letters of a demo job. */
import type { DemoJob } from './demo-job.ts';
import { LETTERS_OFFICE } from './demo-letters-office.ts';
import { LETTERS_PRODUCT } from './demo-letters-product.ts';

const LETTERS: Readonly<Record<string, readonly string[]>> = { ...LETTERS_PRODUCT, ...LETTERS_OFFICE };

/** Returns the cover letters for a job. Filled jobs have separate ones, because the company also has an open job with the same title. */
export const findLetters = ({ title, status }: DemoJob): readonly string[] =>
  (status === 'closed' ? LETTERS[`${title}, filled`] : undefined) ?? LETTERS[title] ?? [];
