/**
 * Candidate profiles, browsing and comparing candidates, and companies' shortlists. Candidates edit their own profile. Companies browse vetted
 * candidates, each scored against one of the company's open jobs. Owns candidates, stored résumés and shortlists. Sends no email. Notifies only
 * admins, when a company reaches its daily profile limit. `candidateId` is always the id of the profile, never of the user.
 */

import * as z from 'zod/mini';
import {
  compatibilitySchema,
  explainQuery,
  headlineReasonSchema,
  listedCompatibilitySchema,
  scoredPlace,
  unscoredField,
  unscoredPlace,
} from '#engine/matching.contract.ts';
import { personSchema } from '#features/auth/auth.contract.ts';
import { verificationSchema } from '#features/verifications/verifications.contract.ts';
import { route } from '#shared/contract.ts';
import { areCountries } from '#shared/countries.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { markedFields } from '#shared/pick-fields.ts';
import {
  calendarDay,
  cursorInstant,
  instantSchema,
  objectId,
  optionalChoice,
  optionalInstant,
  optionalLine,
  optionalRate,
  optionalText,
  queryText,
  requiredSkillList,
  requiredTitle,
} from '#shared/schema.ts';
import {
  APPROVAL_STATUSES,
  EXPERIENCE_LEVELS,
  LANGUAGE_LEVELS,
  OVERLAP_HOURS,
  VERIFICATION_KINDS,
  WORK_TYPES,
} from '#shared/vocabulary.ts';
import { compareCandidatesQuerySchema } from './compare-query.contract.ts';
import { optionalPhone, positionSchema, profileFields, shownProfile } from './profile.contract.ts';

const commitment = {
  /** The total weekly hours of all active hires made on this site, counted from acceptance to end. */
  committedHours: z.int(),
  /** Whether an active hire has no saved terms, so that its hours are estimated from the type of job. Present if true. */
  hasEstimatedHours: z.optional(z.boolean()),
  /** The first day of the earliest active hire. It may be in the future. */
  hiredSince: z.nullable(z.string()),
  /** The number of active hires, present if there are several. */
  activeHires: z.optional(z.int()),
  /** Whether the candidate wants to be found even with few hours left. */
  openToWork: z.boolean(),
};
const commitmentSchema = z.object(commitment);
export type Commitment = z.infer<typeof commitmentSchema>;

/** A candidate as embedded in applications. */
export const candidateSummarySchema = z.object({
  id: z.string(),
  jobTitle: z.string(),
  hourlyRate: z.nullable(z.number()),
  user: personSchema,
  ...commitment,
});
export type CandidateSummary = z.infer<typeof candidateSummarySchema>;

export const candidateSchema = z.extend(candidateSummarySchema, {
  userId: z.string(),
  bio: z.nullable(z.string()),
  skills: z.array(z.string()),
  experience: z.nullable(z.enum(EXPERIENCE_LEVELS)),
  timezone: z.nullable(z.string()),
  /**
   * The time zone in `timezone`, as a name that `Intl` accepts. Absent if `timezone` already is such a name, is an offset in whole hours, or cannot
   * be read.
   */
  zone: z.optional(z.string()),
  availability: z.nullable(z.enum(WORK_TYPES)),
  ...shownProfile,
  approvalStatus: z.enum(APPROVAL_STATUSES),
  createdAt: instantSchema,
});
export type Candidate = z.infer<typeof candidateSchema>;

/** Metadata of a stored résumé. The file itself has its own call. */
export const resumeFactsSchema = z.object({
  fileName: z.string(),
  /** The size in bytes. */
  size: z.int(),
  uploadedAt: instantSchema,
});

const withResume = { resume: z.nullable(resumeFactsSchema) };

/** Profile fields that most companies cannot see. `scoredCandidateSchema` documents which companies see the phone number. */
export const privateCandidateFields = {
  /** E.164. */
  phone: z.nullable(z.string()),
};

export const ownCandidateSchema = z.extend(candidateSchema, {
  ...privateCandidateFields,
  ...withResume,
  ...unscoredField,
});
export type OwnCandidate = z.infer<typeof ownCandidateSchema>;

