/**
 * The seven factors of a score, each with its bar, its share and the engine's sentence. What does not count says so.
 */
import { useTranslations } from 'use-intl';
import { translateSentence } from '#client/sentences.ts';
import { classNames } from '#client/ui/class-names.ts';
import type { Compatibility } from '../../matching.contract.ts';
import { bandLook, scoreBand } from '../score-band.ts';

type Factor = Compatibility['factors'][number];

const FactorRow = ({ factor }: { factor: Factor }) => {
  const t = useTranslations('matching');
  const counts = factor.weight > 0;
  const score = Math.round(factor.score);
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <span className={classNames('font-medium text-sm', counts ? 'text-ink' : 'text-muted')}>
          {t(`factor.${factor.factor}`)}
          {counts && (
            <span className="ml-2 font-normal text-muted text-xs">
              {t('weight', { percent: Math.round(factor.weight * 100) })}
            </span>
          )}
        </span>
        {counts && (
          <span className="tabular font-semibold text-ink text-sm">
            <span aria-hidden="true">{score}</span>
            <span className="sr-only">{t('factorScore', { score })}</span>
          </span>
        )}
      </div>
      {counts && (
        <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
          <div
            className={classNames('h-full rounded-full', bandLook(scoreBand(score)).fill)}
            style={{ width: `${score}%` }}
          />
        </div>
      )}
      <p className="mt-1 text-muted text-xs">{counts ? translateSentence(factor.summary) : t('noWeight')}</p>
    </li>
  );
};

/** The list of factors, those that count first. */
export const FactorBars = ({ factors }: { factors: Compatibility['factors'] }) => (
  <ul className="space-y-3.5">
    {factors
      .toSorted((one, other) => other.weight - one.weight)
      .map((factor) => (
        <FactorRow key={factor.factor} factor={factor} />
      ))}
  </ul>
);
