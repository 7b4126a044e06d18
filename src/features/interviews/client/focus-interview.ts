import { recoverFocus } from '#client/ui/recover-focus.ts';
import { APPLICATION_SECTIONS } from '#features/pipeline/turn.domain.ts';

/** Marks the part of a screen about one interview. */
export const interviewArea = (id: string) => ({ 'data-interview': id });

/** After an action removed its button, focuses what the interview offers now, or the heading of its section or screen. */
export const focusInterview = (id: string): void => {
  const area = `[data-interview="${CSS.escape(id)}"]`;
  recoverFocus([`${area} a`, `${area} button`, `#${APPLICATION_SECTIONS.interviews} h2`, 'main h1']);
};
