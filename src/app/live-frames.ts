/** All frames of the live connection, by feature. The server must be able to create each one, and the browser must handle it. */

import type { InterviewFrame } from '#features/interviews/interviews.contract.ts';
import type { InvitationFrame } from '#features/invitations/invitations.contract.ts';
import type { MessageFrame } from '#features/messages/messages.contract.ts';
import type { NotificationFrame } from '#features/notifications/notifications.contract.ts';
import type { ApplicationFrame } from '#features/pipeline/applications.contract.ts';

export type AppFrame = ApplicationFrame | InterviewFrame | InvitationFrame | MessageFrame | NotificationFrame;
