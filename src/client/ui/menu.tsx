/** A dropdown menu of actions and links. Rendered next to its button, inside the same landmark, and hides nothing from screen readers. */
import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useId,
  useState,
} from 'react';
import type { MenuItem } from './menu-item.ts';
import { preloadOnHover } from './preload-on-hover.ts';

export interface MenuProps {
  /** The opening button; must accept props. */
  trigger: ReactElement<HTMLAttributes<HTMLElement>>;
  /** Groups of items, separated by a line. */
  groups: readonly (readonly MenuItem[])[];
  /** Above the items, such as the signed-in user. */
  heading?: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Adds the theme choices before the last group. */
  hasThemes?: boolean | undefined;
}

const loadPanel = async () => ({ default: (await import('./menu-panel.tsx')).MenuPanel });
const MenuPanel = lazy(loadPanel);

const OPENING_KEYS: readonly string[] = ['Enter', ' ', 'ArrowDown'];

interface Opened {
  opener: HTMLElement;
  isOpenedByKeyboard: boolean;
}

export const Menu = ({ trigger, align = 'end', ...shown }: MenuProps) => {
  const id = useId();
  const panelId = `${id}menu`;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const toggle = (event: PointerEvent<HTMLElement> | KeyboardEvent<HTMLElement>, isOpenedByKeyboard: boolean): void => {
    // The menu takes the focus from here.
    event.preventDefault();
    if (opened) event.currentTarget.focus();
    setOpened(opened ? null : { opener: event.currentTarget, isOpenedByKeyboard });
  };
  const button = cloneElement(trigger, {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== null,
    'aria-controls': opened ? panelId : undefined,
    ...preloadOnHover(loadPanel),
    onPointerDown: (event) => {
      if (event.button === 0 && !event.ctrlKey) toggle(event, false);
    },
    onKeyDown: (event) => {
      if (OPENING_KEYS.includes(event.key)) toggle(event, true);
    },
  });
  return (
    <>
      {button}
      {opened && (
        <Suspense fallback={null}>
          <MenuPanel {...opened} {...shown} id={panelId} onClose={close} align={align} />
        </Suspense>
      )}
    </>
  );
};
