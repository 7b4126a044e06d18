/**
 * Replaces goals with measured results once there are enough hires and the results reach the goals, and labels them as measured. Otherwise, the goals
 * stay and are labeled as goals.
 */
import type { hiresContract } from '#features/hiring/hires.contract.ts';
import { type Figures, type MeasuredTexts, measuredWords } from './measured-figures.ts';

// Importing the contract would load its schemas. Its type keeps the path correct.
const PATH: (typeof hiresContract)['getFigures']['path'] = '/api/hires/figures';

const fetchFigures = async (): Promise<Figures | null> => {
  const response = await fetch(PATH);
  return response.ok ? ((await response.json()) as Figures | null) : null;
};

/** Shows measured results in elements with `data-figure`. Only replaces the text of existing elements. */
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

/** Fetches the measured results and shows them with text that is loaded on demand. If this fails, the goals stay. */
export const loadMeasuredFigures = async (
  elements: readonly HTMLElement[],
  loadTexts: () => Promise<MeasuredTexts>,
): Promise<void> => {
  const figures = await fetchFigures().catch(() => null);
  const texts = figures && (await loadTexts().catch(() => null));
  if (figures && texts) showMeasured(elements, figures, texts);
};
