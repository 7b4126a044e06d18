/**
 * Search results of the palette by role: people, jobs, applications, conversations, users. Each group has at most five. They come from the same API
 * calls as the screens, and outdated searches are canceled. A company's own jobs, a candidate's applications and all conversations are filtered in
 * the browser, among the rows that are loaded (usually the first page).
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Briefcase, FileText, MailPlus, MessageSquare, UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { apiList, flattenPages } from '#client/api/api.ts';
import { useMay } from '#client/may.tsx';
import { personName, toDisplayName } from '#client/names.ts';
import { adminContract } from '#features/admin/admin.contract.ts';
import type { CurrentUser } from '#features/auth/auth.contract.ts';
import { candidatesContract, type ListedCandidate } from '#features/candidates/candidates.contract.ts';
import { engagementsQuery } from '#features/invitations/client/engagements.api.ts';
import { type PersonState, personState, summarizeEngagements } from '#features/invitations/engagements.domain.ts';
import { jobsContract, type OwnJob } from '#features/jobs/jobs.contract.ts';
import { conversationsQuery } from '#features/messages/client/messages.api.ts';
import { applicationsContract } from '#features/pipeline/applications.contract.ts';
import { filterJobsList, myApplicationsList } from '#features/pipeline/client/applications.api.ts';
import { fillPath } from '#shared/contract.ts';
import { withoutIsolates } from '#shared/isolated.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { matchesSearch, type PaletteItem } from './palette-items.ts';

const MAX_RESULTS = 5;
/** How long results can be reused. */
const FRESH_MS = 30_000;

const icon = (Icon: typeof Briefcase) => <Icon className="size-4" />;

/** These results are not on a screen, so they become stale after a fixed time. */
const cacheTimes = { staleTime: FRESH_MS, gcTime: FRESH_MS };

/** Returns the people, with their status in the company's open jobs, and an entry for each person who can be invited. */
const usePeopleItems = (people: readonly ListedCandidate[], ownJobs: readonly OwnJob[]): PaletteItem[] => {
  const t = useTranslations('palette');
  const tVocabulary = useTranslations('vocabulary');
  const mayInvite = useMay('recruit');
  const ids = people.map(({ id }) => id);
  const engagements = useQuery({ ...engagementsQuery(ids), ...cacheTimes, enabled: ids.length > 0 }).data;
  const jobs = ownJobs.filter(({ status }) => status === 'open');
  const stateWord = (state: PersonState): string =>
    state === 'withdrawn' ? tVocabulary('applicationStatus.withdrawn') : tVocabulary(`invitationStatus.${state}`);
  const items = people.map(({ id, user, jobTitle, approvalStatus }) => {
    const personEngagements = engagements?.filter(({ candidateId }) => candidateId === id) ?? [];
    const { shown, freeJobs } = summarizeEngagements({
      engagements: personEngagements,
      jobs,
      chosenJobId: undefined,
      bestJobId: undefined,
    });
    const name = personName(user);
    const to = fillPath(APP_PATHS.candidate, { id });
    const person: PaletteItem = {
      id: `person-${id}`,
      group: 'people',
      label: name,
      detail: shown === null ? jobTitle : `${jobTitle} · ${stateWord(personState(shown))}`,
      icon: icon(UserRound),
      to,
    };
    const canInvite =
      mayInvite && engagements !== undefined && approvalStatus === 'approved' && shown === null && freeJobs.length > 0;
    const invite: PaletteItem = {
      id: `invite-${id}`,
      group: 'invite',
      label: t('invite', { name }),
      detail: '',
      icon: icon(MailPlus),
      to: `${to}?invite=true`,
    };
    return { person, invite: canInvite ? [invite] : [] };
  });
  return [...items.map(({ person }) => person), ...items.flatMap(({ invite }) => invite)];
};

