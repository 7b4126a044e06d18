/** The form fields for terms, used for offers and for hires without an offer. */
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { FormNumberField, FormSelectField, FormTextField } from '#client/form/form-fields.tsx';
import { dollarSign, formatMonthly, hourlySuffix } from '#client/ui/format.ts';
import { WORK_TYPES, type WorkType } from '#shared/vocabulary.ts';
import { averageMonthlyPay } from '../../hiring.domain.ts';

/** Form values of terms. */
export interface TermValues {
  hourlyRate: number;
  hoursPerWeek: number;
  employmentType: WorkType;
  startDate: string;
  endDate?: string | null | undefined;
}

/** Returns the values for an empty form, or for a form that edits `from`. */
export const termValues = (from?: Partial<TermValues> | null) => ({
  hourlyRate: from?.hourlyRate,
  hoursPerWeek: from?.hoursPerWeek,
  employmentType: from?.employmentType,
  startDate: from?.startDate ?? '',
  endDate: from?.endDate ?? '',
});

/** The average monthly pay for the entered rate and hours. Renders nothing until both are entered. */
export const MonthlyTotal = ({
  hourlyRate,
  hoursPerWeek,
}: {
  hourlyRate: number | null | undefined;
  hoursPerWeek: number | null | undefined;
}) => {
  const t = useTranslations('hiring.terms');
  const locale = useLocale();
  if (!hourlyRate || !hoursPerWeek) return null;
  const monthly = averageMonthlyPay({ hourlyRate, hoursPerWeek });
  return (
    <p aria-live="polite" className="tabular -mt-2 text-ink-soft text-sm">
      {t('monthTotal', { amount: formatMonthly(monthly, monthly, locale) })}
    </p>
  );
};

interface TermsFieldsProps<Values extends FieldValues> {
  control: Control<Values, unknown, Values>;
}

export const TermsFields = <Values extends TermValues & FieldValues>({ control }: TermsFieldsProps<Values>) => {
  const t = useTranslations('hiring.terms');
  const type = useTranslations('vocabulary.workType');
  const locale = useLocale();
  const fieldProps = (name: keyof TermValues) => ({ control, name: name as FieldPath<Values> });
  const [hourlyRate, hoursPerWeek] = useWatch({
    control,
    name: ['hourlyRate', 'hoursPerWeek'] as unknown as readonly FieldPath<Values>[],
  });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormNumberField
          {...fieldProps('hourlyRate')}
          label={t('rate')}
          prefix={dollarSign(locale)}
          suffix={hourlySuffix(locale)}
          required
        />
        <FormNumberField {...fieldProps('hoursPerWeek')} label={t('hours')} required />
      </div>
      <MonthlyTotal hourlyRate={hourlyRate} hoursPerWeek={hoursPerWeek} />
      <FormSelectField
        {...fieldProps('employmentType')}
        label={t('type')}
        placeholder={t('chooseType')}
        options={WORK_TYPES.map((value) => ({ value, label: type(value) }))}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormTextField {...fieldProps('startDate')} label={t('start')} type="date" required />
        <FormTextField {...fieldProps('endDate')} label={t('end')} type="date" help={t('endHelp')} />
      </div>
    </>
  );
};
