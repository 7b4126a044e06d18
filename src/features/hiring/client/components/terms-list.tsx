/** The terms of an offer or hire as a list. */

import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatHourly, formatMonthly } from '#client/ui/format.ts';
import { useTimes } from '#client/ui/use-times.ts';
import type { WorkType } from '#shared/vocabulary.ts';
import { averageMonthlyPay } from '../../hiring.domain.ts';

interface Terms {
  hourlyRate: number;
  hoursPerWeek: number;
  employmentType: WorkType;
  startDate: string;
  endDate: string | null;
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-muted text-xs">{label}</dt>
    <dd className="tabular mt-0.5 font-medium text-ink">{children}</dd>
  </div>
);

export const TermsList = ({ terms }: { terms: Terms }) => {
  const t = useTranslations('hiring.terms');
  const type = useTranslations('vocabulary.workType');
  const locale = useLocale();
  const { day } = useTimes();
  const monthly = averageMonthlyPay(terms);
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      <Fact label={t('rate')}>{formatHourly(terms.hourlyRate, locale)}</Fact>
      <Fact label={t('hours')}>{terms.hoursPerWeek}</Fact>
      <Fact label={t('month')}>{formatMonthly(monthly, monthly, locale)}</Fact>
      <Fact label={t('type')}>{type(terms.employmentType)}</Fact>
      <Fact label={t('start')}>{day(terms.startDate)}</Fact>
      <Fact label={t('end')}>{terms.endDate === null ? t('open') : day(terms.endDate)}</Fact>
    </dl>
  );
};
