/**
 * What every card of a candidate shows: who, what, how long and for how much. No score and no action, so that the same can
 * be shown to candidates themselves.
 */
import { Clock, DollarSign, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Avatar } from '#client/ui/avatar.tsx';
import { ChipList } from '#client/ui/chip-list.tsx';
import { formatHourly } from '#client/ui/format.ts';
import { SHOWN } from '#shared/limits.ts';
import type { ListedCandidate } from '../../candidates.contract.ts';

export interface CandidateHeadProps {
  person: { id: string; name: string; photoUrl: string | null };
  /** The name as the card's heading, linked or not. */
  heading: ReactNode;
  jobTitle: string;
  /** Right of the name, such as the score. */
  aside?: ReactNode;
}

/** Picture, name and title. */
export const CandidateHead = ({ person, heading, jobTitle, aside }: CandidateHeadProps) => (
  <div className="flex items-start gap-3">
    <Avatar id={person.id} name={person.name} photoUrl={person.photoUrl} />
    <div className="min-w-0 flex-1">
      {heading}
      <p className="break-words text-muted text-sm">{jobTitle}</p>
    </div>
    {aside}
  </div>
);

type StatedFact = 'skills' | 'hourlyRate' | 'experience';

export interface CandidateFactsProps {
  /** A row of a list, with all skills or the first of `skillCount`; or the values of a form, where '' is not stated. */
  candidate: { readonly [Fact in StatedFact]?: ListedCandidate[Fact] | '' } & Pick<ListedCandidate, 'skillCount'>;
  bio: string;
  /** Where they live and what their clock shows. */
  place?: ReactNode;
}

/** A list brings the beginning of a bio as its size allows; two or three words of it say nothing. */
const MIN_CUT_BIO = 48;

/** Bio, skills, rate and experience. */
export const CandidateFacts = ({ candidate, bio, place }: CandidateFactsProps) => {
  const { skills, skillCount, hourlyRate, experience } = candidate;
  const t = useTranslations('candidates.card');
  const v = useTranslations('vocabulary');
  const locale = useLocale();
  const isStub = bio.endsWith('…') && bio.length < MIN_CUT_BIO;
  return (
    <>
      {!isStub && <p className="line-clamp-3 min-h-16.5 break-words text-ink-soft text-sm">{bio}</p>}
      <ChipList
        items={skills || []}
        count={skillCount}
        max={SHOWN.skillsOnCandidateCard}
        moreText={(count) => t('more', { count })}
      />
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm tabular">
        <li className="flex items-center gap-1.5">
          <DollarSign aria-hidden="true" className="size-4 text-muted" />
          {hourlyRate ? formatHourly(hourlyRate, locale) : t('rateOpen')}
        </li>
        {experience && (
          <li className="flex items-center gap-1.5">
            <Clock aria-hidden="true" className="size-4 text-muted" />
            {v(`experience.${experience}`)}
          </li>
        )}
        {place && (
          <li className="flex min-w-0 items-center gap-1.5">
            <MapPin aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <span className="min-w-0 break-words">{place}</span>
          </li>
        )}
      </ul>
    </>
  );
};
