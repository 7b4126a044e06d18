/**
 * What happens after a candidate accepts, worded for the company or the candidate: contract, pay, first day. Shown from the open offer until work
 * starts.
 */

import { useLocale, useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { useTimes } from '#client/ui/use-times.ts';
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import type { Side } from '#shared/sides.ts';
import { checkInDays } from '../../hiring.domain.ts';

const STEPS = ['contract', 'pay', 'firstDay'] as const;

interface NextStepsProps {
  side: Side;
  /** `offered`: an open offer. `accepted`: an accepted offer, saved as a PDF. `recorded`: a hire that the company recorded, without a PDF. */
  terms: 'offered' | 'accepted' | 'recorded';
  /** The name of the other party. */
  name: string;
  startDate: string;
  /** The last day of work, or null if there is no end date. */
  endDate: string | null;
}

export const NextSteps = ({ side, terms, name, startDate, endDate }: NextStepsProps) => {
  const t = useTranslations('hiring.next');
  const locale = useLocale();
  const { day } = useTimes();
  const days = checkInDays(startDate, endDate);
  const facts = {
    terms,
    name: toDisplayName(name),
    date: day(startDate),
    months: BRAND_FACTS.guaranteeMonths,
    count: days.length,
    days: new Intl.ListFormat(locale).format(days.map(String)),
  };
  return (
    <div className="space-y-2">
      <h3 className="font-semibold text-base text-ink">{t('title')}</h3>
      <ol className="grid gap-x-6 gap-y-3 text-sm lg:grid-cols-3">
        {STEPS.map((step, index) => (
          <li key={step}>
            <p className="font-medium text-ink">
              <span className="tabular text-muted">{index + 1}.</span> {t(step)}
            </p>
            <p className="mt-0.5 text-ink-soft">{t(`${side}.${step}`, facts)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
};
