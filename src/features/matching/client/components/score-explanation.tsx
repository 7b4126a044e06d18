/**
 * Explains a score: factors, skills and confidence. Candidates also see improvements; companies
 * also see which parts of the profile copy their job post.
 */

import { Copy, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { ExplainedCompatibility } from '#engine/matching.contract.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { wholePercents } from '#shared/whole-percents.ts';
import { explanationEn } from '../explanation.en.ts';
import { FactorReason, FactorScore } from '../public/factor-parts.tsx';
import { SkillMatch } from '../public/skill-match.tsx';
import { type Factor, type Improvement, useWording } from '../public/wording.ts';
import { ConfidenceMark } from './confidence-mark.tsx';

/** Up to three changes that the candidate could make to raise the score, each with the points it would add. */
const ImprovementList = ({ improvements }: { improvements: readonly Improvement[] }) => {
  const words = useWording('candidate');
  return (
    <ul className="space-y-2">
      {improvements.map((improvement) => (
        <li key={improvement.text} className="flex gap-2 text-ink-soft text-sm">
          <TrendingUp className="mt-0.5 size-4 shrink-0 text-positive" />
          <span className="min-w-0 flex-1">{words.improvement(improvement)}</span>
        </li>
      ))}
    </ul>
  );
};

interface FactorRowProps {
  factor: Factor;
  /** The weight in the score, as a whole percentage. */
  percent: number;
  audience: AccountType;
}

const FactorRow = ({ factor, percent, audience }: FactorRowProps) => {
  const t = useTranslations('matching');
  const explanation = useTranslations('explanation');
  const isCounted = factor.weight > 0;
  return (
    <li>
      <div className="flex items-baseline justify-between gap-3">
        <span className={classNames('font-medium text-sm', isCounted ? 'text-ink' : 'text-muted')}>
          {t(`factor.${factor.factor}`)}
          {isCounted && (
            <span className="ml-2 font-normal text-muted text-xs">
              {t('weight', { percent })}
              {factor.times !== undefined && ` · ${explanation('times', { times: factor.times })}`}
            </span>
          )}
        </span>
        <FactorScore factor={factor} />
      </div>
      <FactorReason factor={factor} audience={audience} />
    </li>
  );
};

/** The factors of a score, highest weight first, each with its bar, its weight and the engine's sentence. */
const FactorBars = ({ factors, audience }: { factors: readonly Factor[]; audience: AccountType }) => {
  const sorted = factors.toSorted((a, b) => b.weight - a.weight);
  const percents = wholePercents(sorted.map(({ weight }) => weight));
  return (
    <ul className="space-y-3.5">
      {sorted.map((factor, index) => (
        <FactorRow key={factor.factor} factor={factor} percent={percents[index] ?? 0} audience={audience} />
      ))}
    </ul>
  );
};

/** Tells a company that parts of a profile repeat its job post, and how that affects the score. Renders nothing if nothing is repeated. */
const CopiedNote = ({ copied = [] }: Pick<ExplainedCompatibility, 'copied'>) => {
  const t = useTranslations('explanation.copied');
  const badge = useTranslations('matching.copied')('badge');
  if (copied.length === 0) return null;
  return (
    <div className="flex gap-2.5 rounded-card bg-caution-soft p-4 text-caution-ink text-sm">
      <Copy className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <h3 className="font-semibold">{badge}</h3>
        {copied.map((part) => (
          <p key={part}>{t(part)}</p>
        ))}
        <p>{t('counts')}</p>
      </div>
    </div>
  );
};

interface ConfidenceNoteProps {
  compatibility: ExplainedCompatibility;
  audience: AccountType | 'admin';
}

/** The confidence of a score and the reasons for it: what was compared and what is missing. Advises candidates and companies on how to raise it. */
const ConfidenceNote = ({ compatibility, audience }: ConfidenceNoteProps) => {
  const t = useTranslations('explanation');
  const name = useTranslations('matching.factor');
  const words = useWording(audience === 'candidate' ? 'candidate' : 'company');
  const { confidence, factors } = compatibility;
  const compared = factors.filter(({ weight }) => weight > 0).map(({ factor }) => name(factor));
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
            <li key={factor.factor}>{t('notCompared', { part: name(factor.factor), reason: words.factor(factor) })}</li>
          ))}
      </ul>
      {confidence !== 'high' && audience !== 'admin' && <p>{t(`surer.${audience}`)}</p>}
    </div>
  );
};

export interface ScoreExplanationProps {
  compatibility: ExplainedCompatibility;
  /** Who is viewing the score. Only candidates see improvements. */
  audience: AccountType | 'admin';
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h3 className="mb-2.5 font-semibold text-ink text-sm">{heading}</h3>
    {children}
  </section>
);

const Explanation = ({ compatibility, audience }: ScoreExplanationProps) => {
  const t = useTranslations('explanation');
  const howScoresWork = useTranslations('matching')('howScoresWork');
  const { matchedSkills, relatedSkills, missingSkills, improvements } = compatibility;
  // Admins get the company's wording.
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
        <ConfidenceNote compatibility={compatibility} audience={audience} />
      </Part>
      <p className="border-line border-t pt-3 text-muted text-xs">
        {t('hint')}{' '}
        <a
          href={PUBLIC_PATHS.howScoresWork}
          className="rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink"
        >
          {howScoresWork}
        </a>
      </p>
    </div>
  );
};

/** The explanation without a frame, for a popover, a dialog or a page. */
export const ScoreExplanation = withEnglish({ explanation: explanationEn }, Explanation);
