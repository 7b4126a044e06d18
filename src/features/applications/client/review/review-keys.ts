/**
 * The keys of a review: `J` and `K` go on and back, `1` to `5` rate, a letter makes a move. Pure. Nothing is a key while somebody
 * types, chooses or holds a modifier.
 */
import type { ApplicationStatus } from '#shared/vocabulary.ts';

/** The letter of each move that a company makes. */
export const MOVE_KEYS: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  applied: 'u',
  interviewing: 'i',
  offered: 'o',
  hired: 'h',
  declined: 'd',
};

/** What a key asks for. */
export type ReviewKey =
  | { kind: 'next' }
  | { kind: 'previous' }
  | { kind: 'rate'; rating: number }
  | { kind: 'move'; to: ApplicationStatus };

/** A press, as far as it matters. */
export interface Press {
  key: string;
  isModified: boolean;
  /** Whether it went into a field, a menu or a dialog. */
  isElsewhere: boolean;
}

/** What a press asks for, of the moves there are; null where it is no key of a review. */
export const reviewKeyOf = (
  { key, isModified, isElsewhere }: Press,
  moves: readonly ApplicationStatus[],
): ReviewKey | null => {
  if (isModified || isElsewhere) return null;
  const letter = key.toLowerCase();
  if (letter === 'j') return { kind: 'next' };
  if (letter === 'k') return { kind: 'previous' };
  if (/^[1-5]$/.test(letter)) return { kind: 'rate', rating: Number(letter) };
  const to = moves.find((move) => MOVE_KEYS[move] === letter);
  return to === undefined ? null : { kind: 'move', to };
};
