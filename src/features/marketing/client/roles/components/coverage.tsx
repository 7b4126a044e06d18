/** Coverage per hour of the day: how many people are at work. */

import { usePageLanguage } from '#client/page-language.ts';
import { dateFormat } from '#client/ui/intl-formats.ts';
import { LANGUAGE_FACTS } from '#shared/languages.ts';
import { useSiteTexts } from '../../texts/site-texts.ts';
import type { Showcase } from '../role-family.ts';

type CoverageProps = Pick<Extract<Showcase, { kind: 'coverage' }>, 'note' | 'shifts'>;

/** The hour of a day in the format of a language: `7 AM`, `7 am`, `07`. */
const hourName = (hour: number, locale: string): string =>
  dateFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 1, hour));

/** Darker means more people. The hours are also listed as text above. */
const DEPTH = ['bg-line', 'bg-positive-line/25', 'bg-positive-line/55', 'bg-positive'] as const;

export const Coverage = ({ note, shifts }: CoverageProps) => {
  const { locale } = LANGUAGE_FACTS[usePageLanguage()];
  const first = Math.min(...shifts.map(({ from }) => from));
  const last = Math.max(...shifts.map(({ to }) => to));
  const hours = Array.from({ length: last - first }, (_, at) => first + at);
  const place = (hour: number): string => `${((hour - first) / (last - first)) * 100}%`;
  return (
    <figure className="mt-10 rounded-panel border border-line bg-raised p-5 sm:p-8">
      <ul className="space-y-5">
        {shifts.map(({ place: city, hours: text, from, to }) => (
          <li key={city}>
            <p className="flex justify-between gap-4 text-sm">
              <span className="font-semibold text-ink">{city}</span>
              <span className="text-muted tabular">{text}</span>
            </p>
            <span aria-hidden="true" className="relative mt-2 block h-3 rounded-full bg-line">
              <span
                className="absolute inset-y-0 rounded-full bg-positive-line"
                style={{ left: place(from), width: `${((to - from) / (last - first)) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-8 border-line border-t pt-6">
        <p className="font-semibold text-ink text-sm">{useSiteTexts().role.together}</p>
        <div aria-hidden="true" className="mt-3 flex gap-0.5">
          {hours.map((hour) => {
            const people = shifts.filter(({ from, to }) => from <= hour && hour < to).length;
            return <span key={hour} className={`h-12 flex-1 rounded-sm ${DEPTH[people] ?? DEPTH[0]}`} />;
          })}
        </div>
        <p aria-hidden="true" className="mt-2 flex justify-between text-muted text-xs tabular">
          <span>{hourName(first, locale)}</span>
          <span>{hourName(Math.round((first + last) / 2), locale)}</span>
          <span>{hourName(last, locale)}</span>
        </p>
      </div>
      <figcaption className="mt-5 text-ink-soft text-sm">{note}</figcaption>
    </figure>
  );
};
