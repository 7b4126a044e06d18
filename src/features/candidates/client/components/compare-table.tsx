/**
 * The comparison: a column for each candidate, and rows for the parts of the score and other facts. In rows that compare values, a label marks the
 * best one. Names and row headers stay visible while the page scrolls, and while the table scrolls sideways in a narrow window.
 */
import { MessageSquare, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { IfMay } from '#client/may.tsx';
import { personName } from '#client/names.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { isExplained, type MatchFactor } from '#engine/matching.contract.ts';
import { FactorReason, FactorScore } from '#features/matching/client/public/factor-parts.tsx';
import { LocalTime, showsSharedHours } from '#features/matching/client/public/local-time.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreDial } from '#features/matching/client/public/score-dial.tsx';
import { SkillMatch } from '#features/matching/client/public/skill-match.tsx';
import { VerifiedLine } from '#features/verifications/client/public/verified-line.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ComparedCandidate } from '../../candidates.contract.ts';
import { experienceRank, factorScore, findFactor } from '../compare-values.ts';
import { CommitmentLine } from '../public/commitment-line.tsx';
import { personArea, personKey } from '../public/person-keys.ts';
import { PersonInvite } from '../public/person-slots.tsx';
import { useProfileTexts } from '../public/profile-texts.ts';
import { ShortlistButton } from '../public/shortlist-button.tsx';
import { useStatedExperience } from '../public/stated-experience.ts';
import { CompareBackground } from './compare-background.tsx';
import { CompareNames } from './compare-names.tsx';
import { Line, CompareRow as Row, rowHead } from './compare-row.tsx';

const candidateName = ({ user }: ComparedCandidate): string => personName(user);

/** The minimum widths on a phone. Narrower columns would break words. */
const HEAD_REM = 6.5;
const COLUMN_REM = 12;

/** A cell about a single factor. */
const FactorCell = ({
  candidate,
  name,
  mark,
}: {
  candidate: ComparedCandidate;
  name: MatchFactor;
  mark: ReactNode;
}) => {
  const factor = findFactor(candidate, name);
  return (
    factor && (
      <>
        {/* The description factor is explained in words, without a number. */}
        {factor.reason.kind !== 'text' && (
          <Line mark={mark}>
            <FactorScore factor={factor} />
          </Line>
        )}
        <FactorReason factor={factor} audience="company" />
      </>
    )
  );
};

interface StatedCellProps {
  candidate: ComparedCandidate;
  name: MatchFactor;
  /** The stated value, or null. */
  stated: ReactNode;
  mark: ReactNode;
}

/** A cell with a stated value and the explanation of the factor based on it. */
const StatedCell = ({ candidate, name, stated, mark }: StatedCellProps) => {
  const t = useTranslations('candidates.profile');
  const factor = findFactor(candidate, name);
  return (
    <>
      <Line mark={mark}>
        <p className={stated === null ? 'text-muted text-sm' : 'tabular break-words font-medium text-ink text-sm'}>
          {stated ?? t('notStated')}
        </p>
      </Line>
      {factor && <FactorReason factor={factor} audience="company" />}
    </>
  );
};

interface HeadProps {
  candidate: ComparedCandidate;
  jobId: string | undefined;
  /** Undefined if fewer than two candidates would remain, which hides the button. */
  onRemove: (() => void) | undefined;
}

const Head = ({ candidate, jobId, onRemove }: HeadProps) => {
  const t = useTranslations('comparison');
  const name = candidateName(candidate);
  const page = fillPath(APP_PATHS.candidate, { id: candidate.id });
  return (
    <th scope="col" {...personArea(candidate.id)} className="px-3 py-3 text-left align-top font-normal sm:px-4">
      <div className="flex items-start gap-2.5">
        <span className="hidden lg:block">
          <Avatar id={candidate.user.id} name={name} photoUrl={candidate.user.profileImageUrl} size="sm" />
        </span>
        <div className="min-w-0 flex-1">
          <Link
            to={jobId ? `${page}?jobId=${jobId}` : page}
            className="break-words rounded-sm font-semibold text-ink hover:text-accent-ink hover:underline"
          >
            {name}
          </Link>
          <p className="break-words text-muted text-sm max-sm:line-clamp-1">{candidate.jobTitle}</p>
        </div>
        {onRemove && (
          <button
            type="button"
            onClick={onRemove}
            aria-label={t('remove', { name })}
            className="-mt-1 -mr-1.5 grid size-8 shrink-0 place-content-center rounded-control text-muted hover:bg-hover hover:text-ink"
          >
            <X className="size-4" />
          </button>
        )}
      </div>
    </th>
  );
};

export interface CompareTableProps {
  candidates: readonly ComparedCandidate[];
  companyId: string;
  jobId: string | undefined;
  onRemove: (id: string) => void;
}

/** The scroll container of the table can receive keyboard focus. */
export const CompareTable = ({ candidates, companyId, jobId, onRemove }: CompareTableProps) => {
  const t = useTranslations('comparison');
  const profileTexts = useTranslations('candidates.profile');
  const cardTexts = useTranslations('candidates.card');
  const person = useTranslations('personPage');
  const texts = useProfileTexts();
  const verified = useTranslations('verifications.shown');
  const factorTexts = useTranslations('matching.factor');
  const vocabulary = useTranslations('vocabulary');
  const experience = useStatedExperience();
  const locale = useLocale();
  const isScored = candidates.some(({ compatibility }) => compatibility !== null);
  const scroller = useRef<HTMLElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const scrollable = { tabIndex: 0 };
  const removeHandler = (id: string) => (candidates.length > 2 ? () => onRemove(id) : undefined);
  return (
    <div>
      <CompareNames
        names={candidates.map((candidate) => ({ id: candidate.id, name: candidateName(candidate) }))}
        scroller={scroller}
        head={head}
        headRem={HEAD_REM}
        columnRem={COLUMN_REM}
      />
      <section
        ref={scroller}
        {...scrollable}
        aria-label={t('table')}
        className="relative rounded-card border border-line bg-raised max-lg:overflow-x-auto"
      >
        <table
          className="w-full table-fixed border-separate border-spacing-0"
          style={{ minWidth: `${HEAD_REM + candidates.length * COLUMN_REM}rem` }}
        >
          <thead ref={head}>
            <tr className="lg:[&>*]:sticky lg:[&>*]:top-16 lg:[&>*]:z-20 [&>*]:bg-raised">
              <td className={`${rowHead} rounded-tl-card lg:z-20!`} />
              {candidates.map((candidate) => (
                <Head key={candidate.id} candidate={candidate} jobId={jobId} onRemove={removeHandler(candidate.id)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {isScored && (
              <>
                <Row
                  heading={t('score')}
                  candidates={candidates}
                  value={({ compatibilityScore }) => compatibilityScore}
                >
                  {({ id, compatibility, isUnscored }, mark) => (
                    <Line mark={mark}>
                      <NoScore row={{ isUnscored }} />
                      {compatibility && (
                        <ScoreDial compatibility={compatibility} candidateId={id} audience="company" size="md" />
                      )}
                    </Line>
                  )}
                </Row>
                <Row heading={factorTexts('skills')} candidates={candidates} value={factorScore('skills')}>
                  {(candidate, mark) => (
                    <div className="space-y-3">
                      <div>
                        <FactorCell candidate={candidate} name="skills" mark={mark} />
                      </div>
                      {candidate.compatibility && isExplained(candidate.compatibility) && (
                        <SkillMatch compatibility={candidate.compatibility} />
                      )}
                    </div>
                  )}
                </Row>
                <Row heading={factorTexts('title')} candidates={candidates} value={factorScore('title')}>
                  {(candidate, mark) => <FactorCell candidate={candidate} name="title" mark={mark} />}
                </Row>
              </>
            )}
            <Row heading={profileTexts('experience')} candidates={candidates} value={experienceRank} word="most">
              {(candidate, mark) => (
                <StatedCell candidate={candidate} name="experience" stated={experience(candidate)} mark={mark} />
              )}
            </Row>
            <Row
              heading={profileTexts('rate')}
              candidates={candidates}
              value={({ hourlyRate }) => hourlyRate}
              direction="lowest"
              word="lowest"
            >
              {(candidate, mark) => (
                <StatedCell
                  candidate={candidate}
                  name="rate"
                  stated={candidate.hourlyRate === null ? null : formatHourly(candidate.hourlyRate, locale)}
                  mark={mark}
                />
              )}
            </Row>
            <Row heading={factorTexts('timezone')} candidates={candidates} value={factorScore('timezone')}>
              {(candidate, mark) => (
                <StatedCell
                  candidate={candidate}
                  name="timezone"
                  stated={
                    candidate.timezone && (
                      <LocalTime
                        stated={candidate.timezone}
                        zone={candidate.zone}
                        side="candidate"
                        // The location has its own row.
                        place={texts.place(candidate) && ''}
                        withoutShared={showsSharedHours(candidate.compatibility)}
                      />
                    )
                  }
                  mark={mark}
                />
              )}
            </Row>
            <Row heading={profileTexts('availability')} candidates={candidates} value={factorScore('availability')}>
              {(candidate, mark) => (
                <>
                  <StatedCell
                    candidate={candidate}
                    name="availability"
                    stated={candidate.availability && vocabulary(`workType.${candidate.availability}`)}
                    mark={mark}
                  />
                  <CommitmentLine candidate={candidate} className="mt-2" />
                </>
              )}
            </Row>
            {isScored && (
              <Row heading={factorTexts('text')} candidates={candidates}>
                {(candidate, mark) => <FactorCell candidate={candidate} name="text" mark={mark} />}
              </Row>
            )}
            <CompareBackground candidates={candidates} />
            <Row heading={person('verification')} candidates={candidates}>
              {({ verified: kinds = [] }) =>
                kinds.length > 0 ? (
                  <VerifiedLine kinds={kinds} />
                ) : (
                  <p className="text-muted text-sm">{verified('none')}</p>
                )
              }
            </Row>
            <Row heading={person('invitation')} candidates={candidates}>
              {(candidate) => (
                <div {...personArea(candidate.id)} className="flex flex-wrap items-center gap-2">
                  <PersonInvite candidate={candidate} look="small" />
                </div>
              )}
            </Row>
            <Row heading={t('next')} candidates={candidates}>
              {(candidate) => (
                <div className="flex flex-col items-stretch gap-2" {...personArea(candidate.id)}>
                  <IfMay may="recruit">
                    <LinkButton
                      {...personKey('message')}
                      size="sm"
                      to={`${APP_PATHS.messages}?userId=${candidate.userId}`}
                      aria-label={t('messageTo', { name: candidateName(candidate) })}
                      icon={<MessageSquare className="size-4" />}
                    >
                      {cardTexts('message')}
                    </LinkButton>
                  </IfMay>
                  <ShortlistButton size="sm" candidate={candidate} companyId={companyId} />
                </div>
              )}
            </Row>
          </tbody>
        </table>
      </section>
    </div>
  );
};
