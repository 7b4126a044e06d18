/**
 * The parts of one factor of a score: its number, and its bar with the engine's sentence. A factor
 * without weight has a sentence that says so.
 */
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { bandClasses, factorBand } from '../score-band.ts';
import { type Factor, useWording } from './wording.ts';

/** The number from 0 to 100. Renders nothing for a factor without weight. */
export const FactorScore = ({ factor }: { factor: Factor }) => {
  const t = useTranslations('matching');
  const score = Math.round(factor.score);
  // The `text` factor scores 100 whenever it has weight. The weight shows how much it contributes.
  if (factor.weight === 0 || factor.reason.kind === 'text') return null;
  return (
    <span className="tabular font-semibold text-ink text-sm">
      <span aria-hidden="true">{score}</span>
      <span className="sr-only">{t('factorScore', { score })}</span>
    </span>
  );
};

/** The bar and the reason. */
export const FactorReason = ({ factor, audience }: { factor: Factor; audience: AccountType }) => {
  const t = useTranslations('matching');
  const words = useWording(audience);
  const isCounted = factor.weight > 0;
  const score = Math.round(factor.score);
  return (
    <>
      {isCounted && factor.reason.kind !== 'text' && (
        <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
          <div
            className={classNames('h-full rounded-full', bandClasses(factorBand(score)).fill)}
            style={{ width: `${score}%` }}
          />
        </div>
      )}
      <p className="mt-1 text-muted text-xs">
        {isCounted || factor.reason.kind === 'text' ? words.factor(factor) : t('noWeight')}
      </p>
    </>
  );
};
