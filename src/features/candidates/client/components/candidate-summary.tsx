/**
 * The common part of all candidate cards: person, title, experience and rate. Has no score and no actions, so that candidates can see it too.
 */
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Avatar } from '#client/ui/avatar.tsx';
import { ChipList } from '#client/ui/chip-list.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { SHOWN } from '#shared/limits.ts';
import type { ListedCandidate } from '../../candidates.contract.ts';

export interface CandidateHeadProps {
  person: { id: string; name: string; photoUrl: string | null };
  /** The name, as the card's heading, with or without a link. */
  heading: ReactNode;
  jobTitle: string;
  /** Shown under the title, such as the summary of the score. */
  below?: ReactNode;
  /** Shown to the right of the name, such as the score. */
  aside?: ReactNode;
}

export const CandidateHead = ({ person, heading, jobTitle, below, aside }: CandidateHeadProps) => (
  <div className="flex items-start gap-3">
    <Avatar id={person.id} name={person.name} photoUrl={person.photoUrl} />
    <div className="min-w-0 flex-1">
      {heading}
      <p title={jobTitle} className="line-clamp-2 break-words text-muted text-sm lg:line-clamp-1">
        {jobTitle}
      </p>
      {below}
    </div>
    {aside}
  </div>
);

type StatedFact = 'skills' | 'hourlyRate' | 'experience';

export interface CandidateFactsProps {
  /** A list row or form values. In a row, `skills` may contain only the first of `skillCount` skills. In form values, '' means "not stated". */
  candidate: { readonly [Fact in StatedFact]?: ListedCandidate[Fact] | '' } & Pick<ListedCandidate, 'skillCount'>;
  bio: string;
  /** Location and local time. */
  place?: ReactNode;
  /** More facts, as list items. */
  children?: ReactNode;
}

/** The minimum length of a truncated bio in a list row. A shorter excerpt is hidden. */
const MIN_CUT_BIO = 48;

export const CandidateFacts = ({ candidate, bio, place, children }: CandidateFactsProps) => {
  const { skills, skillCount, hourlyRate, experience } = candidate;
  const t = useTranslations('candidates.card');
  const vocabulary = useTranslations('vocabulary');
  const locale = useLocale();
  const isStub = bio.endsWith('…') && bio.length < MIN_CUT_BIO;
  return (
    <>
      {!isStub && <p className="line-clamp-1 break-words text-ink-soft text-sm">{bio}</p>}
      <ChipList
        items={skills || []}
        count={skillCount}
        max={SHOWN.skillsOnCandidateCard}
        moreText={(count) => t('more', { count })}
      />
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm tabular">
        <li className="order-first">{hourlyRate ? formatHourly(hourlyRate, locale) : t('rateOpen')}</li>
        {experience && <li className="order-first">{vocabulary(`experience.${experience}`)}</li>}
        {place && <li className="min-w-0 break-words">{place}</li>}
        {children}
      </ul>
    </>
  );
};
