/**
 * Fills the places for invitations and applications on the screens of candidates. One request reads the states of a page of people, and the button
 * of a person whose state is not known yet keeps its space.
 */
import { useQueries } from '@tanstack/react-query';
import { type ComponentProps, createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { useFilters } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { formatDate } from '#client/ui/format.ts';
import { TextLink } from '#client/ui/text-link.tsx';
import { personPageEn } from '#features/candidates/client/public/person-page.en.ts';
import {
  PeopleOrigin,
  type PersonInviteProps,
  type PersonSlots,
  PersonSlotsContext,
  type ShownPeople,
} from '#features/candidates/client/public/person-slots.tsx';
import { InvitationBadge } from '#features/invitations/client/public/invitation-badge.tsx';
import { InviteControl } from '#features/invitations/client/public/invite-control.tsx';
import { companyJobPath } from '#features/jobs/jobs.domain.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Engagement } from '../../engagements.contract.ts';
import { offersInvitation, standingOf, stateOf } from '../../engagements.domain.ts';
import { engagementsQuery } from '../applications.api.ts';
import { ApplicationBadge } from '../components/application-badges.tsx';

interface KnownPeople {
  /** The company's open jobs. */
  jobs: readonly { id: string; title: string }[];
  /** The job that the screen is about. */
  chosenJobId: string | undefined;
  /** Null while they load. If they cannot be loaded, everyone can be invited, and the server decides. */
  engagementsOf: (candidateId: string) => readonly Engagement[] | null;
}

const KnownPeopleContext = createContext<KnownPeople>({
  jobs: [],
  chosenJobId: undefined,
  engagementsOf: () => null,
});

type InviteProps = PersonInviteProps & Pick<ComponentProps<typeof InviteControl>, 'isAsked' | 'onClosed'>;

const Invitation = ({ candidate, look = 'card', children, isAsked = false, onClosed }: InviteProps) => {
  const { jobs, chosenJobId, engagementsOf } = useContext(KnownPeopleContext);
  const engagements = engagementsOf(candidate.id);
  const isPage = look === 'page';
  const standing = standingOf({
    engagements: engagements ?? [],
    jobs: candidate.approvalStatus === 'approved' ? jobs : [],
    chosenJobId,
    bestJobId: candidate.compatibility?.jobId ?? undefined,
  });
  const { shown, free } = standing;
  /** Someone who was invited or applied is better written to. */
  const isFirstStep = offersInvitation(standing, chosenJobId);
  const isOffered = isPage ? free.length > 0 : isFirstStep;
  const isKnown = engagements !== null;
  /** On screens about one job, a state of another job names it. */
  const isOtherJob = chosenJobId !== undefined && shown?.job.id !== chosenJobId;
  return (
    <>
      {/* One element in both states, so that an open dialog keeps its text. */}
      <span className={isKnown ? 'contents' : 'invisible contents'}>
        <InviteControl
          candidate={candidate}
          jobs={isOffered ? free : []}
          state={isPage || shown === null ? null : stateOf(shown)}
          stateJob={isOtherJob && look !== 'row' ? shown?.job.title : undefined}
          size={look === 'small' || look === 'row' ? 'sm' : 'md'}
          variant={isPage && isFirstStep ? 'primary' : 'secondary'}
          isIcon={look === 'row'}
          isAsked={isKnown && isAsked}
          onClosed={onClosed}
        />
      </span>
      {children?.(isFirstStep)}
    </>
  );
};

/** Opens the dialog at once if the address asks for it. */
const InvitationOnPage = (props: PersonInviteProps) => {
  const [{ invite }, change] = useFilters(['invite'], { replacesHistory: true });
  const isAsked = invite === 'true';
  return <Invitation {...props} isAsked={isAsked} onClosed={() => isAsked && change({ invite: '' })} />;
};

const Invite = (props: PersonInviteProps) =>
  props.look === 'page' ? <InvitationOnPage {...props} /> : <Invitation {...props} />;

const EngagementLine = ({ engagement }: { engagement: Engagement }) => {
  const t = useTranslations('personPage');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const { application, invitation, job, since } = engagement;
  const date = formatDate(since, now, locale, timeZone);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <TextLink
        to={
          application === null
            ? companyJobPath(job.id, 'people')
            : fillPath(APP_PATHS.application, { id: application.id })
        }
        className="min-w-0 break-words"
      >
        {job.title}
      </TextLink>
      {application && <ApplicationBadge status={application.status} />}
      {application === null && invitation && <InvitationBadge status={invitation} />}
      <span className="text-muted tabular">{t(application === null ? 'invited' : 'applied', { date })}</span>
    </li>
  );
};

const Engagements = ({ candidateId }: { candidateId: string }) => {
  const t = useTranslations('personPage');
  const engagements = useContext(KnownPeopleContext).engagementsOf(candidateId) ?? [];
  if (engagements.length === 0) return null;
  return (
    <section aria-labelledby="engagements" className="space-y-2">
      <h3 id="engagements" className="font-semibold text-ink text-sm">
        {t('engagements')}
      </h3>
      <ul className="space-y-1.5">
        {engagements.map((engagement) => (
          <EngagementLine key={engagement.job.id} engagement={engagement} />
        ))}
      </ul>
    </section>
  );
};

const NO_ONE: ShownPeople = { pages: [], origin: null };

interface PeopleEngagementsProps extends Pick<KnownPeople, 'jobs'> {
  children: ReactNode;
}

const Provider = ({ jobs, children }: PeopleEngagementsProps) => {
  const [{ pages, origin, jobId }, show] = useState(NO_ONE);
  const slots = useMemo<PersonSlots>(() => ({ Invite, Engagements, show }), []);
  const shown = pages.filter((ids) => ids.length > 0);
  const queries = useQueries({ queries: shown.map(engagementsQuery) });
  const known = new Map<string, Engagement[]>();
  for (const [at, { data, isError }] of queries.entries()) {
    if (data === undefined && !isError) continue;
    for (const id of shown[at] ?? []) known.set(id, []);
    for (const one of data ?? []) known.get(one.candidateId)?.push(one);
  }
  return (
    <PersonSlotsContext value={slots}>
      <KnownPeopleContext value={{ jobs, chosenJobId: jobId, engagementsOf: (id) => known.get(id) ?? null }}>
        <PeopleOrigin list={origin}>{children}</PeopleOrigin>
      </KnownPeopleContext>
    </PersonSlotsContext>
  );
};

/** Around a screen of candidates. */
export const PeopleEngagements = withEnglish({ personPage: personPageEn }, Provider);
