/**
 * Formats a job's monthly and hourly pay in the user's language. The API's `salaryRange` is the monthly pay in English.
 */
import { useLocale, useTranslations } from 'use-intl';
import { formatHourlyRange, formatMonthly } from '#client/ui/format.ts';
import { FULL_MONTH_HOURS, type MonthlyPay, monthlyHours, type Pay, toMonthlyBudget } from '../../jobs.domain.ts';

const usePayRangeFormatter = <Stated extends Pay>(
  formatRange: (from: number, to: number, locale: string, pay: Stated) => string,
) => {
  const t = useTranslations('jobs.card');
  const locale = useLocale();
  return (pay: Stated): string => {
    const { hourlyBudget, hourlyBudgetFrom } = pay;
    if (hourlyBudget === null) return t('negotiable');
    if (hourlyBudgetFrom === null || hourlyBudgetFrom === undefined)
      return t('upTo', { rate: formatRange(hourlyBudget, hourlyBudget, locale, pay) });
    return formatRange(hourlyBudgetFrom, hourlyBudget, locale, pay);
  };
};

const formatMonthlyRange = (from: number, to: number, locale: string, pay: MonthlyPay): string =>
  formatMonthly(toMonthlyBudget(from, pay), toMonthlyBudget(to, pay), locale);

/** Returns a formatter for monthly pay without the hours, for places that show the hours separately. */
export const useMonthlyPay = () => usePayRangeFormatter(formatMonthlyRange);

/**
 * Returns a formatter for monthly pay: `Up to $4,000/mo`, `Negotiable`. Names the hours unless they are those of full-time work:
 * `Up to $2,000/mo at 80 hours a month`.
 */
export const useSalaryRange = () => {
  const t = useTranslations('jobs.card');
  const monthlyPay = useMonthlyPay();
  return (pay: MonthlyPay): string => {
    const hours = monthlyHours(pay);
    return pay.hourlyBudget !== null && hours !== FULL_MONTH_HOURS
      ? t('atHours', { range: monthlyPay(pay), hours })
      : monthlyPay(pay);
  };
};

/** Returns a formatter for hourly pay: `Up to $25/hr`, `$15–$25/hr`, `Negotiable`. */
export const useHourlyPay = () => usePayRangeFormatter<Pay>(formatHourlyRange);
