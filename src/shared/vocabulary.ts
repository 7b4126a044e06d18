/** The fixed lists of values in the product, for schemas, database checks and selects. Labels are in the language catalogs. */
export const ACCOUNT_TYPES = ['company', 'candidate'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Roles of a company's members. Each role has its capabilities (`shared/access.ts`). */
export const MEMBER_ROLES = ['owner', 'recruiter', 'reviewer', 'viewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

export const INDUSTRIES = [
  'technology',
  'healthcare',
  'legal',
  'marketing',
  'finance',
  'real-estate',
  'other',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

export const COMPANY_SIZES = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** Years of professional experience. */
export const EXPERIENCE_LEVELS = ['0-1', '1-3', '3-5', '5-10', '10+'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** Used for the type of work that a candidate offers (`availability`), and for the type that a job requires (`jobType`). */
export const WORK_TYPES = ['full-time', 'part-time', 'contract'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** Language proficiency: the CEFR levels and native. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Options for filtering lists by hours in common. */
export const OVERLAP_HOURS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Résumé file types, detected from the content. Also used as file extensions. */
export const RESUME_KINDS = ['pdf', 'docx'] as const;
export type ResumeKind = (typeof RESUME_KINDS)[number];

/** File types of attachments, detected from the content. Also used as file extensions. The last three are pictures. */
export const ATTACHMENT_TYPES = ['pdf', 'docx', 'xlsx', 'csv', 'jpg', 'png', 'webp'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** Methods by which an admin can check the identity of a company. */
export const COMPANY_VERIFICATION_METHODS = ['website', 'registry', 'documents', 'call', 'other'] as const;
export type CompanyVerificationMethod = (typeof COMPANY_VERIFICATION_METHODS)[number];
export const COMPANY_VERIFICATION_STEPS = ['verified', 'unverified', 'lapsed'] as const;

export const JOB_STATUSES = ['open', 'paused', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

export const APPLICATION_STATUSES = [
  'pending',
  'applied',
  'interviewing',
  'offered',
  'hired',
  'declined',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Reasons for a decline. The company can add a note. */
export const DECLINE_REASONS = [
  'skills',
  'experience',
  'language',
  'rate',
  'hours',
  'position-filled',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Outcomes of an appeal: the decline stays, or the application is reopened. */
export const APPEAL_OUTCOMES = ['upheld', 'reopened'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];
/** How an appeal was closed: with an outcome, or without one because the company deleted its account. */
export const APPEAL_ENDS = [...APPEAL_OUTCOMES, 'ended'] as const;
export type AppealEnd = (typeof APPEAL_ENDS)[number];

export const INVITATION_STATUSES = ['invited', 'applied', 'declined'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];
/** `proposed` also applies after a reschedule, when the times need an answer again. The company sets `held` or `missed` after a booked interview. */
export const INTERVIEW_STATUSES = ['proposed', 'booked', 'cancelled', 'held', 'missed'] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** The outcomes that an admin can choose in the review queue. */
export const REVIEW_OUTCOMES = ['approved', 'rejected'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** A new version of an offer marks the previous one as `withdrawn`. */
export const OFFER_STATUSES = ['sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const HIRE_STATUSES = ['agreed', 'started', 'ended', 'claimed', 'replaced'] as const;
export type HireStatus = (typeof HIRE_STATUSES)[number];

export const CHECK_IN_ANSWERS = ['good', 'concerns', 'problem'] as const;
export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number];

/** The company's checklist after hiring. */
export const HIRE_STEPS = ['contract', 'payroll', 'access', 'first-day'] as const;
export type HireStep = (typeof HIRE_STEPS)[number];

export const REPORT_STATUSES = ['open', 'resolved'] as const;

/** The kinds of verified facts, in the order of the columns in the score index. */
export const VERIFICATION_KINDS = ['identity', 'english', 'skill', 'reference', 'work'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** CEFR levels, lowest first. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];

/** Rating criteria of the writing test. */
export const ENGLISH_CRITERIA = ['range', 'accuracy', 'coherence', 'argument'] as const;

/** Status of a reference request. `lapsed` means not answered in time, or erased after the retention period. */
export const REFERENCE_STATUSES = ['asked', 'answered', 'declined', 'lapsed'] as const;

export const WORK_AGAIN = ['yes', 'unsure', 'no'] as const;

export const VERIFICATION_STATUSES = ['claimed', 'checking', 'verified', 'failed', 'expired', 'revoked'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/**
 * Emails that a person can turn off: name of the choice, kind of email and account types, in display order. All other kinds are always sent, such as
 * account security, accepted offers and check-ins. `interview` covers proposed times, canceled proposals and reminders. Other emails about booked
 * interviews are always sent.
 */
export const MAIL_CHOICES = {
  applicationReceived: { kind: 'application-received', to: ['company'] },
  applicationMoved: { kind: 'application-moved', to: ['candidate'] },
  invitationReceived: { kind: 'invitation-received', to: ['candidate'] },
  unreadMessages: { kind: 'unread-messages', to: ['company', 'candidate'] },
  offerRevised: { kind: 'offer-revised', to: ['candidate'] },
  offerWithdrawn: { kind: 'offer-withdrawn', to: ['candidate'] },
  offerDeclined: { kind: 'offer-declined', to: ['company'] },
  offerExpired: { kind: 'offer-expired', to: ['company'] },
  offerProposed: { kind: 'offer-proposed', to: ['company'] },
  hireChanged: { kind: 'hire-changed', to: ['company', 'candidate'] },
  interviews: { kind: 'interview', to: ['company', 'candidate'] },
  matchesWeekly: { kind: 'matches-weekly', to: ['candidate'] },
  savedSearches: { kind: 'saved-searches', to: ['company', 'candidate'] },
} as const satisfies Record<string, { kind: string; to: readonly [AccountType, ...AccountType[]] }>;
export type MailChoice = keyof typeof MAIL_CHOICES;
export type OptionalMail = (typeof MAIL_CHOICES)[MailChoice]['kind'];

/** Notifications in the bell that a person can turn off, in display order. The bell always shows events whose emails are always sent. */
export const BELL_CHOICES = ['interviews'] as const;
export type BellChoice = (typeof BELL_CHOICES)[number];
