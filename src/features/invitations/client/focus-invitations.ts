import { recoverFocus } from '#client/ui/recover-focus.ts';

/** The ids of the headings of the invitation on a job's page and of the list of invitations. */
export const INVITATION_HEADING = 'invitation';
export const INVITATIONS_HEADING = 'invitations';

/** After an answer removed its button, focuses the heading of the invitation or of the invitations that are left, or of the screen. */
export const focusInvitations = (): void =>
  void recoverFocus([`#${INVITATION_HEADING}`, `#${INVITATIONS_HEADING}`, 'main h1']);
