/**
 * The invite button and its state on screens about candidates. The app passes the button in, because this feature must not import invitations. Lists
 * report the people they show, so that one request loads the states for a page.
 */
import { type ComponentType, createContext, type ReactNode, useContext, useEffect } from 'react';
import { OriginContext, type OriginList } from '#client/navigation.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { isUuid } from '#shared/uuids.ts';
import type { Commitment, ListedCandidate } from '../../candidates.contract.ts';

export type InvitablePerson = Pick<ListedCandidate, 'id' | 'user' | 'approvalStatus' | keyof Commitment> & {
  compatibility: { jobId?: string | null | undefined } | null;
};

export interface PersonInviteProps {
  candidate: InvitablePerson;
  /** `row`: an icon. `page`: can invite to every remaining open job. It shows no state, because the page shows it elsewhere. */
  look?: 'card' | 'small' | 'row' | 'page';
  /** For `page` only: the actions after the button. Receives whether the button is the primary action. */
  children?: (isPrimary: boolean) => ReactNode;
}

/** The people on the screen: ids by page of the list. */
export interface ShownPeople {
  pages: readonly (readonly string[])[];
  /** The list that their pages are opened from. Null if the screen is not a list. */
  origin: OriginList | null;
  /** The job that the screen is about, if the viewer chose one. */
  jobId?: string | undefined;
}

export interface PersonSlots {
  Invite: ComponentType<PersonInviteProps>;
  show: (people: ShownPeople) => void;
}

export const PersonSlotsContext = createContext<PersonSlots | null>(null);

/** The button to invite a person, or the state of the invitation. Renders only `children` without a provider. */
export const PersonInvite = (props: PersonInviteProps) => {
  const slots = useContext(PersonSlotsContext);
  if (slots === null) return props.children?.(false);
  return <slots.Invite {...props} />;
};

/**
 * Reports the people that a screen shows and the job it is about. `isMore` is true if the list continues, null if the screen is not a list.
 */
export const useShownPeople = (pages: readonly (readonly string[])[], isMore: boolean | null, jobId?: string): void => {
  const show = useContext(PersonSlotsContext)?.show;
  const key = JSON.stringify(pages);
  useEffect(() => {
    const shownPages = JSON.parse(key) as string[][];
    show?.({ pages: shownPages, origin: isMore === null ? null : { ids: shownPages.flat(), isMore }, jobId });
  }, [show, key, isMore, jobId]);
};

const CANDIDATE_PATH_PREFIX = APP_PATHS.candidate.replace(':id', '');

export const isCandidatePath = (path: string): boolean =>
  path.startsWith(CANDIDATE_PATH_PREFIX) && isUuid(path.slice(CANDIDATE_PATH_PREFIX.length));

/** Links to candidates' pages inside this component pass the list on to those pages. */
export const PeopleOrigin = ({ list, children }: { list: OriginList | null; children: ReactNode }) => (
  <OriginContext value={(path) => (list !== null && isCandidatePath(path) ? list : undefined)}>
    {children}
  </OriginContext>
);