/** A candidate as a company sees it. Has a score if the company has an open job and the candidate did not opt out of scores. */
export const scoredCandidateSchema = z.extend(candidateSchema, {
  ...withResume,
  /** E.164. Present if the candidate stated one, and the company has an open offer to them or a current or future hire with them. */
  phone: z.optional(z.string()),
  isShortlisted: z.boolean(),
  /** Whether the company's shortlist has notes about the candidate. Removing the candidate from the shortlist deletes them. */
  hasShortlistNotes: z.boolean(),
  compatibilityScore: z.nullable(z.int()),
  compatibility: z.nullable(compatibilitySchema),
  ...unscoredField,
  /** Verifications, including expired ones, newest first. */
  verifications: z.array(verificationSchema),
  /** True while the account is suspended: no list has the candidate, and no company can invite or shortlist them. */
  isPaused: z.optional(z.literal(true)),
});
export type ScoredCandidate = z.infer<typeof scoredCandidateSchema>;

/** Where companies see each field: in every row of a list, only in comparisons, or only on the candidate's page. */
const CANDIDATE_FIELDS = {
  id: 'row',
  jobTitle: 'row',
  hourlyRate: 'row',
  user: 'row',
  committedHours: 'row',
  hasEstimatedHours: 'row',
  hiredSince: 'row',
  activeHires: 'row',
  openToWork: 'row',
  userId: 'row',
  bio: 'row',
  skills: 'row',
  experience: 'row',
  timezone: 'row',
  availability: 'row',
  country: 'row',
  city: 'row',
  englishLevel: 'row',
  availableFrom: 'row',
  approvalStatus: 'row',
  zone: 'comparison',
  languages: 'comparison',
  positions: 'comparison',
  education: 'comparison',
  linkedinUrl: 'page',
  portfolioUrl: 'page',
  createdAt: 'page',
} as const satisfies Record<keyof Candidate, 'row' | 'comparison' | 'page'>;

export const ROW_FIELDS = /* @__PURE__ */ markedFields(CANDIDATE_FIELDS, 'row');
export const COMPARED_FIELDS = /* @__PURE__ */ markedFields(CANDIDATE_FIELDS, 'comparison');

/** A candidate in a company's list, with the start of the bio and the first skills. */
export const listedCandidateSchema = z.extend(z.pick(candidateSchema, ROW_FIELDS), {
  /** The total number of skills, present if the list shows only some. */
  skillCount: z.optional(z.int()),
  /** Omitted if false. All optional fields of a row are omitted if they are false or empty, so that rows stay small. */
  isShortlisted: z.optional(z.boolean()),
  availableFrom: z.optional(z.string()),
  /** When the candidate was added to lists. Absent until they are vetted. */
  listedAt: z.optional(instantSchema),
  /** True if the company's shortlist has notes about the candidate. */
  hasShortlistNotes: z.optional(z.boolean()),
  /** True if the candidate has a current or future hire with the company. */
  isHired: z.optional(z.literal(true)),
  /** Kinds with a valid verification. Absent if there are none. */
  verified: z.optional(z.array(z.enum(VERIFICATION_KINDS))),
  compatibilityScore: z.nullable(z.int()),
  compatibility: z.nullable(listedCompatibilitySchema),
  headlineReason: z.nullable(headlineReasonSchema),
  ...unscoredField,
});
export type ListedCandidate = z.infer<typeof listedCandidateSchema>;

/** A candidate in a comparison: more fields than a list row, but no long texts. */
export const comparedCandidateSchema = z.extend(listedCandidateSchema, {
  ...z.pick(candidateSchema, COMPARED_FIELDS).shape,
  availableFrom: candidateSchema.shape.availableFrom,
  positions: z.array(z.pick(positionSchema, { title: true, company: true, start: true, end: true })),
});
export type ComparedCandidate = z.infer<typeof comparedCandidateSchema>;

export const newCandidateSchema = z.object({
  jobTitle: requiredTitle('job-title-required'),
  skills: requiredSkillList('skill-required'),
  experience: optionalChoice(EXPERIENCE_LEVELS),
  hourlyRate: optionalRate(),
  timezone: optionalLine(LIMITS.shortText),
  bio: optionalText(LIMITS.text),
  availability: optionalChoice(WORK_TYPES),
  ...profileFields,
  /** Whether companies find the candidate even while most of the candidate's hours are taken by hires. */
  openToWork: z.optional(z.nullable(z.boolean({ error: 'not-true-or-false' }))),
  /** With its country code. Visible to the candidate, and to companies with an open offer to them or a current or future hire. */
  phone: optionalPhone(),
});
export type NewCandidate = z.infer<typeof newCandidateSchema>;

