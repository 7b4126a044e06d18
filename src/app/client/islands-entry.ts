/**
 * Makes a public page interactive: behaviors (small scripts for markup that works without them) and islands, hydrated by React. A page loads only
 * the code for what it contains.
 */
import '#client/styles/app.css';
import { hasWaitingToast } from '#client/toast/waiting-toast.ts';
import { addMenuBehavior } from '#features/marketing/client/menu-behavior.ts';
import { LANGUAGE_FACTS, parseLanguage } from '#shared/languages.ts';
import { keepQuery } from './language-switch.ts';
import { loadDeferredTexts } from './load-translation.ts';

/** Pages in background tabs never paint, but their forms must still become ready. */
const MAX_WAIT_MS = 1_000;

/**
 * Resolves at the first contentful paint, immediately if that has already happened, and within a second in any case. This way, visitors can read the
 * page before the scripts load.
 */
const waitForFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });

// Not imported from language.ts, whose chunk contains ui components.
const language = parseLanguage(document.documentElement.lang) ?? 'en';

keepQuery(document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'), window.location.search);

for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-behavior="menu"]')) addMenuBehavior(menu);

const calculator = document.querySelector<HTMLElement>('[data-behavior="savings"]');
if (calculator) {
  void Promise.all([
    import('#features/marketing/client/savings-behavior.ts'),
    loadDeferredTexts(language).then(({ savings }) => savings()),
  ]).then(([{ initSavingsCalculator }, texts]) => initSavingsCalculator(calculator, language, texts));
}

const clocks = [...document.querySelectorAll<HTMLElement>('[data-clock]')];
if (clocks.length > 0) {
  void waitForFirstPaint()
    .then(() => import('#features/jobs/client/open/clock-behavior.ts'))
    .then(({ runClocks }) => runClocks(clocks, LANGUAGE_FACTS[language].locale));
}

const figures = [...document.querySelectorAll<HTMLElement>('[data-figure]')];
if (figures.length > 0) {
  void waitForFirstPaint()
    .then(() => import('#features/marketing/client/figures-behavior.ts'))
    .then(({ loadMeasuredFigures }) =>
      loadMeasuredFigures(figures, async () => (await loadDeferredTexts(language)).measured()),
    );
}

const counts = document.querySelector<HTMLElement>('[data-counts]');
if (counts) {
  void waitForFirstPaint()
    .then(() => import('#features/marketing/client/counts-behavior.ts'))
    .then(({ loadCounts }) => loadCounts(counts, language));
}

const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
// A page without islands, such as the landing page after an account was deleted, still shows the toast of the previous page.
if (islands.length > 0 || hasWaitingToast()) {
  void waitForFirstPaint()
    .then(() => import('./hydrate-islands.tsx'))
    .then(({ hydrateIslands }) => hydrateIslands(islands));
}
