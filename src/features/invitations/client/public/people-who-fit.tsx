/**
 * On a company's job page: the best-matching vetted people who have not applied, and the invitations sent so far. The score only determines the
 * order. The list includes everyone who matches the filters.
 */

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { findFieldError } from '#client/api/api-error.ts';
import { BrowseLayout } from '#client/layout/browse-layout.tsx';
import { useMay } from '#client/may.tsx';
import { personName } from '#client/names.ts';
import { useFilters } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useUiTexts } from '#client/ui/ui-texts.ts';
import { useTimes } from '#client/ui/use-times.ts';
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import { IncludeHired, PeopleFilters } from '#features/candidates/client/public/people-filters.tsx';
import {
  NO_PEOPLE_FILTERS,
  PEOPLE_FILTERS,
  parsePeopleUrlFilters,
} from '#features/candidates/client/public/people-query.ts';
import { usePersonKeys } from '#features/candidates/client/public/person-keys.ts';
import { PeopleOrigin } from '#features/candidates/client/public/person-slots.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { MAX_INVITED_AT_ONCE } from '../../invite-many.contract.ts';
import { InviteManyBar, NotInvited, type NotInvitedPerson, PEOPLE_HEADING } from '../components/invite-many.tsx';
import { type MatchedJob, MatchRow } from '../components/match-row.tsx';
import { fittingQuery, invitationsList, jobMatchesList, type MatchFilters } from '../invitations.api.ts';
import { invitationsEn } from '../invitations.en.ts';
import { InvitationBadge } from './invitation-badge.tsx';

/** Loads the people who fit a job and match the filters. Waits until it is known whether the country filter is allowed. */
const useMatches = (jobId: string, query: MatchFilters, hidesNames: boolean | undefined) =>
  useInfiniteQuery({
    ...jobMatchesList(jobId, query),
    placeholderData: keepPreviousData,
    enabled: hidesNames !== undefined || !query.country,
  });

interface NoMatchesProps {
  query: MatchFilters;
  onClear: () => void;
}

const NoMatches = ({ query: { includeHired, ...narrowingFilters }, onClear }: NoMatchesProps) => {
  const t = useTranslations('invitations.people');
  const texts = useUiTexts();
  if (Object.values(narrowingFilters).some(Boolean)) {
    return (
      <EmptyState
        title={t('noneFiltered')}
        text={t('noneFilteredText')}
        action={<Button onClick={onClear}>{texts.clearFilters}</Button>}
      />
    );
  }
  return includeHired ? (
    <EmptyState title={t('empty')} text={t('emptyText')} />
  ) : (
    <EmptyState title={t('noneAvailable')} text={t('noneAvailableText')} />
  );
};

/** The heading before the first person who is not counted in the headline. */
const OthersHeading = () => {
  const t = useTranslations('invitations.people');
  return <li className="px-4 py-2 text-muted text-sm sm:px-5">{t('others', { score: String(GOOD_SCORE) })}</li>;
};

interface PeopleProps extends NoMatchesProps {
  job: MatchedJob;
  list: ReturnType<typeof useMatches>;
  onSent: (notInvited: readonly NotInvitedPerson[]) => void;
}

const People = ({ job, list, onSent, ...noMatchesProps }: PeopleProps) => {
  const t = useTranslations('invitations.people');
  const many = useTranslations('invitations.many');
  const [chosen, setChosen] = useState<string[]>([]);
  const [isInviting, setIsInviting] = useState(false);
  const people = flattenPages(list.data);
  const mayInvite = useMay('recruit');
  usePersonKeys();
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  if (list.isPending) return <SkeletonList shape="row" />;
  if (people.length === 0) return <NoMatches {...noMatchesProps} />;
  const invitable = mayInvite && job.status === 'open' ? people.filter(({ invitation }) => invitation === null) : [];
  const chosenInvitable = invitable.filter(({ id }) => chosen.includes(id));
  // There is no heading above the first row, for example while scores are hidden.
  const headingIndex = people.findIndex(({ compatibilityScore }) => (compatibilityScore ?? 0) < GOOD_SCORE) || -1;
  const isFull = chosenInvitable.length >= MAX_INVITED_AT_ONCE;
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((chosenId) => chosenId !== id) : [...chosen, id]);
  return (
    <PeopleOrigin list={{ ids: people.map(({ id }) => id), isMore: list.hasNextPage }}>
      <Card pad="none">
        {(invitable.length > 1 || isInviting) && (
          <InviteManyBar
            job={job}
            people={invitable}
            chosen={new Set(chosen)}
            onChoose={(ids) => setChosen([...ids])}
            isDialogOpen={isInviting}
            onDialogOpenChange={setIsInviting}
            onSent={onSent}
          />
        )}
        <ul className="divide-y divide-line">
          {people.map((candidate, index) => (
            <Fragment key={candidate.id}>
              {index === headingIndex && <OthersHeading />}
              <li className="flex gap-3 px-4 py-2 sm:px-5">
                {invitable.length > 1 && (
                  <label className="relative -mx-2.5 mt-0.5 grid size-10 shrink-0 place-content-center before:absolute before:-inset-0.5">
                    <input
                      type="checkbox"
                      aria-label={many('choose', { name: personName(candidate.user) })}
                      checked={chosenInvitable.includes(candidate)}
                      disabled={!invitable.includes(candidate) || (isFull && !chosen.includes(candidate.id))}
                      onChange={() => toggle(candidate.id)}
                      className="relative size-5 rounded-sm accent-(--accent)"
                    />
                  </label>
                )}
                <div className="min-w-0 flex-1">
                  <MatchRow job={job} candidate={candidate} />
                </div>
              </li>
            </Fragment>
          ))}
        </ul>
      </Card>
      <LoadMore list={list} />
    </PeopleOrigin>
  );
};

