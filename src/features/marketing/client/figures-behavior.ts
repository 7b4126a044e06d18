/**
 * Replaces goals with measured figures once there are enough hires and the figures reach the goals, and
 * labels them as measured. Otherwise the goals stay, labeled as goals.
 */
import type { hiresContract } from '#features/hiring/hires.contract.ts';
import { type Figures, type MeasuredTexts, measuredWords } from './measured-figures.ts';

// Importing the contract would load its schemas. Its type keeps the path correct.
const PATH: (typeof hiresContract)['getFigures']['path'] = '/api/hires/figures';

const fetchFigures = async (): Promise<Figures | null> => {
  const response = await fetch(PATH);
  return response.ok ? ((await response.json()) as Figures | null) : null;
};

/**
 * Shows the measured figures on elements with `data-figure`. The number of lines stays the same, to
 * avoid layout shifts.
 */
export const showMeasured = (elements: readonly HTMLElement[], figures: Figures, texts: MeasuredTexts): void => {
  for (const element of elements) {
    const words = measuredWords(element.dataset.figure ?? '', figures, texts);
    if (words === null) continue;
    for (const part of ['figure', 'text', 'mark'] as const) {
      const partElement = element.querySelector(`[data-part=${part}]`);
      if (partElement) partElement.textContent = words[part];
    }
  }
};

/** Fetches the figures and shows them with texts that are loaded on demand. After a failure the goals stay. */
export const loadMeasuredFigures = async (
  elements: readonly HTMLElement[],
  loadTexts: () => Promise<MeasuredTexts>,
): Promise<void> => {
  const figures = await fetchFigures().catch(() => null);
  const texts = figures && (await loadTexts().catch(() => null));
  if (figures && texts) showMeasured(elements, figures, texts);
};
