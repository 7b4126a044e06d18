/**
 * Shows invitations and applications on screens that show candidates. One request loads the engagements of a
 * page of people. Space for each button is reserved until the response arrives.
 */
import { useQueries } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useContext, useMemo, useState } from 'react';
import { useMay } from '#client/may.tsx';
import { useFilters } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { personPageEn } from '#features/candidates/client/public/person-page.en.ts';
import {
  PeopleOrigin,
  type PersonInviteProps,
  type PersonSlots,
  PersonSlotsContext,
  type ShownPeople,
} from '#features/candidates/client/public/person-slots.tsx';
import type { Engagement } from '../../engagements.contract.ts';
import { offersInvitation, personState, summarizeEngagements } from '../../engagements.domain.ts';
import { engagementsQuery } from '../engagements.api.ts';
import { type ScreenEngagements, ScreenEngagementsContext } from '../screen-engagements.ts';
import { InviteControl } from './invite-control.tsx';

type InviteProps = PersonInviteProps & Pick<ComponentProps<typeof InviteControl>, 'isForcedOpen' | 'onClosed'>;

const Invitation = ({ candidate, look = 'card', children, isForcedOpen = false, onClosed }: InviteProps) => {
  const { jobs, chosenJobId, findEngagements } = useContext(ScreenEngagementsContext);
  const engagements = findEngagements(candidate.id);
  const isPage = look === 'page';
  const summary = summarizeEngagements({
    engagements: engagements ?? [],
    jobs: candidate.approvalStatus === 'approved' ? jobs : [],
    chosenJobId,
    bestJobId: candidate.compatibility?.jobId ?? undefined,
  });
  const { shown, freeJobs } = summary;
  const isInviteSuggested = offersInvitation(summary, chosenJobId);
  const isOffered = isPage ? freeJobs.length > 0 : isInviteSuggested;
  const isKnown = engagements !== null;
  /** True if the screen is about one job and the state is about another. The state then names its job, except in rows. */
  const isOtherJob = chosenJobId !== undefined && shown?.job.id !== chosenJobId;
  return (
    <>
      {/* The same element in both states, so that an open dialog keeps its text. */}
      <span className={isKnown ? 'contents' : 'invisible contents'}>
        <InviteControl
          candidate={candidate}
          jobs={isOffered ? freeJobs : []}
          state={isPage || shown === null ? null : personState(shown)}
          stateJobTitle={isOtherJob && look !== 'row' ? shown?.job.title : undefined}
          size={look === 'small' || look === 'row' ? 'sm' : 'md'}
          variant={isPage && isInviteSuggested ? 'primary' : 'secondary'}
          isIcon={look === 'row'}
          isForcedOpen={isKnown && isForcedOpen}
          onClosed={onClosed}
        />
      </span>
      {children?.(isInviteSuggested)}
    </>
  );
};

/** Opens the dialog right away if the URL contains `invite=true`, and removes that parameter when the dialog closes. */
const InvitationOnPage = (props: PersonInviteProps) => {
  const [{ invite }, change] = useFilters(['invite'], { replacesHistory: true });
  const isForcedOpen = invite === 'true';
  return <Invitation {...props} isForcedOpen={isForcedOpen} onClosed={() => isForcedOpen && change({ invite: '' })} />;
};

const Invite = (props: PersonInviteProps) =>
  props.look === 'page' ? <InvitationOnPage {...props} /> : <Invitation {...props} />;

const NO_PEOPLE: ShownPeople = { pages: [], origin: null };

interface PeopleEngagementsProps extends Pick<ScreenEngagements, 'jobs'> {
  children: ReactNode;
}

const Provider = ({ jobs, children }: PeopleEngagementsProps) => {
  const [{ pages, origin, jobId }, show] = useState(NO_PEOPLE);
  const slots = useMemo<PersonSlots>(() => ({ Invite, show }), []);
  const shown = pages.filter((ids) => ids.length > 0);
  const mayRead = useMay('readAll');
  const queries = useQueries({ queries: mayRead ? shown.map(engagementsQuery) : [] });
  const engagements = new Map<string, Engagement[]>();
  for (const [index, { data, isError }] of queries.entries()) {
    if (data === undefined && !isError) continue;
    for (const id of shown[index] ?? []) engagements.set(id, []);
    for (const engagement of data ?? []) engagements.get(engagement.candidateId)?.push(engagement);
  }
  return (
    <PersonSlotsContext value={slots}>
      <ScreenEngagementsContext
        value={{ jobs, chosenJobId: jobId, findEngagements: (id) => engagements.get(id) ?? null }}
      >
        <PeopleOrigin list={origin}>{children}</PeopleOrigin>
      </ScreenEngagementsContext>
    </PersonSlotsContext>
  );
};

/** Provides the engagements and the invite button to a screen that shows candidates. */
export const PeopleEngagements = withEnglish({ personPage: personPageEn }, Provider);
