/**
 * The savings calculator: a form, its result, the formula and its assumptions. The static page contains a worked example with the initial values.
 * `savings-behavior.ts` recalculates on each edit. Without scripts the page shows the example only.
 */
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageLanguage } from '#client/page-language.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { controlStyle } from '#client/ui/field.tsx';
import { dollarSign, formatCount } from '#client/ui/format.ts';
import { FIGURE_BOUNDS, type FigureName } from '../../savings.domain.ts';
import { POPULAR_ROLES } from '../landing-content.ts';
import {
  assumptionTexts,
  type BarName,
  barOffsets,
  buildResultLines,
  FIRST_ROLE,
  figureHelp,
  isMoney,
  type ResultLines,
  roleStartingFigures,
  type SavingsWords,
  savingsWords,
} from '../savings-content.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import { WAGES_SOURCE } from '../us-wages.ts';

const STARTING_FIGURES = roleStartingFigures(FIRST_ROLE);
const BARS = barOffsets(STARTING_FIGURES);

const useWords = (): SavingsWords => savingsWords(usePageLanguage(), useSiteTexts().savings);

const useLines = (): ResultLines => buildResultLines(useWords(), FIRST_ROLE, STARTING_FIGURES);

/** A line of the result. The script updates it. */
const Line = ({ name }: { name: keyof ResultLines }) => <span data-line={name}>{useLines()[name]}</span>;

const elementId = (name: string): string => `savings-${name}`;

const LabeledField = ({ name, label, children }: { name: string; label: string; children: ReactNode }) => (
  <div className="group/field flex min-w-0 flex-col gap-1.5">
    <label htmlFor={elementId(name)} className="font-medium text-ink text-sm">
      {label}
    </label>
    <span className="relative block">{children}</span>
  </div>
);

const RoleField = () => {
  const { texts } = useWords();
  return (
    <LabeledField name="role" label={texts.role}>
      <select id={elementId('role')} name="role" className={classNames(controlStyle, 'appearance-none truncate pr-10')}>
        {POPULAR_ROLES.map(({ title }) => (
          <option key={title} value={title}>
            {texts.roles[title]}
          </option>
        ))}
      </select>
      <ChevronDown className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-4.5 text-muted" />
    </LabeledField>
  );
};

const FigureField = ({ name }: { name: FigureName }) => {
  const words = useWords();
  const sign = dollarSign(words.locale);
  return (
    <div className="group/field flex min-w-0 flex-col gap-1.5">
      <label htmlFor={elementId(name)} className="font-medium text-ink text-sm">
        {words.texts.labels[name]}
      </label>
      <span className="relative block">
        {isMoney(name) && (
          <span aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 text-muted">
            {sign}
          </span>
        )}
        <input
          id={elementId(name)}
          name={name}
          inputMode="numeric"
          maxLength={String(FIGURE_BOUNDS[name].max).length + 6}
          defaultValue={formatCount(STARTING_FIGURES[name], words.locale)}
          aria-describedby={elementId(`${name}-note`)}
          className={classNames(controlStyle, 'tabular', isMoney(name) && (sign.length > 1 ? 'pl-12' : 'pl-7'))}
        />
      </span>
      <p
        id={elementId(`${name}-note`)}
        className="text-muted text-sm group-has-aria-invalid/field:text-danger-ink"
        data-note={name}
      >
        {figureHelp(words, name, FIRST_ROLE)}
      </p>
    </div>
  );
};

const FigureForm = () => {
  const { texts } = useWords();
  return (
    <form
      aria-label={texts.form}
      autoComplete="off"
      noValidate
      className="flex flex-col gap-5 p-5 noscript:hidden sm:p-8 max-lg:border-line max-lg:border-b"
    >
      <RoleField />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <FigureField name="hires" />
        <FigureField name="months" />
      </div>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FigureField name="usCost" />
        <FigureField name="ourCost" />
      </div>
      <Button type="reset" size="sm" className="mt-auto self-start">
        {texts.reset}
      </Button>
    </form>
  );
};

