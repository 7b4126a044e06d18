/**
 * The closed lists of the product: what a field may hold, everywhere (schemas, database checks, selects).
 * Only values; how they are shown stands in the language catalogs.
 */
export const ACCOUNT_TYPES = ['company', 'candidate'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

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

/** What a candidate offers (`availability`) and what a job asks for (`jobType`) are the same list. */
export const WORK_TYPES = ['full-time', 'part-time', 'contract'] as const;
export type WorkType = (typeof WORK_TYPES)[number];

/** How well somebody speaks a language: the levels of the CEFR, and their own language. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** What a résumé may be: by its content, and so the ending of its name. */
export const RESUME_KINDS = ['pdf', 'docx'] as const;
export type ResumeKind = (typeof RESUME_KINDS)[number];

/** What a file of a message may be: by its content, and so the ending of its name. The last three are pictures. */
export const ATTACHMENT_TYPES = ['pdf', 'docx', 'jpg', 'png', 'webp'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

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

/** Why a company declines; its own words may stand beside it. */
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

/** What comes of asking for the review of a decline: it stays, or the application is open again. */
export const APPEAL_OUTCOMES = ['upheld', 'reopened'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

/** What came of an invitation to apply. */
export const INVITATION_STATUSES = ['invited', 'applied', 'declined'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];
/** `proposed` also after a move: the times wait for an answer again. `held` and `missed` are what the company says of one that was booked. */
export const INTERVIEW_STATUSES = ['proposed', 'booked', 'cancelled', 'held', 'missed'] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

export const APPROVAL_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** The two outcomes a reviewer may choose. */
export const REVIEW_OUTCOMES = ['approved', 'rejected'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

/** `expired` once its time is over; a new version ends the one before as `withdrawn`. */
export const OFFER_STATUSES = ['sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const HIRE_STATUSES = ['agreed', 'started', 'ended', 'claimed', 'replaced'] as const;
export type HireStatus = (typeof HIRE_STATUSES)[number];

/** What a side may say of a hire when it is asked. */
export const CHECK_IN_ANSWERS = ['good', 'concerns', 'problem'] as const;
export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number];

/** What a company ticks off by itself after hiring. */
export const HIRE_STEPS = ['contract', 'payroll', 'access', 'first-day'] as const;
export type HireStep = (typeof HIRE_STEPS)[number];

export const REPORT_STATUSES = ['open', 'resolved'] as const;

/** What the market checks of a person. Their order is that of the columns in the index of scores. */
export const VERIFICATION_KINDS = ['identity', 'english', 'skill', 'reference', 'work'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** The levels of the CEFR, the lowest first. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];

/** What a written task is rated by. */
export const ENGLISH_CRITERIA = ['range', 'accuracy', 'coherence', 'argument'] as const;

/** How asking somebody for a reference stands; `lapsed` where nobody answered in time, or what was answered has served its time. */
export const REFERENCE_STATUSES = ['asked', 'answered', 'declined', 'lapsed'] as const;

/** Whether a referee would work with the candidate again. */
export const WORK_AGAIN = ['yes', 'unsure', 'no'] as const;

export const VERIFICATION_STATUSES = ['claimed', 'checking', 'verified', 'failed', 'expired', 'revoked'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

/**
 * The mails that a person may switch off: the choice's name, the kind of mail behind it, and what accounts are mailed so, in the order they
 * are shown. Whatever concerns the safety of an account, or answers what somebody did, is always sent.
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
  hireChanged: { kind: 'hire-changed', to: ['company', 'candidate'] },
} as const satisfies Record<string, { kind: string; to: readonly [AccountType, ...AccountType[]] }>;
export type MailChoice = keyof typeof MAIL_CHOICES;
export type MutableMail = (typeof MAIL_CHOICES)[MailChoice]['kind'];
