/**
 * Explains a score: factors, skills and confidence. Candidates also see improvements, companies
 * also see what the profile repeats of their post.
 */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ExplainedCompatibility } from '#engine/matching.contract.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { SkillMatch } from '../public/skill-match.tsx';
import { ConfidenceNote } from './confidence-note.tsx';
import { CopiedNote } from './copied-note.tsx';
import { FactorBars } from './factor-bars.tsx';
import { ImprovementList } from './improvement-list.tsx';

export interface ScoreExplanationProps {
  compatibility: ExplainedCompatibility;
  /** The reader. Only candidates see improvements. */
  audience: AccountType | 'admin';
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2.5 font-semibold text-ink text-sm">{heading}</h3>
    {children}
  </section>
);

/** The explanation without a frame, for a popover, a dialog or a page. */
export const ScoreExplanation = ({ compatibility, audience }: ScoreExplanationProps) => {
  const t = useTranslations('matching');
  const { matchedSkills, relatedSkills, missingSkills, improvements } = compatibility;
  // Readers other than the candidate get the company's wording.
  const side = audience === 'candidate' ? 'candidate' : 'company';
  const hasSkills = matchedSkills.length + relatedSkills.length + missingSkills.length > 0;
  return (
    <div className="space-y-5">
      {audience === 'candidate' && improvements.length > 0 && (
        <div className="rounded-card bg-positive-soft p-4">
          <Part heading={t('improvementsHeading')}>
            <ImprovementList improvements={improvements} />
          </Part>
        </div>
      )}
      {audience === 'company' && <CopiedNote copied={compatibility.copied} />}
      {hasSkills && (
        <Part heading={t('skillsHeading')}>
          <SkillMatch compatibility={compatibility} />
        </Part>
      )}
      <Part heading={t('factorsHeading')}>
        <FactorBars factors={compatibility.factors} audience={side} />
      </Part>
      <Part heading={t('confidenceHeading')}>
        <ConfidenceNote compatibility={compatibility} audience={side} />
      </Part>
      <p className="border-line border-t pt-3 text-muted text-xs">
        {t('hint')}{' '}
        <a
          href={PUBLIC_PATHS.howScoresWork}
          className="rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink"
        >
          {t('howScoresWork')}
        </a>
      </p>
    </div>
  );
};
