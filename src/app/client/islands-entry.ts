/** Brings the islands of a public page to life. A page without islands runs nothing more than this. */
import '#client/styles/app.css';

const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
if (places.length > 0) {
  void import('./hydrate-islands.tsx').then(({ hydrateIslands }) => hydrateIslands(places));
}
