/**
 * On a company's job page: the best vetted people who have not applied, and the invitations sent so
 * far. The score sorts people but hides no one, and the list includes everyone.
 */

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
import { personName } from '#client/names.ts';
import { useFilters } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { Card } from '#client/ui/card.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { formatDate } from '#client/ui/format.ts';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { usePersonKeys } from '#features/candidates/client/public/person-keys.ts';
import { PeopleOrigin } from '#features/candidates/client/public/person-slots.tsx';
import { fillPath } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { MAX_INVITED_AT_ONCE } from '../../many.contract.ts';
import { InviteManyBar } from '../components/invite-many.tsx';
import { type MatchedJob, MatchRow } from '../components/match-row.tsx';
import { fittingQuery, invitationsList, jobMatchesList } from '../invitations.api.ts';
import { invitationsEn } from '../invitations.en.ts';
import { InvitationBadge } from './invitation-badge.tsx';

const People = ({ job, includesHired }: { job: MatchedJob; includesHired: boolean }) => {
  const t = useTranslations('invitations.people');
  const many = useTranslations('invitations.many');
  const [chosen, setChosen] = useState<string[]>([]);
  const list = useInfiniteQuery({
    ...jobMatchesList(job.id, includesHired ? { includeHired: 'true' } : {}),
    placeholderData: keepPreviousData,
  });
  const people = itemsOf(list.data);
  usePersonKeys();
  if (list.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="row" />;
  if (people.length === 0) {
    return includesHired ? (
      <EmptyState title={t('empty')} text={t('emptyText')} />
    ) : (
      <EmptyState title={t('noneAvailable')} text={t('noneAvailableText')} />
    );
  }
  const free = job.status === 'open' ? people.filter(({ invitation }) => invitation === null) : [];
  const chosenFree = free.filter(({ id }) => chosen.includes(id));
  const isFull = chosenFree.length >= MAX_INVITED_AT_ONCE;
  const toggle = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <PeopleOrigin list={{ ids: people.map(({ id }) => id), isMore: list.hasNextPage }}>
      <Card pad="none">
        {free.length > 1 && (
          <InviteManyBar job={job} people={free} chosen={new Set(chosen)} onChoose={(ids) => setChosen([...ids])} />
        )}
        <ul className="divide-y divide-line">
          {people.map((candidate) => (
            <li key={candidate.id} className="flex gap-3 px-4 py-4 sm:px-5">
              {free.length > 1 && (
                <input
                  type="checkbox"
                  aria-label={many('choose', { name: personName(candidate.user) })}
                  checked={chosenFree.includes(candidate)}
                  disabled={!free.includes(candidate) || (isFull && !chosen.includes(candidate.id))}
                  onChange={() => toggle(candidate.id)}
                  className="mt-3 size-5 shrink-0 rounded-sm accent-(--accent)"
                />
              )}
              <div className="min-w-0 flex-1">
                <MatchRow job={job} candidate={candidate} />
              </div>
            </li>
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
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const list = useInfiniteQuery(invitationsList({ jobId }));
  const invitations = itemsOf(list.data);
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
              <span className="flex-1 text-muted">
                {t('invitedOn', { date: formatDate(createdAt, now, locale, timeZone) })}
              </span>
              <InvitationBadge status={status} />
            </li>
          ))}
        </ul>
      </Card>
      <LoadMore list={list} />
    </section>
  );
};

/** The section with its heading. */
const PeopleSection = ({ job }: { job: MatchedJob }) => {
  const t = useTranslations('invitations.people');
  const filters = useTranslations('candidates.filters');
  const [{ includeHired }, change] = useFilters(['includeHired']);
  const includesHired = includeHired === 'true';
  const [fitting] = useQuery(fittingQuery([job.id])).data ?? [];
  return (
    <section aria-label={t('heading')} className="space-y-4">
      <SectionHeading text={job.status === 'open' ? t('text') : t('textNotOpen')}>
        {fitting === undefined
          ? t('heading')
          : t(fitting.isMore ? 'headlineMore' : 'headline', { count: fitting.fitting })}
      </SectionHeading>
      <CheckboxField
        label={filters('includeHired')}
        help={filters('includeHiredHelp', { hours: LIMITS.workingHours - LIMITS.fewHoursLeft })}
        checked={includesHired}
        onChange={(isAsked) => change({ includeHired: isAsked ? 'true' : '' })}
      />
      <People job={job} includesHired={includesHired} />
      <InvitedPeople jobId={job.id} />
    </section>
  );
};

export const PeopleWhoFit = withEnglish({ invitations: invitationsEn }, PeopleSection);
