/** Reads the type of work from a text in three languages. */
import type { WorkType } from '#shared/vocabulary.ts';
import { foldText } from '../text/text.ts';

const PATTERNS: readonly (readonly [RegExp, WorkType])[] = [
  [/\b(?:full ?time|tiempo completo|jornada completa|tempo integral|periodo integral)\b/, 'full-time'],
  [/\b(?:part ?time|medio tiempo|tiempo parcial|media jornada|meio periodo|tempo parcial)\b/, 'part-time'],
  [/\b(?:contract|contractor|freelance|freelancer|project based|por proyecto|contrato|temporary)\b/, 'contract'],
];

/** Returns the type of work in a form value or free text, or null if there is none. */
export function readWorkType(text: string | null | undefined): WorkType | null {
  const folded = foldText(text ?? '');
  for (const [pattern, type] of PATTERNS) if (pattern.test(folded)) return type;
  return null;
}
