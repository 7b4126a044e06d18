/**
 * The bell: what happened that concerns a person. Everyone reads and marks their own. Owns notifications.
 * The text is made in the browser from `type` and `data`, in the reader's language. Events: `notification`, and
 * `notifications_read`, which tells the reader's other tabs to count anew.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { cursorInstant, instantSchema, objectId } from '#shared/schema.ts';

export const NOTIFICATION_TYPES = [
  'application_received',
  'application_moved',
  'message_received',
  'profile_approved',
  'profile_rejected',
  'report_filed',
  'profiles_read_up',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const notificationSchema = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  /** What the text names and links to: `jobTitle`, `applicationId`, `status`, `name`, `userId`, `reportId`, `count`. */
  data: z.record(z.string(), z.string()),
  createdAt: instantSchema,
  readAt: z.nullable(instantSchema),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationsContract = {
  listNotifications: route({
    method: 'GET',
    path: '/api/notifications',
    access: 'signedIn',
    summary: 'Notifications, newest first',
    response: z.array(notificationSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  countUnread: route({
    method: 'GET',
    path: '/api/notifications/unread-count',
    access: 'signedIn',
    summary: 'How many notifications are unread',
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
