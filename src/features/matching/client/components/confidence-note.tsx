/** The confidence of a score and its reasons: what both sides stated, what is missing, and what would raise it. */
import { useTranslations } from 'use-intl';
import type { ExplainedCompatibility } from '#engine/matching.contract.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { useWording } from '../public/wording.ts';
import { ConfidenceMark } from './confidence-mark.tsx';

export interface ConfidenceNoteProps {
  compatibility: ExplainedCompatibility;
  audience: AccountType;
}

/** The note, without a heading. */
export const ConfidenceNote = ({ compatibility, audience }: ConfidenceNoteProps) => {
  const t = useTranslations('matching');
  const words = useWording(audience);
  const { confidence, factors } = compatibility;
  const compared = factors.filter(({ weight }) => weight > 0).map(({ factor }) => t(`factor.${factor}`));
  return (
    <div className="space-y-1.5 text-ink-soft text-sm">
      <p>
        <ConfidenceMark confidence={confidence} className="mr-1.5 align-[-0.15em] font-semibold text-ink text-sm" />
        {t(`confidenceText.${confidence}`)}
      </p>
      <ul className="list-disc space-y-0.5 pl-5 marker:text-line-strong">
        {compared.length > 0 && <li>{t('compared', { parts: compared.join(', ') })}</li>}
        {factors
          .filter(({ weight }) => weight === 0)
          .map((factor) => (
            <li key={factor.factor}>
              {t('notCompared', { part: t(`factor.${factor.factor}`), reason: words.factor(factor) })}
            </li>
          ))}
      </ul>
      {confidence !== 'high' && <p>{t(`surer.${audience}`)}</p>}
    </div>
  );
};