/** Fields that are not sent do not change. */
export const candidateChangesSchema = z.partial(newCandidateSchema);

const kinds = VERIFICATION_KINDS.join('|');
const verifiedKinds = z
  .string()
  .check(z.regex(new RegExp(`^((${kinds})(,(${kinds}))*)?$`), refusal('not-some-of', { list: VERIFICATION_KINDS })));

const rateText = z.optional(z.string().check(z.regex(/^\d{0,6}$/, 'not-a-whole-number')));

/** Filters for lists of people, in Browse and for one job. */
export const peopleFilterQuery = {
  /** ISO 3166-1 alpha-2, comma-separated. People in any of them match. Refused while names are hidden, because the country is hidden too. */
  country: z.optional(z.string().check(z.maxLength(LIMITS.search), z.refine(areCountries, 'not-a-country'))),
  /** Only people with this level of English or higher. */
  minEnglish: optionalChoice(LANGUAGE_LEVELS),
  /** The minimum working hours per day in common with the time zone of the chosen job, or otherwise of the company. */
  minOverlap: optionalChoice(OVERLAP_HOURS),
  /** Only people who are free on this day. People without `availableFrom` count as free. */
  availableBy: z.optional(z.union([z.literal(''), calendarDay('not-a-date')], { error: 'not-a-date' })),
  /** Lists omit people with few hours left who are not open to work, unless this is `true`. */
  includeHired: z.optional(z.enum(['true', 'false'], { error: 'not-true-or-false' })),
};

export const CANDIDATE_SORTS = ['match', 'newest', 'rate'] as const;
const candidateSort = z.optional(z.enum(CANDIDATE_SORTS, { error: refusal('not-one-of', { list: CANDIDATE_SORTS }) }));
export const browseCandidatesQuerySchema = z.object({
  q: queryText(),
  /** Comma-separated. A candidate must have all of them. */
  skills: queryText(),
  availability: optionalChoice(WORK_TYPES),
  experience: optionalChoice(EXPERIENCE_LEVELS),
  minRate: rateText,
  maxRate: rateText,
  /** Comma-separated. A candidate must have a valid verification of each kind. */
  verified: z.optional(verifiedKinds),
  /** Scores against this open job of the company. */
  jobId: z.optional(objectId()),
  /** Only people who were vetted after this time. */
  newSince: optionalInstant(),
  sort: candidateSort,
  ...peopleFilterQuery,
  ...explainQuery,
});
export type BrowseCandidatesQuery = z.infer<typeof browseCandidatesQuerySchema>;
/** The filters that all lists of people share. */
export type PeopleQuery = Pick<BrowseCandidatesQuery, keyof typeof peopleFilterQuery>;

const matchPlace = z.tuple([z.literal('match'), ...scoredPlace]);
const ratePlace = z.tuple([
  z.literal('rate'),
  z.nullable(z.int().check(z.minimum(0), z.maximum(LIMITS.rateMax))),
  z.uuid(),
]);

/** By match: as in `scoredPlace`, or time and id for unscored rows. Newest: time and id. By rate: whole dollars and id, null last. */
export const browseCandidatesCursorSchema = z.union([
  matchPlace,
  unscoredPlace,
  z.tuple([z.literal('newest'), cursorInstant(), z.uuid()]),
  ratePlace,
]);

export const newShortlistEntrySchema = z.object({
  candidateId: objectId('candidate-required'),
  companyId: z.optional(z.nullable(objectId())),
  /** Saved only if the candidate was not on the shortlist yet. */
  notes: optionalText(LIMITS.text),
});

/** `before`: the notes that the caller has read; null for none. Refused if others are stored. If absent, they are replaced in any case. */
export const shortlistNotesSchema = z.object({ notes: optionalText(LIMITS.text), before: optionalText(LIMITS.text) });

