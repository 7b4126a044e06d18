/**
 * Notifications in the bell. Users can read and mark only their own. Owns notifications. The browser
 * composes the text from `type`, `data` and `count` in the reader's language. Events:
 * `notification`, `notifications_read` (the reader's other tabs refetch the count) and
 * `review_queue_changed`.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { cursorInstant, instantSchema, objectId } from '#shared/schema.ts';
import {
  APPEAL_ENDS,
  APPLICATION_STATUSES,
  HIRE_STATUSES,
  JOB_STATUSES,
  VERIFICATION_KINDS,
  VERIFICATION_STATUSES,
} from '#shared/vocabulary.ts';

/** The job by which notifications are grouped. Absent in rows that predate grouping. */
const groupJob = z.optional(z.string());

/** Each kind of notification with the data for its text and link. A group has the data of its newest event. */
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
    status: z.enum([...APPLICATION_STATUSES, 'companyDeleted']),
  }),
  offer_revised: z.object({ applicationId: z.string(), jobTitle: z.string(), name: z.string() }),
  offer_withdrawn: z.object({ applicationId: z.string(), jobTitle: z.string(), name: z.string() }),
  offer_expired: z.object({ applicationId: z.string(), jobTitle: z.string(), name: z.string() }),
  offer_proposed: z.object({ applicationId: z.string(), jobTitle: z.string(), name: z.string() }),
  offer_kept: z.object({ applicationId: z.string(), jobTitle: z.string(), name: z.string() }),
  hire_changed: z.object({
    applicationId: z.string(),
    jobTitle: z.string(),
    name: z.string(),
    change: z.enum([...HIRE_STATUSES, 'moved', 'called-off']),
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
    event: z.enum(['proposed', 'booked', 'moved', 'cancelled', 'reminder', 'assigned', 'unassigned']),
  }),
  /** The candidate asked for an answer after the company's answer deadline. */
  answer_asked: z.object({ applicationId: z.string(), jobId: groupJob, jobTitle: z.string(), name: z.string() }),
  /** `count` people asked for an answer and have not received it. `isPaused` is true if the last request paused the job. */
  answers_owed: z.object({ jobId: z.string(), jobTitle: z.string(), count: z.int(), isPaused: z.boolean() }),
  /** The last day to apply is near (`job_ending`) or has passed (`job_closed`). */
  job_ending: z.object({ jobId: z.string(), jobTitle: z.string() }),
  job_closed: z.object({ jobId: z.string(), jobTitle: z.string() }),
  /** An admin took the job down or restored it. */
  job_taken_down: z.object({ jobId: z.string(), jobTitle: z.string(), reason: z.string() }),
  job_restored: z.object({ jobId: z.string(), jobTitle: z.string(), status: z.enum(JOB_STATUSES) }),
  /** A candidate requested a review of a decline. Sent to the company and to admins. */
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
    /** `reversed`: the company undid the decline before anyone reviewed it. */
    outcome: z.enum([...APPEAL_ENDS, 'reversed']),
  }),
  message_received: z.object({ userId: z.string(), name: z.string() }),
  /** A member of the company mentioned the recipient in a review. `text` is null if the recipient may not read the review yet. */
  mention: z.object({ applicationId: z.string(), jobTitle: z.string(), text: z.nullable(z.string()) }),
  profile_approved: z.object({}),
  profile_rejected: z.object({}),
  report_filed: z.object({ reportId: z.string(), userId: z.string(), name: z.string() }),
  verification_moved: z.object({
    verificationId: z.string(),
    kind: z.enum(VERIFICATION_KINDS),
    subject: z.nullable(z.string()),
    status: z.enum(VERIFICATION_STATUSES),
  }),
  /** Sent to admins when a company reaches its daily limit of full profiles. */
  profiles_read_up: z.object({ userId: z.string(), name: z.string(), count: z.int() }),
};
export type NotificationType = keyof typeof NOTIFICATION_DATA;
export type NotificationData<Type extends NotificationType> = z.infer<(typeof NOTIFICATION_DATA)[Type]>;

export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_DATA) as [NotificationType, ...NotificationType[]];

/**
 * The grouped kinds, with the field of their data that identifies the group. While a notification
 * with the same value is unread, the next one increases its count.
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

/** The data of a new notification. Grouped kinds require the field that they are grouped by. */
export type NewNotificationData<Type extends NotificationType> = NotificationData<Type> &
  (Type extends GroupedType ? Record<(typeof GROUPED_BY)[Type], string> : unknown);

/** A notification, discriminated by its type. */
export type Notification = {
  [Type in NotificationType]: {
    id: string;
    type: Type;
    data: NotificationData<Type>;
    /** The number of events that the notification covers: 1 unless it is a group. */
    count: number;
    createdAt: string;
    readAt: string | null;
  };
}[NotificationType];

const createNotificationSchema = (type: NotificationType) =>
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
  NOTIFICATION_TYPES.map(createNotificationSchema) as [ReturnType<typeof createNotificationSchema>],
) as unknown as z.ZodMiniType<Notification>;

/** The frames about notifications that the server sends over the live connection. */
export type NotificationFrame =
  | { type: 'notification'; notification: Notification }
  | { type: 'notifications_read' }
  /** Sent to admins when an item is added to or removed from one of their queues. */
  | { type: 'review_queue_changed' };

export const notificationsContract = {
  listNotifications: route({
    method: 'GET',
    path: '/api/notifications',
    access: 'signedIn',
    may: 'self',
    summary:
      'Returns notifications, newest first. For a group, `count` is the number of events and `createdAt` the time of the newest one',
    response: z.array(notificationSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  countUnread: route({
    method: 'GET',
    path: '/api/notifications/unread-count',
    access: 'signedIn',
    may: 'self',
    summary: 'Returns the number of unread notifications; a group counts as one',
    response: z.object({ unreadCount: z.int() }),
  }),
  markNotificationsRead: route({
    method: 'POST',
    path: '/api/notifications/read',
    access: 'signedIn',
    may: 'self',
    summary: 'Marks the given notifications as read, or all of them if the request has no body',
    body: z.optional(z.nullable(z.object({ ids: z.optional(z.array(objectId()).check(z.maxLength(100))) }))),
    response: z.null(),
    status: 204,
  }),
};
