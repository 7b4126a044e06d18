/** A generator of the benchmark: a program that writes a résumé in its own layout. */
import type { ResumeTexts } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';

export interface Layout {
  /** Program and layout: `chromium-sidebar`. */
  readonly name: string;
  /** True if the reader may be tuned with its files; other generators are only for evaluation. */
  readonly isForTuning: boolean;
  readonly extension: 'pdf' | 'docx';
  /** True if the text does not contain the name. The expected name is then empty. */
  readonly isNameless?: boolean;
  /** True if dates are years without months. */
  readonly hasOnlyYears?: boolean;
  /** Parts that are missing in its résumés. Their expected values are then empty. */
  readonly omits?: readonly ('education' | 'skills')[];
  /** True if the layout groups positions by employer. The two latest positions of its people are then at the same employer. */
  readonly hasPromotion?: boolean;
  /** Returns the file of a résumé, or null if the program is not installed. */
  readonly make: (resume: ResumeTexts, draw: Draw) => Promise<Uint8Array | null>;
}
