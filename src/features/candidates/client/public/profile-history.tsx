/** Positions, education and languages of a profile as others see them. Empty if none are stated. */
import { Download, ExternalLink } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { buttonStyle } from '#client/ui/button-style.ts';
import { ChipList } from '#client/ui/chip-list.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { fillPath } from '#shared/contract.ts';
import type { Education, Position, ShownProfile } from '../../profile.contract.ts';
import { resumeFilesContract } from '../../resume-files.contract.ts';
import { useProfileTexts } from './profile-texts.ts';

type Level = 2 | 3;

const Part = ({ title, level, children }: { title: string; level: Level; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="space-y-3">
      <SectionHeading id={id} level={level}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
};

const PositionItem = ({ position }: { position: Position }) => {
  const texts = useProfileTexts();
  const { title, company, summary } = position;
  return (
    <li className="min-w-0 space-y-1">
      <p className="break-words font-semibold text-ink">{title}</p>
      <p className="break-words text-muted text-sm tabular">
        {[company, texts.positionSpan(position), texts.duration(position)].filter(Boolean).join(' · ')}
      </p>
      {summary && <p className="max-w-prose whitespace-pre-line break-words text-ink-soft text-sm">{summary}</p>}
    </li>
  );
};

const EducationItem = ({ education }: { education: Education }) => {
  const texts = useProfileTexts();
  const { school, degree, field } = education;
  const studied = [degree, field].filter(Boolean).join(', ');
  return (
    <li className="min-w-0">
      <p className="break-words font-semibold text-ink">{studied || school}</p>
      <p className="break-words text-muted text-sm tabular">
        {[studied === '' ? null : school, texts.educationSpan(education)].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
};

export interface ProfileHistoryProps {
  profile: Pick<ShownProfile, 'positions' | 'education' | 'languages'>;
  /** Level of the headings. */
  level?: Level;
}

/** The three parts with their headings. */
export const ProfileHistory = ({ profile, level = 2 }: ProfileHistoryProps) => {
  const t = useTranslations('profileParts.shown');
  const texts = useProfileTexts();
  const { positions, education, languages } = profile;
  return (
    <>
      {positions.length > 0 && (
        <Part title={t('workHistory')} level={level}>
          <ol className="space-y-5">
            {positions.map((position, index) => (
              <PositionItem key={`${position.start} ${position.title} ${String(index)}`} position={position} />
            ))}
          </ol>
        </Part>
      )}
      {education.length > 0 && (
        <Part title={t('education')} level={level}>
          <ul className="space-y-4">
            {education.map((study, index) => (
              <EducationItem key={`${study.school} ${study.degree} ${String(index)}`} education={study} />
            ))}
          </ul>
        </Part>
      )}
      {languages.length > 0 && (
        <Part title={t('languages')} level={level}>
          <ChipList items={languages.map(texts.language)} />
        </Part>
      )}
    </>
  );
};

export interface ResumeLinkProps {
  /** Null for the user's own résumé. */
  candidateId: string | null;
  size?: 'sm' | 'md';
  /** Replaces the label "Download résumé". */
  children?: ReactNode;
}

/** A link that downloads a candidate's résumé. */
export const ResumeLink = ({ candidateId, size = 'sm', children }: ResumeLinkProps) => {
  const t = useTranslations('profileParts.shown');
  const { getMyResume, getResume } = resumeFilesContract;
  return (
    <a
      href={candidateId === null ? getMyResume.path : fillPath(getResume.path, { id: candidateId })}
      download
      className={buttonStyle({ size })}
    >
      <Download className="size-4" />
      {children ?? t('resume')}
    </a>
  );
};

/** A link to the candidate's profile on another site. */
export const ExternalProfile = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer nofollow"
    className="inline-flex items-center gap-1.5 rounded-sm font-medium text-accent-ink text-sm underline decoration-accent-line underline-offset-4"
  >
    {children}
    <ExternalLink className="size-4" />
  </a>
);
