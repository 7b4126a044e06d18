/**
 * Works the savings calculator out anew as its fields are edited. Everything it writes comes from `savings-content.ts`, as
 * the page itself does. The figures stay here: nothing is sent or kept.
 */
import { formatCount } from '#client/ui/format.ts';
import { FIGURE_BOUNDS, type FigureName, readFigure, type SavingsFigures } from '../savings.domain.ts';
import {
  announcementOf,
  type BarName,
  barsOf,
  figureError,
  figureHelp,
  linesOf,
  type ResultLines,
  roleNamed,
  startOf,
  wrongFigureText,
} from './savings-content.ts';

/** A screen reader hears the result once the typing rests, not at every key. */
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
}

const calculatorIn = (place: HTMLElement): Calculator => {
  const field = (name: FigureName) => find<HTMLInputElement>(place, `input[name=${name}]`);
  return {
    place,
    form: find<HTMLFormElement>(place, 'form'),
    role: find<HTMLSelectElement>(place, 'select[name=role]'),
    fields: { hires: field('hires'), months: field('months'), usCost: field('usCost'), ourCost: field('ourCost') },
  };
};

/** Marks the fields that cannot be read, and gives the name of the first of them. */
const markFields = ({ place, role, fields }: Calculator): FigureName | null => {
  const wrong = FIGURES.filter((name) => readFigure(name, fields[name].value) === null);
  for (const name of FIGURES) {
    const isWrong = wrong.includes(name);
    if (isWrong) fields[name].setAttribute('aria-invalid', 'true');
    else fields[name].removeAttribute('aria-invalid');
    find(place, `[data-note=${name}]`).textContent = isWrong
      ? figureError(name)
      : figureHelp(name, roleNamed(role.value));
  }
  return wrong[0] ?? null;
};

const figuresIn = ({ fields }: Calculator): SavingsFigures => {
  const figure = (name: FigureName) => readFigure(name, fields[name].value) ?? 0;
  return { hires: figure('hires'), months: figure('months'), usCost: figure('usCost'), ourCost: figure('ourCost') };
};

/** Writes the result, and gives the sentence that says it. */
const showResult = (calculator: Calculator): string => {
  const { place, role } = calculator;
  const wrong = markFields(calculator);
  const figures = wrong ? null : figuresIn(calculator);
  const lines = linesOf(roleNamed(role.value), figures);
  for (const element of place.querySelectorAll<HTMLElement>('[data-line]'))
    element.textContent = lines[element.dataset.line as keyof ResultLines];
  const bars = barsOf(figures);
  for (const element of place.querySelectorAll<HTMLElement>('[data-bar]'))
    element.style.transform = bars[element.dataset.bar as BarName];
  return wrong ? wrongFigureText(wrong) : announcementOf(lines);
};

/** Brings the calculator to life. */
export const enlivenSavings = (place: HTMLElement): void => {
  const calculator = calculatorIn(place);
  const { form, role, fields } = calculator;
  const status = find(place, '[role=status]');
  let announcing = 0;

  const update = () => {
    const sentence = showResult(calculator);
    clearTimeout(announcing);
    announcing = window.setTimeout(() => {
      status.textContent = sentence;
    }, ANNOUNCE_AFTER_MS);
  };

  form.addEventListener('input', ({ target }) => {
    if (target === role) fields.ourCost.value = formatCount(startOf(roleNamed(role.value)).ourCost);
    update();
  });
  form.addEventListener('change', () => {
    for (const name of FIGURES) {
      const value = readFigure(name, fields[name].value);
      if (value !== null) fields[name].value = formatCount(value);
    }
  });
  // The fields have their first values only after the event.
  form.addEventListener('reset', () => setTimeout(update));
  form.addEventListener('submit', (event) => event.preventDefault());
};
