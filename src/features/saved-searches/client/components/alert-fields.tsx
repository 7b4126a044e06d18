/** The settings of a saved search: how often it sends email, and the minimum score. */
import { useTranslations } from 'use-intl';
import { SelectField } from '#client/ui/select-field.tsx';
import { ALERT_FREQUENCIES, type AlertFrequency } from '../../saved-searches.contract.ts';

const SCORES = [0, 50, 60, 70, 80, 90];

interface FrequencyFieldProps {
  value: AlertFrequency;
  disabled?: boolean;
  onChange: (frequency: AlertFrequency) => void;
}

export const FrequencyField = ({ value, disabled, onChange }: FrequencyFieldProps) => {
  const t = useTranslations('savedSearches');
  return (
    <SelectField
      label={t('save.frequency')}
      value={value}
      disabled={disabled}
      onChange={(chosen) => onChange(chosen as AlertFrequency)}
      options={ALERT_FREQUENCIES.map((frequency) => ({ value: frequency, label: t(`frequency.${frequency}`) }))}
    />
  );
};

interface MinScoreFieldProps {
  value: number;
  help?: string | undefined;
  disabled?: boolean;
  onChange: (minScore: number) => void;
}

export const MinScoreField = ({ value, help, disabled, onChange }: MinScoreFieldProps) => {
  const t = useTranslations('savedSearches');
  // The API accepts any percentage, so the stored value may not be one of the usual choices.
  const scores = SCORES.includes(value) ? SCORES : [...SCORES, value].toSorted((a, b) => a - b);
  return (
    <SelectField
      label={t('save.minScore')}
      help={help}
      value={String(value)}
      disabled={disabled}
      onChange={(chosen) => onChange(Number(chosen))}
      options={scores.map((score) => ({
        value: String(score),
        label: score === 0 ? t('score.any') : t('score.atLeast', { score }),
      }))}
    />
  );
};
