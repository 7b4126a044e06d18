/** The shortcuts for a company's moves, on the application page and in the preview. */
import type { Shortcut, ShortcutName } from '#client/shortcuts.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

export const MOVE_KEYS: Readonly<Partial<Record<ApplicationStatus, string>>> = {
  applied: 'u',
  interviewing: 'i',
  // Not O, because O opens the row in a list with a preview.
  offered: 'f',
  hired: 'h',
  declined: 'd',
};

const SHORTCUT_NAMES: Readonly<Partial<Record<ApplicationStatus, ShortcutName>>> = {
  applied: 'moveApplied',
  interviewing: 'moveInterviewing',
  offered: 'moveOffered',
  hired: 'moveHired',
  declined: 'moveDeclined',
};

export const moveShortcuts = (moves: readonly ApplicationStatus[], move: (to: ApplicationStatus) => void): Shortcut[] =>
  moves.flatMap((to): Shortcut[] => {
    const [key, name] = [MOVE_KEYS[to], SHORTCUT_NAMES[to]];
    if (key === undefined || name === undefined) return [];
    const run = (): boolean => {
      move(to);
      return true;
    };
    return [{ name, keys: [key], run }];
  });
