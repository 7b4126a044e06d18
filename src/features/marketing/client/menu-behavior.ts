/**
 * Scripted behavior of a menu in the public header. The page has a native disclosure
 * (`<details>`), which opens without scripts. The script turns it into a button and a panel. The menu
 * opens on a click, Enter, Space, the down arrow key, and optionally on hover. It closes on Escape, on a press elsewhere, when a link is followed,
 * and when it loses focus.
 */
import { TIMINGS } from '#shared/limits.ts';

/** How long the mouse may be outside an open menu. Cutting a corner on the way to a link does not close it. */
const LEAVE_DELAY_MS = 150;

interface Parts {
  menu: HTMLElement;
  button: HTMLButtonElement;
  panel: HTMLElement;
}

/**
 * Replaces the disclosure with a button and the panel that it controls, because a summary cannot carry
 * `aria-expanded`, and not every screen reader treats it as a button.
 */
const replaceWithButton = (details: HTMLDetailsElement): Parts => {
  const summary = details.querySelector('summary');
  const panel = summary?.nextElementSibling;
  if (!(summary && panel instanceof HTMLElement)) throw new Error('A menu must be a summary followed by a panel');
  const hadFocus = summary === document.activeElement;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = summary.className;
  button.setAttribute('aria-controls', panel.id);
  button.append(...summary.childNodes);
  const menu = document.createElement('div');
  menu.className = details.className;
  panel.hidden = !details.open;
  menu.append(button, panel);
  details.replaceWith(menu);
  if (hadFocus) button.focus();
  return { menu, button, panel };
};

interface MenuControl {
  isOpen: () => boolean;
  /** Opens the menu and keeps it open when the mouse leaves. */
  pin: () => void;
  close: () => void;
  /**
   * Handles a click on the button. If hovering opened the menu, the first click keeps it open, so that a
   * slightly late click does not close it.
   */
  toggle: () => void;
  /** Handles the mouse entering or leaving. */
  hover: (isOver: boolean) => void;
}

const createMenuControl = ({ menu, button, panel }: Parts): MenuControl => {
  let isPinned = !panel.hidden;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer = 0;
  const isOpen = () => !panel.hidden;
  const show = (open: boolean) => {
    clearTimeout(timer);
    if (isOpen() && !open) closedAt = performance.now();
    panel.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
    isPinned &&= open;
  };
  const pin = () => {
    show(true);
    isPinned = true;
  };
  const close = () => show(false);
  const closeUnlessUsed = () => {
    if (!(isPinned || menu.contains(document.activeElement))) close();
  };
  const openingDelay = () => (performance.now() - closedAt < TIMINGS.menuSkipMs ? 0 : TIMINGS.menuDelayMs);
  show(isOpen());
  return {
    isOpen,
    pin,
    close,
    toggle: () => (isPinned ? close() : pin()),
    hover: (isOver) => {
      clearTimeout(timer);
      if (isOver && !isOpen()) timer = window.setTimeout(() => show(true), openingDelay());
      else if (!isOver) timer = window.setTimeout(closeUnlessUsed, LEAVE_DELAY_MS);
    },
  };
};

const followMouse = ({ menu }: Parts, { hover }: MenuControl): void => {
  const hoverHandler = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hover(isOver);
  };
  menu.addEventListener('pointerenter', hoverHandler(true));
  menu.addEventListener('pointerleave', hoverHandler(false));
};

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves focus with the arrow keys from the button through the links and back. The down arrow on the closed button opens the menu. */
const followArrows = ({ menu, button, panel }: Parts, { isOpen, pin }: MenuControl): void => {
  menu.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step || !(isOpen() || step === 1)) return;
    event.preventDefault();
    pin();
    const stops = [button, ...panel.querySelectorAll('a')];
    const index = stops.findIndex((stop) => stop === document.activeElement);
    stops[Math.min(Math.max(index + step, 0), stops.length - 1)]?.focus();
  });
};

/**
 * Closes the menu on Escape, on a press elsewhere, when it loses focus, and when a link is followed. Escape moves focus to the button only if focus
 * was inside the menu or nowhere.
 */
const closeWhenLeft = ({ menu, button, panel }: Parts, { isOpen, close }: MenuControl): void => {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    const { activeElement } = document;
    if (menu.contains(activeElement) || activeElement === document.body) button.focus();
    close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (isOpen() && target instanceof Node && !menu.contains(target)) close();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close();
  });
};

/** Initializes a menu. With `data-hover`, it also opens on hover. */
export const addMenuBehavior = (details: HTMLDetailsElement): void => {
  const parts = replaceWithButton(details);
  const control = createMenuControl(parts);
  parts.button.addEventListener('click', control.toggle);
  if ('hover' in details.dataset) followMouse(parts, control);
  followArrows(parts, control);
  closeWhenLeft(parts, control);
};
