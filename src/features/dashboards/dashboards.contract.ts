/**
 * The dashboards for companies and candidates: stat cards, to-do lists, and a company's first steps. Read-only, except for recording a visit. Owns no
 * tables.
 */
import * as z from 'zod/mini';
import { personSchema } from '#features/auth/auth.contract.ts';
import { TURN_ACTIONS } from '#features/pipeline/turn.domain.ts';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { instantSchema, optionalText } from '#shared/schema.ts';

export const companyNumbersSchema = z.object({
  openPositions: z.int(),
  applications: z.int(),
  activeHires: z.int(),
  /** Unread messages. */
  messages: z.int(),
});
export type CompanyNumbers = z.infer<typeof companyNumbersSchema>;

export const candidateNumbersSchema = z.object({
  applied: z.int(),
  interviewing: z.int(),
  hired: z.int(),
  newMatches: z.int(),
});
export type CandidateNumbers = z.infer<typeof candidateNumbersSchema>;

/** One thing to do about an application. */
const todoItem = {
  applicationId: z.string(),
  jobTitle: z.string(),
  candidate: personSchema,
};

/** Builds the schema of a to-do list: its first items and `count`, the total. `isCutOff` is true if there are more items than were counted. */
const todoList = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ count: z.int(), isCutOff: z.boolean(), items: z.array(item) });

/** The next step for an application, and when it started waiting for the user. */
const turnItem = { action: z.enum(TURN_ACTIONS), since: instantSchema };

const interviewItem = {
  interviewId: z.string(),
  start: instantSchema,
  end: instantSchema,
  videoUrl: z.nullable(z.string()),
};

const waitingList = todoList(z.object({ ...todoItem, ...turnItem }));

export const todoSchema = z.object({
  /** Pending applications, the longest waiting first. */
  toReview: waitingList,
  /** Other applications that wait for the company. */
  waiting: waitingList,
  /** Applications with an unanswered offer, the next to expire first; those without terms last. */
  offers: todoList(z.object({ ...todoItem, expiresAt: z.nullable(instantSchema) })),
  /** Interviews booked for today (in the user's time zone) that have not ended, the earliest first. */
  interviews: todoList(z.object({ ...todoItem, ...interviewItem })),
});
export type Todo = z.infer<typeof todoSchema>;

/** The number of invitations that complete the invitation step. */
export const FIRST_INVITATIONS = 3;

/** What a new company has done so far. `job` and `invited` stay complete even if the job is closed or an invitation is declined. */
export const firstStepsSchema = z.object({
  /** True if the company has a description. */
  profile: z.boolean(),
  /** True if a job was posted. */
  job: z.boolean(),
  /** Invitations so far, at most `FIRST_INVITATIONS`. */
  invited: z.int(),
  /** True if the company's interview hours are set. */
  calendar: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;

const ownItem = { applicationId: z.string(), jobTitle: z.string(), companyName: z.string() };

/**
 * The applications that wait for the candidate, the longest waiting first, and the interviews booked for today (in their time zone), the earliest
 * first.
 */
export const candidateTodoSchema = z.extend(
  todoList(
    z.object({
      ...ownItem,
      ...turnItem,
      /** The deadline: the expiry of the offer, or the last proposed time. */
      until: z.nullable(instantSchema),
    }),
  ),
  { interviews: todoList(z.object({ ...ownItem, ...interviewItem })) },
);
export type CandidateTodo = z.infer<typeof candidateTodoSchema>;

export const dashboardsContract = {
  getTodo: route({
    method: 'GET',
    path: '/api/dashboard/todo',
    access: 'company',
    may: 'recruit',
    summary: 'Returns the to-do list of the company; "today" depends on the given time zone',
    query: z.object({ timeZone: optionalText(LIMITS.shortText) }),
    response: todoSchema,
  }),
  getFirstSteps: route({
    method: 'GET',
    path: '/api/dashboard/first-steps',
    access: 'company',
    may: 'recruit',
    summary: 'Returns which of the first steps of a new company are done',
    response: firstStepsSchema,
  }),
  getOwnTurns: route({
    method: 'GET',
    path: '/api/dashboard/turns',
    access: 'candidate',
    summary: "Returns the applications that wait for the candidate, and today's interviews in the given time zone",
    query: z.object({ timeZone: optionalText(LIMITS.shortText) }),
    response: candidateTodoSchema,
  }),
  getDashboard: route({
    method: 'GET',
    path: '/api/dashboard',
    access: 'signedIn',
    may: 'readAll',
    summary: 'Returns the numbers on the stat cards; 403 without an account type',
    response: z.union([companyNumbersSchema, candidateNumbersSchema]),
  }),
  openDashboard: route({
    method: 'POST',
    path: '/api/dashboard/opened',
    access: 'candidate',
    summary: 'Records that the dashboard was opened, so that matches seen until now no longer count as new',
    response: z.null(),
    status: 204,
  }),
};
