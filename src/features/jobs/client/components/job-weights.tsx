/** A select for the weight of each of a job's score factors, and a sentence about the effect. */

import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { MATCH_FACTORS, type MatchFactor, WEIGHT_BOUNDS } from '#engine/matching.contract.ts';
import { jobWeightsEn } from '../job-weights.en.ts';
import type { JobControl } from './job-control.ts';

const { min, max, step } = WEIGHT_BOUNDS;
const WEIGHT_CHOICES = Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);

const Weights = ({ control }: { control: JobControl }) => {
  const t = useTranslations('jobWeights');
  const factor = useTranslations('matching.factor');
  const format = useFormatter();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { field } = useController({ control, name: 'factorWeights' });
  const weights = field.value ?? {};
  const factorWeight = (matchFactor: MatchFactor): number => weights[matchFactor] ?? 1;
  const listFactorNames = (matches: (weight: number) => boolean): string =>
    format.list(
      MATCH_FACTORS.filter((matchFactor) => matches(factorWeight(matchFactor))).map((matchFactor) =>
        factor(matchFactor),
      ),
    );
  const [more, less] = [listFactorNames((weight) => weight > 1), listFactorNames((weight) => weight < 1)];
  const options = WEIGHT_CHOICES.map((weight) => ({
    value: String(weight),
    label: weight === 1 ? t('usual') : t('times', { times: weight.toLocaleString(locale) }),
  }));
  return (
    <details className="border-line border-t pt-5" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer font-medium text-ink">{t('title')}</summary>
      <div className="mt-4 space-y-5">
        <p className="max-w-prose text-muted text-sm">{t('text')}</p>
        {/* Rendered only while open, because fields in the form above have the same labels. */}
        {isOpen && (
          <div className="grid gap-5 sm:grid-cols-2">
            {MATCH_FACTORS.map((matchFactor) => (
              <SelectField
                key={matchFactor}
                label={factor(matchFactor)}
                value={String(factorWeight(matchFactor))}
                onChange={(chosen) => field.onChange({ ...weights, [matchFactor]: Number(chosen) })}
                options={options}
              />
            ))}
          </div>
        )}
        <p role="status" className="text-ink-soft text-sm">
          {[more && t('more', { factors: more }), less && t('less', { factors: less })].filter(Boolean).join(' ') ||
            t('none')}
        </p>
      </div>
    </details>
  );
};

export const JobWeights = withEnglish({ jobWeights: jobWeightsEn }, Weights);
