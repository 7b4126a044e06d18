/**
 * What a script adds to a menu of the public header. The page brings a native disclosure (`<details>`), which opens without
 * it; this turns it into a button and its panel. It opens by click, Enter, Space and arrow down, and where the page asks for
 * it under the mouse; it closes by Escape, a press elsewhere, a followed link, and when the focus moves on.
 */
import { TIMINGS } from '#shared/limits.ts';

/** How long the mouse may leave an open menu, so that a corner cut on the way to a link does not close it. */
const LEAVE_MS = 150;

interface Parts {
  menu: HTMLElement;
  button: HTMLButtonElement;
  panel: HTMLElement;
}

/** The same boxes with the roles of a menu button: a summary cannot carry `aria-expanded`, and is no button to everyone. */
const asButton = (details: HTMLDetailsElement): Parts => {
  const summary = details.querySelector('summary');
  const panel = summary?.nextElementSibling;
  if (!(summary && panel instanceof HTMLElement)) throw new Error('A menu is a summary and the panel after it');
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

interface Opening {
  isOpen: () => boolean;
  /** Opens it to stay, whatever the mouse does. */
  pin: () => void;
  close: () => void;
  /** A click on the button. What the mouse has just opened stays, or a click a moment too late would close it. */
  toggle: () => void;
  /** The mouse comes, or goes. */
  hover: (isOver: boolean) => void;
}

const openingOf = ({ menu, button, panel }: Parts): Opening => {
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
      else if (!isOver) timer = window.setTimeout(closeUnlessUsed, LEAVE_MS);
    },
  };
};

const followMouse = ({ menu }: Parts, { hover }: Opening): void => {
  const by = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hover(isOver);
  };
  menu.addEventListener('pointerenter', by(true));
  menu.addEventListener('pointerleave', by(false));
};

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from the button through the links and back to it; from the closed button, arrow down opens. */
const followArrows = ({ menu, button, panel }: Parts, { isOpen, pin }: Opening): void => {
  menu.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (!step || !(isOpen() || step === 1)) return;
    event.preventDefault();
    pin();
    const stops = [button, ...panel.querySelectorAll('a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  });
};

/** All that closes it. No one's focus is taken: it returns to the button only from inside the menu, or from nowhere. */
const closeWhenLeft = ({ menu, button, panel }: Parts, { isOpen, close }: Opening): void => {
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

/** Brings one menu to life; with `data-hover` it opens under the mouse as well. */
export const addMenuBehaviour = (details: HTMLDetailsElement): void => {
  const parts = asButton(details);
  const opening = openingOf(parts);
  parts.button.addEventListener('click', opening.toggle);
  if ('hover' in details.dataset) followMouse(parts, opening);
  followArrows(parts, opening);
  closeWhenLeft(parts, opening);
};
