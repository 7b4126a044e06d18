/**
 * Keyboard shortcuts for the person on the screen: I invites, S shortlists, M opens the messages, Z undoes. They press the buttons of the focused
 * person or, without one, those of the open preview or page. A key therefore does exactly what its button does.
 */
import { UNDO } from '#client/last-undo.ts';
import { useMay } from '#client/may.tsx';
import { useShortcuts } from '#client/shortcuts.ts';

const OPEN_AREA = '[data-person-open]';

type PersonKey = 'invite' | 'shortlist' | 'message';

/** Marks the button that a key presses. */
export const personKey = (name: PersonKey) => ({ 'data-person-key': name });

/** Marks the part of a screen about one person. `isOpen` marks the preview or the page, which is used if no person has focus. */
export const personArea = (id: string, { isOpen = false } = {}) => ({
  'data-person': id,
  ...(isOpen ? { 'data-person-open': '' } : {}),
});

const areaSelector = (id: string): string => `[data-person="${CSS.escape(id)}"]`;

/** Presses the first visible, enabled control inside the elements of a selector. */
const pressIn = (areas: string, name: PersonKey): boolean => {
  const controls = document.querySelectorAll<HTMLElement>(`${areas} [data-person-key="${name}"]`);
  const control = [...controls].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
  );
  control?.click();
  return control !== undefined;
};

/**
 * Opens the preview of a focused row that lacks the control, and presses the control there. The row's first button is the name, which opens the
 * preview.
 */
const pressInPreview = (id: string, name: PersonKey): boolean => {
  const opener = document.querySelector<HTMLElement>(`${areaSelector(id)} button`);
  if (opener === null || document.querySelector(OPEN_AREA) === null) return false;
  opener.click();
  requestAnimationFrame(() => pressIn(`${OPEN_AREA}${areaSelector(id)}`, name));
  return true;
};

const press = (name: PersonKey): boolean => {
  const id = document.activeElement?.closest<HTMLElement>('[data-person]')?.dataset.person;
  if (id === undefined) return pressIn(OPEN_AREA, name);
  const isOpen = document.querySelector(`${OPEN_AREA}${areaSelector(id)}`) !== null;
  return pressIn(areaSelector(id), name) || (!isOpen && pressInPreview(id, name));
};

export const usePersonKeys = (): void => {
  const mayRecruit = useMay('recruit');
  useShortcuts(
    mayRecruit
      ? [
          { name: 'invite', keys: ['i'], run: () => press('invite') },
          { name: 'shortlist', keys: ['s'], run: () => press('shortlist') },
          { name: 'message', keys: ['m'], run: () => press('message') },
          UNDO,
        ]
      : [],
  );
};