/** The invited people and the state of each invitation. Renders nothing if there are none. */
const InvitedPeople = ({ jobId }: { jobId: string }) => {
  const t = useTranslations('invitations.people');
  const times = useTimes();
  const list = useInfiniteQuery(invitationsList({ jobId }));
  const invitations = flattenPages(list.data);
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invited" className="space-y-3">
      <h3 id="invited" className="font-semibold text-ink">
        {t('invited')}
      </h3>
      <Card pad="none">
        <ul className="divide-y divide-line">
          {invitations.map(({ id, candidate, createdAt, status }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm sm:px-5">
              <TextLink to={`${fillPath(APP_PATHS.candidate, { id: candidate.id })}?jobId=${jobId}`}>
                {personName(candidate.user)}
              </TextLink>
              <span className="flex-1 text-muted">{t('invitedOn', { date: times.date(createdAt) })}</span>
              <InvitationBadge status={status} />
            </li>
          ))}
        </ul>
      </Card>
      <LoadMore list={list} />
    </section>
  );
};

interface PeopleSectionProps {
  job: MatchedJob;
  /** Whether names are hidden. Undefined until this is known. */
  hidesNames: boolean | undefined;
}

const PeopleSection = ({ job, hidesNames }: PeopleSectionProps) => {
  const t = useTranslations('invitations.people');
  const [url, change] = useFilters(PEOPLE_FILTERS, { typed: ['availableBy'] });
  const query = parsePeopleUrlFilters(url, hidesNames ?? false);
  const list = useMatches(job.id, query, hidesNames);
  const clear = () => change(NO_PEOPLE_FILTERS);
  const [notInvited, setNotInvited] = useState<readonly NotInvitedPerson[]>([]);
  const [fitting] = useQuery(fittingQuery([job.id])).data ?? [];
  const inviteText = useMay('recruit') ? t(job.status === 'open' ? 'invite' : 'inviteWhenOpen') : '';
  return (
    <section aria-label={t('heading')} className="space-y-4">
      <SectionHeading id={PEOPLE_HEADING} text={`${t('text')} ${inviteText}`}>
        {fitting === undefined
          ? t('heading')
          : t(fitting.isMore ? 'headlineMore' : 'headline', { count: fitting.fitting })}
      </SectionHeading>
      <BrowseLayout
        filters={
          <>
            <PeopleFilters
              filters={url}
              onChange={change}
              hidesNames={hidesNames ?? false}
              overlapError={findFieldError(list.error, 'minOverlap')}
            />
            <IncludeHired filters={url} onChange={change} />
          </>
        }
        active={Object.values(query).filter(Boolean).length}
        onClear={clear}
      >
        <div
          aria-busy={list.isPlaceholderData}
          className={classNames('space-y-4 transition-opacity', list.isPlaceholderData && 'opacity-60')}
        >
          <NotInvited people={notInvited} onDismiss={() => setNotInvited([])} />
          <People job={job} list={list} query={query} onClear={clear} onSent={setNotInvited} />
        </div>
      </BrowseLayout>
      <InvitedPeople jobId={job.id} />
    </section>
  );
};

export const PeopleWhoFit = withEnglish({ invitations: invitationsEn }, PeopleSection);
