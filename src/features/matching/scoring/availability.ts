/**
 * Availability against job type: full-time, part-time or contract, as the forms send them or as people write them.
 * Invariant: what it cannot read is null ("unknown").
 */
import type { WorkType } from '#shared/vocabulary.ts';
import { foldText } from '../text/text.ts';

const PATTERNS: readonly (readonly [RegExp, WorkType])[] = [
  [/\b(?:full ?time|tiempo completo|jornada completa|tempo integral|periodo integral)\b/, 'full-time'],
  [/\b(?:part ?time|medio tiempo|tiempo parcial|media jornada|meio periodo|tempo parcial)\b/, 'part-time'],
  [/\b(?:contract|contractor|freelance|freelancer|project based|por proyecto|contrato|temporary)\b/, 'contract'],
];

/** The kind of work a text names; null when it names none. */
export function readWorkType(text: string | null | undefined): WorkType | null {
  const folded = foldText(text ?? '');
  for (const [pattern, type] of PATTERNS) if (pattern.test(folded)) return type;
  return null;
}

/** asked → offered → 0-100: full-timers can do part of it, part-timers cannot do all of it. */
const FIT: Readonly<Record<WorkType, Readonly<Record<WorkType, number>>>> = {
  'full-time': { 'full-time': 100, 'part-time': 30, contract: 55 },
  'part-time': { 'full-time': 60, 'part-time': 100, contract: 70 },
  contract: { 'full-time': 65, 'part-time': 70, contract: 100 },
};

export function workTypeScore(asked: WorkType, offered: WorkType): number {
  return FIT[asked][offered];
}
