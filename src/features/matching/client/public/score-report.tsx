/** A score with its full explanation, for the page of a single pair. Lists show the dial instead. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { ExplainedCompatibility } from '#engine/matching.contract.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { ConfidenceMark } from '../components/confidence-mark.tsx';
import { ScoreExplanation } from '../components/score-explanation.tsx';
import { ScoreGauge } from '../components/score-gauge.tsx';
import { bandClasses } from '../score-band.ts';
import { useSkillsFact } from '../skills-fact.ts';

export interface ScoreReportProps {
  compatibility: ExplainedCompatibility;
  /** Who is viewing the score. Admins get the company's wording without the summary of skills, which says "you". */
  audience: AccountType | 'admin';
}

/** A card with the dial, the band as its heading, and the reasons. */
export const ScoreReport = ({ compatibility, audience }: ScoreReportProps) => {
  const t = useTranslations('matching');
  const headingId = useId();
  const { score, band } = compatibility;
  const fact = useSkillsFact(compatibility, audience === 'candidate' ? 'candidate' : 'company');
  return (
    <Card as="section" aria-labelledby={headingId} className="space-y-5">
      <div className="flex items-center gap-4">
        <ScoreGauge score={score} band={band} size="lg" />
        <div className="min-w-0">
          <h2 id={headingId} className={classNames('headline text-xl', bandClasses(band).text)}>
            {t(`band.${band}`)}
          </h2>
          {audience !== 'admin' && fact !== '' && <p className="text-ink-soft text-sm">{fact}</p>}
          <ConfidenceMark confidence={compatibility.confidence} className="mt-1" />
        </div>
      </div>
      <ScoreExplanation compatibility={compatibility} audience={audience} />
    </Card>
  );
};
