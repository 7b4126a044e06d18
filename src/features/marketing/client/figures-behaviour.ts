/**
 * Puts what was measured in the place of goals, once the record of hires is long enough and reaches them, and says so instead of marking them.
 * Otherwise the goals stay, marked as goals.
 */
import type { hiresContract } from '#features/hiring/hires.contract.ts';
import { type Figures, type MeasuredTexts, measuredWords } from './measured-figures.ts';

// The contract itself would bring its schemas along; its type keeps the address right.
const PATH: (typeof hiresContract)['getFigures']['path'] = '/api/hires/figures';

const fetchFigures = async (): Promise<Figures | null> => {
  const response = await fetch(PATH);
  return response.ok ? ((await response.json()) as Figures | null) : null;
};

/** Shows the measured figures on elements with `data-figure`. The parts keep their lines, so that nothing on the page jumps. */
export const showMeasured = (places: readonly HTMLElement[], figures: Figures, texts: MeasuredTexts): void => {
  for (const place of places) {
    const words = measuredWords(place.dataset.figure ?? '', figures, texts);
    if (words === null) continue;
    for (const part of ['figure', 'text', 'mark'] as const) {
      const element = place.querySelector(`[data-part=${part}]`);
      if (element) element.textContent = words[part];
    }
  }
};

/** Asks for the figures, and shows them where there are any, in the texts that are loaded then. A failure leaves the goals. */
export const enlivenFigures = async (
  places: readonly HTMLElement[],
  loadTexts: () => Promise<MeasuredTexts>,
): Promise<void> => {
  const figures = await fetchFigures().catch(() => null);
  const texts = figures && (await loadTexts().catch(() => null));
  if (figures && texts) showMeasured(places, figures, texts);
};
