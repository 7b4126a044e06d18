/**
 * Brings a public page to life: behaviours, small scripts over markup that works without them, and islands, which React
 * hydrates. A page loads only what stands on it.
 */
import '#client/styles/app.css';
import { enlivenMenu } from '#features/marketing/client/menu-behaviour.ts';
import { languageOf } from '#shared/languages.ts';
import { firstPaint } from './first-paint.ts';

// Not by way of language.ts, whose file holds the signed-in product as well.
const language = languageOf(document.documentElement.lang) ?? 'en';

for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-behaviour="menu"]')) enlivenMenu(menu);

const calculator = document.querySelector<HTMLElement>('[data-behaviour="savings"]');
if (calculator) {
  void import('#features/marketing/client/savings-behaviour.ts').then(({ enlivenSavings }) =>
    enlivenSavings(calculator, language),
  );
}

const figures = [...document.querySelectorAll<HTMLElement>('[data-figure]')];
if (figures.length > 0) {
  void firstPaint()
    .then(() => import('#features/marketing/client/figures-behaviour.ts'))
    .then(({ enlivenFigures }) => enlivenFigures(figures, language));
}

const counts = document.querySelector<HTMLElement>('[data-counts]');
if (counts) {
  void firstPaint()
    .then(() => import('#features/marketing/client/counts-behaviour.ts'))
    .then(({ enlivenCounts }) => enlivenCounts(counts, language));
}

const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
if (places.length > 0) {
  void firstPaint()
    .then(() => import('./hydrate-islands.tsx'))
    .then(({ hydrateIslands }) => hydrateIslands(places));
}
