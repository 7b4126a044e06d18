/**
 * Updates the savings calculator's result as its fields are edited. All output comes from `savings-content.ts`, as in the prerendered page, in the
 * page's language. The numbers stay in the browser: nothing is sent or stored.
 */
import { formatCount } from '#client/ui/format.ts';
import type { Language } from '#shared/languages.ts';
import { FIGURE_BOUNDS, type FigureName, readFigure, type SavingsFigures } from '../savings.domain.ts';
import {
  type BarName,
  barOffsets,
  buildResultLines,
  FIRST_ROLE,
  figureError,
  figureHelp,
  labeledFigureError,
  type ResultLines,
  resultAnnouncement,
  roleStartingFigures,
  type SavingsWords,
  savingsWords,
  toCalculatorRole,
} from './savings-content.ts';

/** Screen readers announce the result after a pause in typing, not after every keystroke. */
const ANNOUNCE_AFTER_MS = 800;

const FIGURES = Object.keys(FIGURE_BOUNDS) as FigureName[];

const requireElement = <Element extends HTMLElement>(container: HTMLElement, selector: string): Element => {
  const element = container.querySelector<Element>(selector);
  if (!element) throw new Error(`The calculator has no ${selector}`);
  return element;
};

interface Calculator {
  container: HTMLElement;
  form: HTMLFormElement;
  role: HTMLSelectElement;
  fields: Record<FigureName, HTMLInputElement>;
  words: SavingsWords;
}

const toCalculator = (container: HTMLElement, words: SavingsWords): Calculator => {
  const field = (name: FigureName) => requireElement<HTMLInputElement>(container, `input[name=${name}]`);
  return {
    container,
    words,
    form: requireElement<HTMLFormElement>(container, 'form'),
    role: requireElement<HTMLSelectElement>(container, 'select[name=role]'),
    fields: { hires: field('hires'), months: field('months'), usCost: field('usCost'), ourCost: field('ourCost') },
  };
};

/** Marks invalid fields. Returns the name of the first one. */
const markFields = ({ container, role, fields, words }: Calculator): FigureName | null => {
  const invalid = FIGURES.filter((name) => readFigure(name, fields[name].value) === null);
  for (const name of FIGURES) {
    const isInvalid = invalid.includes(name);
    if (isInvalid) fields[name].setAttribute('aria-invalid', 'true');
    else fields[name].removeAttribute('aria-invalid');
    requireElement(container, `[data-note=${name}]`).textContent = isInvalid
      ? figureError(words, name)
      : figureHelp(words, name, toCalculatorRole(role.value));
  }
  return invalid[0] ?? null;
};

const readFigures = ({ fields }: Calculator): SavingsFigures => {
  const figure = (name: FigureName) => readFigure(name, fields[name].value) ?? 0;
  return { hires: figure('hires'), months: figure('months'), usCost: figure('usCost'), ourCost: figure('ourCost') };
};

/** Shows the result. Returns it as a sentence. */
const showResult = (calculator: Calculator): string => {
  const { container, role, words } = calculator;
  const invalidField = markFields(calculator);
  const figures = invalidField ? null : readFigures(calculator);
  const lines = buildResultLines(words, toCalculatorRole(role.value), figures);
  for (const element of container.querySelectorAll<HTMLElement>('[data-line]'))
    element.textContent = lines[element.dataset.line as keyof ResultLines];
  const bars = barOffsets(figures);
  for (const element of container.querySelectorAll<HTMLElement>('[data-bar]'))
    element.style.transform = bars[element.dataset.bar as BarName];
  return invalidField ? labeledFigureError(words, invalidField) : resultAnnouncement(lines);
};

/** Initializes the calculator in the language of its page. */
export const initSavingsCalculator = (
  container: HTMLElement,
  language: Language,
  texts: SavingsWords['texts'],
): void => {
  const calculator = toCalculator(container, savingsWords(language, texts));
  const { form, role, fields, words } = calculator;
  const status = requireElement(container, '[role=status]');
  const format = (count: number): string => formatCount(count, words.locale);
  let announceTimer = 0;

  const update = () => {
    const sentence = showResult(calculator);
    clearTimeout(announceTimer);
    announceTimer = window.setTimeout(() => {
      status.textContent = sentence;
    }, ANNOUNCE_AFTER_MS);
  };

  const startWithRole = () => {
    const { usCost, ourCost } = roleStartingFigures(toCalculatorRole(role.value));
    fields.usCost.value = format(usCost);
    fields.ourCost.value = format(ourCost);
  };

  form.addEventListener('input', ({ target }) => {
    if (target === role) startWithRole();
    update();
  });
  form.addEventListener('change', () => {
    for (const name of FIGURES) {
      const value = readFigure(name, fields[name].value);
      if (value !== null) fields[name].value = format(value);
    }
  });
  // The browser resets the fields after this event.
  form.addEventListener('reset', () => setTimeout(update));
  form.addEventListener('submit', (event) => event.preventDefault());

  // Keeps values that were entered before this script was loaded.
  const isTyped = (name: FigureName): boolean => fields[name].value !== fields[name].defaultValue;
  const isChosen = role.value !== FIRST_ROLE.title;
  if (isChosen && !isTyped('usCost') && !isTyped('ourCost')) startWithRole();
  if (isChosen || FIGURES.some(isTyped)) update();
};
