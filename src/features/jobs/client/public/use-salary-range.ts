/**
 * What a job pays, a month and an hour, as the reader's language writes words and amounts. The API's `salaryRange` says the same a
 * month in English.
 */
import { useLocale, useTranslations } from 'use-intl';
import { formatHourlyRange, formatMonthly } from '#client/ui/format.ts';
import { monthlyBudgetOf, type Pay } from '../../jobs.domain.ts';

type WriteRange = (from: number, to: number, locale: string) => string;

const usePay = (write: WriteRange) => {
  const t = useTranslations('jobs.card');
  const locale = useLocale();
  return ({ hourlyBudget, hourlyBudgetFrom }: Pay): string => {
    if (hourlyBudget === null) return t('negotiable');
    if (hourlyBudgetFrom === null || hourlyBudgetFrom === undefined)
      return t('upTo', { rate: write(hourlyBudget, hourlyBudget, locale) });
    return write(hourlyBudgetFrom, hourlyBudget, locale);
  };
};

const writeMonthly: WriteRange = (from, to, locale) =>
  formatMonthly(monthlyBudgetOf(from), monthlyBudgetOf(to), locale);

/** Gives the writer of what a job pays a month: `Up to $4,000/mo`, `$2,400–$4,000/mo`, `Negotiable`. */
export const useSalaryRange = () => usePay(writeMonthly);

/** Gives the writer of what a job pays an hour: `Up to $25/hr`, `$15–$25/hr`, `Negotiable`. */
export const useHourlyPay = () => usePay(formatHourlyRange);