interface BarProps {
  label: string;
  line: 'usTotal' | 'ourTotal';
  bar: BarName;
  className: string;
}

const Bar = ({ label, line, bar, className }: BarProps) => (
  <div>
    <dt className="text-ink-soft text-sm">{label}</dt>
    <dd>
      <span className="headline text-ink text-xl tabular">
        <Line name={line} />
      </span>
      <span aria-hidden="true" className="mt-2 block h-3 overflow-hidden rounded-full bg-raised">
        <span
          data-bar={bar}
          className={`block size-full rounded-full transition-transform duration-150 ${className}`}
          style={{ transform: BARS[bar] }}
        />
      </span>
    </dd>
  </div>
);

const Result = () => {
  const { texts } = useWords();
  return (
    <div className="flex flex-col bg-positive-soft p-5 sm:p-8">
      <p className="eyebrow text-positive-ink">
        <Line name="subject" />
      </p>
      <p className="mt-3">
        <span className="headline block text-3xl text-positive-ink tabular">
          <Line name="amount" />
        </span>{' '}
        <span className="mt-2 block text-ink sm:text-lg">
          <Line name="outcome" />
        </span>{' '}
        <span className="mt-1 block text-ink-soft text-sm">
          <Line name="monthly" />
        </span>
      </p>
      <p className="mt-2 text-ink-soft text-sm empty:hidden" data-line="aboveClaim">
        {useLines().aboveClaim}
      </p>
      <dl className="mt-8 grid gap-5 lg:mt-auto lg:pt-10">
        <Bar label={texts.inUs} line="usTotal" bar="us" className="bg-line-strong" />
        <Bar label={texts.through} line="ourTotal" bar="ours" className="bg-positive" />
      </dl>
    </div>
  );
};

const WorkedFormula = ({ formula, name }: { formula: string; name: 'worked' | 'workedPercent' }) => (
  <p className="mt-3 first-of-type:mt-2">
    <span className="block text-ink-soft text-sm">{formula}</span>{' '}
    <span className="block text-ink tabular">
      <Line name={name} />
    </span>
  </p>
);

const Working = () => {
  const words = useWords();
  const { texts } = words;
  return (
    <div className="grid gap-x-12 gap-y-8 border-line border-t p-5 sm:p-8 lg:grid-cols-2">
      <div>
        <h4 className="font-semibold text-ink">{texts.formulaTitle}</h4>
        <WorkedFormula formula={texts.saving} name="worked" />
        <WorkedFormula formula={texts.percent} name="workedPercent" />
      </div>
      <div>
        <h4 className="font-semibold text-ink">{texts.assumptionsTitle}</h4>
        <ul className="mt-2 list-disc space-y-1.5 pl-5 text-ink-soft text-sm marker:text-muted">
          {assumptionTexts(words).map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
        <p className="mt-3 text-sm">
          <a
            href={WAGES_SOURCE}
            rel="noopener noreferrer"
            className="text-ink-soft underline underline-offset-4 hover:text-ink"
          >
            {texts.source}
          </a>
        </p>
      </div>
    </div>
  );
};

export const SavingsCalculator = () => {
  const { texts } = useWords();
  return (
    <div id="savings" className="mt-14 scroll-mt-6">
      <h3 className="headline text-ink text-xl">{texts.title}</h3>
      <p className="mt-2 max-w-2xl text-ink-soft">
        <span className="noscript:hidden">{texts.lead}</span>
        <span className="hidden noscript:inline">{texts.noScript}</span>
      </p>
      <div data-behavior="savings" className="mt-6 overflow-hidden rounded-panel border border-line bg-raised">
        <div className="grid lg:grid-cols-2 noscript:grid-cols-1">
          <FigureForm />
          <Result />
        </div>
        <Working />
        <p role="status" className="sr-only" />
      </div>
    </div>
  );
};
