/**
 * Recalculates the savings calculator as its fields are edited. All output comes from
 * `savings-content.ts`, like the prerendered page, in the page's language. The figures stay in the
 * browser: nothing is sent or stored.
 */
import { formatCount } from '#client/ui/format.ts';
import type { Language } from '#shared/languages.ts';
import { FIGURE_BOUNDS, type FigureName, readFigure, type SavingsFigures } from '../savings.domain.ts';
import {
  announcementOf,
  type BarName,
  barsOf,
  FIRST_ROLE,
  figureError,
  figureHelp,
  linesOf,
  type ResultLines,
  roleNamed,
  type SavingsWords,
  savingsWords,
  startOf,
  wrongFigureText,
} from './savings-content.ts';

/** Screen readers hear the result after a pause in typing, not after every key. */
const ANNOUNCE_AFTER_MS = 800;

const FIGURES = Object.keys(FIGURE_BOUNDS) as FigureName[];

const find = <Element extends HTMLElement>(place: HTMLElement, selector: string): Element => {
  const element = place.querySelector<Element>(selector);
  if (!element) throw new Error(`The calculator has no ${selector}`);
  return element;
};

interface Calculator {
  place: HTMLElement;
  form: HTMLFormElement;
  role: HTMLSelectElement;
  fields: Record<FigureName, HTMLInputElement>;
  words: SavingsWords;
}

const calculatorIn = (place: HTMLElement, words: SavingsWords): Calculator => {
  const field = (name: FigureName) => find<HTMLInputElement>(place, `input[name=${name}]`);
  return {
    place,
    words,
    form: find<HTMLFormElement>(place, 'form'),
    role: find<HTMLSelectElement>(place, 'select[name=role]'),
    fields: { hires: field('hires'), months: field('months'), usCost: field('usCost'), ourCost: field('ourCost') },
  };
};

/** Marks invalid fields. Returns the name of the first one. */
const markFields = ({ place, role, fields, words }: Calculator): FigureName | null => {
  const wrong = FIGURES.filter((name) => readFigure(name, fields[name].value) === null);
  for (const name of FIGURES) {
    const isWrong = wrong.includes(name);
    if (isWrong) fields[name].setAttribute('aria-invalid', 'true');
    else fields[name].removeAttribute('aria-invalid');
    find(place, `[data-note=${name}]`).textContent = isWrong
      ? figureError(words, name)
      : figureHelp(words, name, roleNamed(role.value));
  }
  return wrong[0] ?? null;
};

const figuresIn = ({ fields }: Calculator): SavingsFigures => {
  const figure = (name: FigureName) => readFigure(name, fields[name].value) ?? 0;
  return { hires: figure('hires'), months: figure('months'), usCost: figure('usCost'), ourCost: figure('ourCost') };
};

/** Shows the result. Returns it as a sentence. */
const showResult = (calculator: Calculator): string => {
  const { place, role, words } = calculator;
  const wrong = markFields(calculator);
  const figures = wrong ? null : figuresIn(calculator);
  const lines = linesOf(words, roleNamed(role.value), figures);
  for (const element of place.querySelectorAll<HTMLElement>('[data-line]'))
    element.textContent = lines[element.dataset.line as keyof ResultLines];
  const bars = barsOf(figures);
  for (const element of place.querySelectorAll<HTMLElement>('[data-bar]'))
    element.style.transform = bars[element.dataset.bar as BarName];
  return wrong ? wrongFigureText(words, wrong) : announcementOf(lines);
};

/** Initializes the calculator in the language of its page. */
export const initSavingsCalculator = (place: HTMLElement, language: Language, texts: SavingsWords['texts']): void => {
  const calculator = calculatorIn(place, savingsWords(language, texts));
  const { form, role, fields, words } = calculator;
  const status = find(place, '[role=status]');
  const write = (count: number): string => formatCount(count, words.locale);
  let announcing = 0;

  const update = () => {
    const sentence = showResult(calculator);
    clearTimeout(announcing);
    announcing = window.setTimeout(() => {
      status.textContent = sentence;
    }, ANNOUNCE_AFTER_MS);
  };

  const startWithRole = () => {
    const { usCost, ourCost } = startOf(roleNamed(role.value));
    fields.usCost.value = write(usCost);
    fields.ourCost.value = write(ourCost);
  };

  form.addEventListener('input', ({ target }) => {
    if (target === role) startWithRole();
    update();
  });
  form.addEventListener('change', () => {
    for (const name of FIGURES) {
      const value = readFigure(name, fields[name].value);
      if (value !== null) fields[name].value = write(value);
    }
  });
  // The browser resets the fields only after the event.
  form.addEventListener('reset', () => setTimeout(update));
  form.addEventListener('submit', (event) => event.preventDefault());

  // Keeps values that were entered before this script was loaded.
  const isTyped = (name: FigureName): boolean => fields[name].value !== fields[name].defaultValue;
  const isChosen = role.value !== FIRST_ROLE.title;
  if (isChosen && !isTyped('usCost') && !isTyped('ourCost')) startWithRole();
  if (isChosen || FIGURES.some(isTyped)) update();
};
