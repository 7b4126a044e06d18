/**
 * What a job pays a month at most, as the reader's language writes words and amounts. The API's `salaryRange` says the same in
 * English.
 */
import { useLocale, useTranslations } from 'use-intl';
import { formatMonthly } from '#client/ui/format.ts';
import { monthlyBudgetOf } from '../../jobs.domain.ts';

/** Gives the writer: `Up to $4,000/mo` of 25, `Negotiable` of null. */
export const useSalaryRange = () => {
  const t = useTranslations('jobs.card');
  const locale = useLocale();
  return (hourlyBudget: number | null): string => {
    if (hourlyBudget === null) return t('negotiable');
    const monthly = monthlyBudgetOf(hourlyBudget);
    return t('upTo', { rate: formatMonthly(monthly, monthly, locale) });
  };
};