export const shortlistEntrySchema = z.object({
  candidateId: z.string(),
  companyId: z.string(),
  /** Private to the company. */
  notes: z.nullable(z.string()),
  createdAt: instantSchema,
});

export type ShortlistEntry = z.infer<typeof shortlistEntrySchema>;

export const listedShortlistEntrySchema = z.extend(shortlistEntrySchema, { candidate: listedCandidateSchema });
export type ListedShortlistEntry = z.infer<typeof listedShortlistEntrySchema>;

export const shortlistQuerySchema = z.object({ q: queryText(), sort: candidateSort, ...explainQuery });
const newestPlace = z.tuple([cursorInstant(), z.uuid()]);
/** Newest: the time of the addition, then the id. Match and rate: as in `browseCandidatesCursorSchema`. */
const shortlistCursorSchema = z.union([newestPlace, matchPlace, unscoredPlace, ratePlace]);
export type ShortlistCursor = z.infer<typeof shortlistCursorSchema>;

export const candidatesContract = {
  createCandidate: route({
    method: 'POST',
    path: '/api/candidates',
    access: 'candidate',
    summary: 'Creates the professional profile, once, and submits it for review',
    body: newCandidateSchema,
    response: ownCandidateSchema,
    status: 201,
  }),
  getMyProfile: route({
    method: 'GET',
    path: '/api/candidates/my-profile',
    access: 'candidate',
    summary: 'Returns the professional profile of the signed-in candidate; 404 before it is created',
    response: ownCandidateSchema,
  }),
  updateMyProfile: route({
    method: 'PATCH',
    path: '/api/candidates/my-profile',
    access: 'candidate',
    summary: 'Updates the professional profile; a rejected one is submitted for review again',
    body: candidateChangesSchema,
    response: ownCandidateSchema,
  }),
  browseCandidates: route({
    method: 'GET',
    path: '/api/candidates/browse',
    access: 'company',
    may: 'readAll',
    summary:
      'Returns vetted candidates who have enough hours left or are open to work, best match first unless sorted otherwise; `includeHired=true` returns all. The first page includes the total',
    query: browseCandidatesQuerySchema,
    response: z.array(listedCandidateSchema),
    cursor: browseCandidatesCursorSchema,
  }),
  compareCandidates: route({
    method: 'GET',
    path: '/api/candidates/compare',
    access: 'company',
    may: 'readAll',
    summary:
      'Returns up to four candidates scored against one job, in the requested order; omits candidates that the company may not see',
    query: compareCandidatesQuerySchema,
    response: z.array(comparedCandidateSchema),
  }),
  getCandidate: route({
    method: 'GET',
    path: '/api/candidates/:id',
    access: 'signedIn',
    may: 'readJobs',
    summary: 'Returns one candidate; visible to companies if vetted or an applicant, to the candidate, and to admins',
    query: z.object({ jobId: z.optional(objectId()) }),
    response: scoredCandidateSchema,
  }),
  addToShortlist: route({
    method: 'POST',
    path: '/api/shortlists',
    access: 'company',
    may: 'recruit',
    summary: 'Adds a candidate to the shortlist; safe to repeat',
    body: newShortlistEntrySchema,
    response: shortlistEntrySchema,
    status: 201,
  }),
  listShortlist: route({
    method: 'GET',
    path: '/api/shortlists',
    access: 'company',
    may: 'recruit',
    summary: 'Returns the shortlist, newest first unless sorted otherwise',
    query: shortlistQuerySchema,
    response: z.array(listedShortlistEntrySchema),
    cursor: shortlistCursorSchema,
  }),
  noteOnShortlist: route({
    method: 'PUT',
    path: '/api/shortlists/:candidateId',
    access: 'company',
    may: 'recruit',
    summary: "Saves the company's private notes about a shortlisted candidate; 409 if changed since `before`",
    body: shortlistNotesSchema,
    response: shortlistEntrySchema,
  }),
  removeFromShortlist: route({
    method: 'DELETE',
    path: '/api/shortlists/:candidateId',
    access: 'company',
    may: 'recruit',
    summary:
      'Removes a candidate from the shortlist; with `withNotes=false`, 409 if there are notes about the candidate',
    query: z.object({ withNotes: optionalChoice(['true', 'false']) }),
    response: z.null(),
    status: 204,
  }),
};