const useCompanyItems = (q: string, isEnabled: boolean): PaletteItem[] => {
  const limit = MAX_RESULTS;
  const mayBrowse = useMay('readAll');
  const people = useInfiniteQuery({
    // Searching by name includes hired people.
    ...apiList(candidatesContract.browseCandidates, { query: { q, includeHired: 'true' }, limit }),
    ...cacheTimes,
    enabled: isEnabled && mayBrowse,
  });
  const applications = useInfiniteQuery({
    ...apiList(applicationsContract.listCompanyApplications, { query: { q }, limit }),
    ...cacheTimes,
    enabled: isEnabled,
  });
  const jobs = useInfiniteQuery({ ...filterJobsList, enabled: isEnabled });
  const peopleItems = usePeopleItems(isEnabled ? flattenPages(people.data) : [], flattenPages(jobs.data));
  if (!isEnabled) return [];
  return [
    ...peopleItems,
    ...flattenPages(jobs.data)
      .filter(({ title }) => matchesSearch(q, title))
      .slice(0, MAX_RESULTS)
      .map(
        ({ id, title }): PaletteItem => ({
          id: `job-${id}`,
          group: 'jobs',
          label: title,
          detail: '',
          icon: icon(Briefcase),
          to: fillPath(APP_PATHS.companyJob, { id }),
        }),
      ),
    ...flattenPages(applications.data).map(
      ({ id, candidate, job }): PaletteItem => ({
        id: `application-${id}`,
        group: 'applications',
        label: personName(candidate.user),
        detail: job.title,
        icon: icon(FileText),
        to: fillPath(APP_PATHS.application, { id }),
      }),
    ),
  ];
};

const useCandidateItems = (q: string, isEnabled: boolean): PaletteItem[] => {
  const jobs = useInfiniteQuery({
    ...apiList(jobsContract.browseJobs, { query: { q }, limit: MAX_RESULTS }),
    ...cacheTimes,
    enabled: isEnabled,
  });
  const applications = useInfiniteQuery({ ...myApplicationsList(), enabled: isEnabled });
  if (!isEnabled) return [];
  return [
    ...flattenPages(jobs.data).map(
      ({ id, title, company }): PaletteItem => ({
        id: `job-${id}`,
        group: 'jobs',
        label: title,
        detail: toDisplayName(company.companyName),
        icon: icon(Briefcase),
        to: fillPath(APP_PATHS.job, { id }),
      }),
    ),
    ...flattenPages(applications.data)
      .filter(({ job }) => matchesSearch(q, job.title, job.company.companyName))
      .slice(0, MAX_RESULTS)
      .map(
        ({ id, job }): PaletteItem => ({
          id: `application-${id}`,
          group: 'applications',
          label: job.title,
          detail: toDisplayName(job.company.companyName),
          icon: icon(FileText),
          to: fillPath(APP_PATHS.myApplication, { id }),
        }),
      ),
  ];
};

const useThreadItems = (q: string, isEnabled: boolean): PaletteItem[] => {
  const threads = useInfiniteQuery({ ...conversationsQuery(), enabled: isEnabled });
  if (!isEnabled) return [];
  return flattenPages(threads.data)
    .filter(({ user }) => matchesSearch(q, withoutIsolates(personName(user)), user.companyName ?? ''))
    .slice(0, MAX_RESULTS)
    .map(
      ({ user, lastMessage }): PaletteItem => ({
        id: `thread-${user.id}`,
        group: 'threads',
        label: user.companyName === null ? personName(user) : toDisplayName(user.companyName),
        detail: lastMessage.content,
        icon: icon(MessageSquare),
        to: `${APP_PATHS.messages}?userId=${user.id}`,
      }),
    );
};

const useUserItems = (q: string, isEnabled: boolean): PaletteItem[] => {
  const users = useInfiniteQuery({
    ...apiList(adminContract.listUsers, { query: { q }, limit: MAX_RESULTS }),
    ...cacheTimes,
    enabled: isEnabled,
  });
  if (!isEnabled) return [];
  return flattenPages(users.data).map(
    (user): PaletteItem => ({
      id: `user-${user.id}`,
      group: 'users',
      label: personName(user),
      detail: user.email ?? '',
      icon: icon(UserRound),
      to: `${APP_PATHS.adminUsers}?q=${encodeURIComponent(user.email ?? withoutIsolates(personName(user)))}`,
    }),
  );
};

/** Shorter texts are not sent to the server. */
const MIN_LENGTH = 2;

/** Returns the results that this user may see. `hasAccess`: whether member screens are accessible. */
export const useFoundItems = (user: CurrentUser, hasAccess: boolean, q: string): PaletteItem[] => {
  const isEnabled = q.length >= MIN_LENGTH;
  const isMember = isEnabled && hasAccess;
  const mayWrite = useMay('recruit');
  return [
    ...useCompanyItems(q, isMember && user.accountType === 'company'),
    ...useCandidateItems(q, isMember && user.accountType === 'candidate'),
    ...useThreadItems(q, isMember && mayWrite),
    ...useUserItems(q, isEnabled && user.isAdmin),
  ];
};
