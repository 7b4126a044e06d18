/**
 * Account administration, the audit log and marketplace statistics. For admins only. Every call that changes or reveals something is logged. Owns no
 * tables: accounts belong to auth, the log to the platform.
 */
import * as z from 'zod/mini';
import { agreementSchema } from '#features/auth/auth.contract.ts';
import { ownPasswordSchema } from '#features/auth/sign-in-ways.contract.ts';
import { funnelSchema } from '#features/reviews/funnel.contract.ts';
import { route } from '#shared/contract.ts';
import { calendarDay, cursorInstant, cursorText, instantSchema, optionalChoice, queryText } from '#shared/schema.ts';
import { ACCOUNT_TYPES, APPLICATION_STATUSES } from '#shared/vocabulary.ts';

/** A user as admins see them. `credentials` states who set the password, and never contains the password. */
export const adminUserSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  accountType: z.nullable(z.enum(ACCOUNT_TYPES)),
  isAdmin: z.boolean(),
  suspended: z.boolean(),
  /** False for the viewing admin and the members of their company: another admin has to suspend or restore them. */
  canBeSuspended: z.boolean(),
  /** Whether an admin verified the company's identity; null if the user has no company profile. */
  companyVerified: z.nullable(z.boolean()),
  createdAt: instantSchema,
  /**
   * `user`: set by the user. `temporary`: not used yet, and can be shown. `used`: temporary, and used; it can only be replaced.
   * `expired`: temporary, and expired.
   */
  credentials: z.enum(['none', 'user', 'temporary', 'used', 'expired']),
  /** Whether the sign-in also requires an authenticator app or a passkey. */
  hasSecondStep: z.boolean(),
  /** The newest versions of the legal texts that the user agreed to, and when. Null if no text was shown to them. */
  agreement: z.nullable(agreementSchema),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const userChangesSchema = z.object({
  isAdmin: z.optional(z.boolean()),
  suspended: z.optional(z.boolean()),
});
export type UserChanges = z.infer<typeof userChangesSchema>;

export const activitySchema = z.object({
  id: z.string(),
  action: z.string(),
  actor: z.object({ id: z.nullable(z.string()), email: z.nullable(z.string()) }),
  target: z.nullable(z.string()),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  clientAddress: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type Activity = z.infer<typeof activitySchema>;

/** The sort orders by time. The log has no others. */
export const TIME_ORDERS = ['newest', 'oldest'] as const;
export type TimeOrder = (typeof TIME_ORDERS)[number];
/** The sort orders of users by name or address; a minus reverses the order. */
const TEXT_ORDERS = ['name', '-name', 'email', '-email'] as const;
export const USER_ORDERS = [...TIME_ORDERS, ...TEXT_ORDERS] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

/** The sort order, the row's value in that order, and the row's id. */
const userCursor = z.union([
  z.tuple([z.enum(TIME_ORDERS), cursorInstant(), z.uuid()]),
  z.tuple([z.enum(TEXT_ORDERS), cursorText(), z.uuid()]),
]);
export type UserCursor = z.infer<typeof userCursor>;

/** How many weeks the overview can cover; twelve by default. */
export const OVERVIEW_WEEKS = ['4', '12', '26', '52'] as const;
export const OVERVIEW = { weeks: 12, hireDays: 30 } as const;

const byAccountType = z.object({ company: z.int(), candidate: z.int(), none: z.int() });

export const overviewSchema = z.object({
  /** Existing accounts by type. `none` counts the accounts that have not chosen a type. */
  users: byAccountType,
  /** Companies in the admins' list. A company can have several users. */
  companies: z.int(),
  openJobs: z.int(),
  applicationsByStatus: z.record(z.enum(APPLICATION_STATUSES), z.int()),
  /** The time from an application to the company's first move, over the weeks in `weeks`. Null if there was no move. */
  timeToFirstResponse: z.object({ medianHours: z.nullable(z.number()), answers: z.int() }),
  hires: z.object({ total: z.int(), recent: z.int() }),
  /** How many candidates are waiting for an admin, and when the first of them began to wait. */
  reviewQueue: z.object({ waiting: z.int(), oldestSince: z.nullable(instantSchema) }),
  openReports: z.int(),
  /** How far the newest applications of these weeks got: how many reached each stage, and how many are there now. */
  funnel: z.pick(funnelSchema, { count: true, isCutOff: true, stages: true }),
  /** The time from an application to the hire, for the hires of these weeks. Null if there was no hire. */
  timeToHire: z.object({ medianDays: z.nullable(z.number()), hires: z.int() }),
  /** The requested weeks, the oldest first; each begins on a Monday (`start`, a date) in UTC. */
  weeks: z.array(
    z.object({
      start: z.string(),
      signUps: byAccountType,
      applications: z.int(),
      medianHours: z.nullable(z.number()),
      /** The time from the application to the hire, for the hires of the week. */
      medianHireDays: z.nullable(z.number()),
    }),
  ),
});
export type Overview = z.infer<typeof overviewSchema>;

const queryDay = () => z.optional(z.union([z.literal(''), calendarDay('not-a-date')], { error: 'not-a-date' }));

const activityCursor = z.tuple([cursorInstant(), z.uuid()]);

export const adminContract = {
  listUsers: route({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Returns all users, newest first unless sorted otherwise',
    query: z.object({ q: queryText(), sort: optionalChoice(USER_ORDERS) }),
    response: z.array(adminUserSchema),
    cursor: userCursor,
  }),
  updateUser: route({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary: 'Suspends or restores a user, or adds or removes admin rights (never those of the last admin)',
    body: userChangesSchema,
    response: adminUserSchema,
  }),
  revealTemporaryPassword: route({
    method: 'POST',
    path: '/api/admin/users/:id/reveal-temporary-password',
    access: 'admin',
    summary: 'Reveals a temporary password that has not been used yet; logged',
    response: z.object({ password: z.string() }),
  }),
  resendCredentials: route({
    method: 'POST',
    path: '/api/admin/users/:id/resend-credentials',
    access: 'admin',
    summary: 'Replaces a temporary password, used or not, and emails the new one; logged',
    response: adminUserSchema,
  }),
  removeSecondStep: route({
    method: 'POST',
    path: '/api/admin/users/:id/remove-second-step',
    access: 'admin',
    summary:
      "Removes another user's authenticator app, passkeys and recovery codes, and ends their sessions; requires the admin's password; logged, and the user is emailed",
    body: ownPasswordSchema,
    response: adminUserSchema,
  }),
  getOverview: route({
    method: 'GET',
    path: '/api/admin/overview',
    access: 'admin',
    summary: 'Returns marketplace statistics: people, jobs, applications, reply times, hires and the review queue',
    query: z.object({ weeks: optionalChoice(OVERVIEW_WEEKS) }),
    response: overviewSchema,
  }),
  listActivity: route({
    method: 'GET',
    path: '/api/admin/activity',
    access: 'admin',
    summary:
      "Returns the audit log, newest first unless sorted otherwise; can be filtered by words in the target or actor, by action, by the actor's address, and by days in a time zone",
    query: z.object({
      sort: optionalChoice(TIME_ORDERS),
      q: queryText(),
      action: queryText(),
      actor: queryText(),
      /** The first and the last day, in `timeZone` (IANA; UTC by default). */
      from: queryDay(),
      to: queryDay(),
      timeZone: queryText(),
    }),
    response: z.array(activitySchema),
    cursor: activityCursor,
  }),
};
