/**
 * Puts what was measured in the place of goals, once the record of hires is long enough, and takes their marks away. Without it, or where the
 * record is short, the goals stay and say that they are goals.
 */
import type { hiresContract } from '#features/hiring/hires.contract.ts';
import { type Figures, measuredText } from './measured-figures.ts';

// The contract itself would bring its schemas along; its type keeps the address right.
const PATH: (typeof hiresContract)['getFigures']['path'] = '/api/hires/figures';

const fetchFigures = async (): Promise<Figures | null> => {
  const response = await fetch(PATH);
  return response.ok ? ((await response.json()) as Figures | null) : null;
};

/** Shows the measured figures on elements with `data-figure`; each has its mark within, as `data-goal`. */
export const showMeasured = (places: readonly HTMLElement[], figures: Figures): void => {
  for (const place of places) {
    const text = measuredText(place.dataset.figure ?? '', figures);
    const figure = place.querySelector('strong');
    if (text === null || !figure) continue;
    figure.textContent = text;
    place.querySelector('[data-goal]')?.remove();
  }
};

/** Asks for the figures, and shows them where there are any. A failure leaves the goals. */
export const enlivenFigures = async (places: readonly HTMLElement[]): Promise<void> => {
  const figures = await fetchFigures().catch(() => null);
  if (figures !== null) showMeasured(places, figures);
};
