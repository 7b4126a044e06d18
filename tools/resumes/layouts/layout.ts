/** What a generator of the bench is: a program that sets a résumé, in a layout of its own. */
import type { Written } from '../people/resume-person.ts';
import type { Draw } from '../people/seeded.ts';

export interface Layout {
  /** Program and layout: `chromium-sidebar`. */
  readonly name: string;
  /** Whether the reader may be improved by looking at its files; the others only judge it. */
  readonly isTunedTo: boolean;
  readonly ending: 'pdf' | 'docx';
  /** The file of a résumé; null where the program is not on this machine. */
  readonly make: (written: Written, draw: Draw) => Promise<Uint8Array | null>;
}
