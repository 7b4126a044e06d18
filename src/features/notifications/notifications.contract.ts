/**
 * The bell: what happened that concerns a person. Everyone reads and marks their own. Owns notifications.
 * The text is made in the browser from `type`, `data` and `count`, in the reader's language. Events: `notification`,
 * `notifications_read`, which tells the reader's other tabs to count again, and `review_queue_changed`.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { cursorInstant, instantSchema, objectId } from '#shared/schema.ts';
import {
  APPEAL_OUTCOMES,
  APPLICATION_STATUSES,
  HIRE_STATUSES,
  VERIFICATION_KINDS,
  VERIFICATION_STATUSES,
} from '#shared/vocabulary.ts';

/** The job that several are grouped by; absent in rows from before they were grouped. */
const groupJob = z.optional(z.string());

/** Each kind of notification, with what its text names and links to. Of a group these are the data of the newest. */
export const NOTIFICATION_DATA = {
  application_received: z.object({
    applicationId: z.string(),
    jobId: groupJob,
    jobTitle: z.string(),
    name: z.string(),
  }),
  application_moved: z.object({
    applicationId: z.string(),
    jobTitle: z.string(),
    name: z.string(),
    status: z.enum(APPLICATION_STATUSES),
  }),
  offer_revised: z.object({ applicationId: z.string(), jobTitle: z.string(), name: z.string() }),
  offer_withdrawn: z.object({ applicationId: z.string(), jobTitle: z.string(), name: z.string() }),
  offer_expired: z.object({ applicationId: z.string(), jobTitle: z.string(), name: z.string() }),
  hire_changed: z.object({
    applicationId: z.string(),
    jobTitle: z.string(),
    name: z.string(),
    change: z.enum([...HIRE_STATUSES, 'moved']),
  }),
  guarantee_claimed: z.object({ hireId: z.string(), jobTitle: z.string(), userId: z.string(), name: z.string() }),
  check_in_problem: z.object({ hireId: z.string(), jobTitle: z.string(), userId: z.string(), name: z.string() }),
  invitation_received: z.object({
    invitationId: z.string(),
    jobId: z.string(),
    jobTitle: z.string(),
    userId: z.string(),
    name: z.string(),
  }),
  invitation_declined: z.object({
    invitationId: z.string(),
    jobId: z.string(),
    jobTitle: z.string(),
    userId: z.string(),
    name: z.string(),
  }),
  interview_updated: z.object({
    applicationId: z.string(),
    jobTitle: z.string(),
    name: z.string(),
    event: z.enum(['proposed', 'booked', 'moved', 'cancelled', 'reminder']),
  }),
  /** The days are over within which the company says that it answers. */
  answer_asked: z.object({ applicationId: z.string(), jobId: groupJob, jobTitle: z.string(), name: z.string() }),
  /** So many people asked in vain; with the last the job was paused. */
  answers_owed: z.object({ jobId: z.string(), jobTitle: z.string(), count: z.int(), isPaused: z.boolean() }),
  /** Someone asks for the review of a decline: to its company and to admins. */
  appeal_filed: z.object({
    appealId: z.string(),
    applicationId: z.string(),
    jobId: groupJob,
    jobTitle: z.string(),
    userId: z.string(),
    name: z.string(),
  }),
  appeal_closed: z.object({
    applicationId: z.string(),
    jobTitle: z.string(),
    name: z.string(),
    outcome: z.enum(APPEAL_OUTCOMES),
  }),
  message_received: z.object({ userId: z.string(), name: z.string() }),
  profile_approved: z.object({}),
  profile_rejected: z.object({}),
  report_filed: z.object({ reportId: z.string(), userId: z.string(), name: z.string() }),
  verification_moved: z.object({
    verificationId: z.string(),
    kind: z.enum(VERIFICATION_KINDS),
    subject: z.nullable(z.string()),
    status: z.enum(VERIFICATION_STATUSES),
  }),
  profiles_read_up: z.object({ userId: z.string(), name: z.string(), count: z.int() }),
};
export type NotificationType = keyof typeof NOTIFICATION_DATA;
export type NotificationData<Type extends NotificationType> = z.infer<(typeof NOTIFICATION_DATA)[Type]>;

export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_DATA) as [NotificationType, ...NotificationType[]];

/**
 * The kinds that are grouped, by the field of their data that all of a group have in common: while one with the same value is unread, the next
 * is counted into it.
 */
export const GROUPED_BY = {
  application_received: 'jobId',
  answer_asked: 'jobId',
  appeal_filed: 'jobId',
  invitation_declined: 'jobId',
  message_received: 'userId',
  report_filed: 'userId',
} as const satisfies { readonly [Type in NotificationType]?: keyof NotificationData<Type> };
export type GroupedType = keyof typeof GROUPED_BY;

/** The data that a new notification needs: of a grouped kind also what it is grouped by. */
export type NewNotificationData<Type extends NotificationType> = NotificationData<Type> &
  (Type extends GroupedType ? Record<(typeof GROUPED_BY)[Type], string> : unknown);

/** A notification, told apart by its type. */
export type Notification = {
  [Type in NotificationType]: {
    id: string;
    type: Type;
    data: NotificationData<Type>;
    /** How many it stands for: 1 unless it is a group. */
    count: number;
    createdAt: string;
    readAt: string | null;
  };
}[NotificationType];

const schemaOf = (type: NotificationType) =>
  z.object({
    id: z.string(),
    type: z.literal(type),
    data: NOTIFICATION_DATA[type],
    count: z.int(),
    createdAt: instantSchema,
    readAt: z.nullable(instantSchema),
  });
export const notificationSchema = z.discriminatedUnion(
  'type',
  NOTIFICATION_TYPES.map(schemaOf) as [ReturnType<typeof schemaOf>],
) as unknown as z.ZodMiniType<Notification>;

/** What the live connection says of notifications. */
export type NotificationFrame =
  | { type: 'notification'; notification: Notification }
  | { type: 'notifications_read' }
  /** To admins: something came into one of their queues, or left it. */
  | { type: 'review_queue_changed' };

export const notificationsContract = {
  listNotifications: route({
    method: 'GET',
    path: '/api/notifications',
    access: 'signedIn',
    summary: 'Notifications, newest first; count is how many a grouped one stands for, createdAt is that of the newest',
    response: z.array(notificationSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  countUnread: route({
    method: 'GET',
    path: '/api/notifications/unread-count',
    access: 'signedIn',
    summary: 'How many notifications are unread; a group is one',
    response: z.object({ unreadCount: z.int() }),
  }),
  markNotificationsRead: route({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'signedIn',
    summary: 'Mark the given notifications as read, or all without a body',
    body: z.optional(z.nullable(z.object({ ids: z.optional(z.array(objectId()).check(z.maxLength(100))) }))),
    response: z.null(),
    status: 204,
  }),
};
