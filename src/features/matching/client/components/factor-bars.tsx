/** The seven factors of a score, each with bar, weight and the engine's sentence. */
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { wholePercents } from '#shared/whole-percents.ts';
import { FactorReason, FactorScore } from '../public/factor-parts.tsx';
import type { Factor } from '../public/wording.ts';

interface FactorRowProps {
  factor: Factor;
  /** The weight in the score, in whole percents. */
  percent: number;
  audience: AccountType;
}

const FactorRow = ({ factor, percent, audience }: FactorRowProps) => {
  const t = useTranslations('matching');
  const counts = factor.weight > 0;
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <span className={classNames('font-medium text-sm', counts ? 'text-ink' : 'text-muted')}>
          {t(`factor.${factor.factor}`)}
          {counts && (
            <span className="ml-2 font-normal text-muted text-xs">
              {t('weight', { percent })}
              {factor.times !== undefined && ` · ${t('times', { times: factor.times })}`}
            </span>
          )}
        </span>
        <FactorScore factor={factor} />
      </div>
      <FactorReason factor={factor} audience={audience} />
    </li>
  );
};

/** The list of factors, highest weight first. */
export const FactorBars = ({ factors, audience }: { factors: readonly Factor[]; audience: AccountType }) => {
  const sorted = factors.toSorted((one, other) => other.weight - one.weight);
  const percents = wholePercents(sorted.map(({ weight }) => weight));
  return (
    <ul className="space-y-3.5">
      {sorted.map((factor, at) => (
        <FactorRow key={factor.factor} factor={factor} percent={percents[at] ?? 0} audience={audience} />
      ))}
    </ul>
  );
};
