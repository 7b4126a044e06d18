/**
 * Limits for inputs, lists and time spans. Lengths are in characters, times in the unit in the name. Rate limits are in server/limits/rate-limits.ts.
 */
export const LIMITS = {
  name: 100,
  title: 200,
  text: 10_000,
  /** Text that is read for scores and searches, after Unicode folding. Folding expands some characters to up to 18 letters. */
  readText: 40_000,
  message: 5_000,
  skill: 60,
  skills: 50,
  /** The number of skill suggestions: by default and at most. */
  skillSuggestions: { default: 10, max: 50 },
  languages: 20,
  /** Positions and education entries in a profile. */
  positions: 30,
  education: 10,
  url: 2_000,
  email: 254,
  /** The length of an email address before the `@` (RFC 5321). */
  localPart: 64,
  /** A short free text such as a time zone or the required experience. */
  shortText: 200,
  search: 200,
  jobDescriptionMin: 20,
  /** A pasted job ad. The longest ads on job boards have about 15,000 characters. */
  jobAd: 30_000,
  intakeBioMin: 50,
  intakeNameMin: 2,
  intakeRateMin: 5,
  intakeRateMax: 200,
  intakeRateDefault: 25,
  /** Whole U.S. dollars per hour. The maximum is there only to catch typos. */
  rateMin: 1,
  rateMax: 1_000,
  /** Only there to catch typos. */
  weeklyHoursMax: 80,
  /** A person's weekly hours across all companies that hired them here. Agreeing to more hours requires a confirmation. */
  weeklyHoursBeforeAcknowledgment: 50,
  /** Searches exclude a person who has at most this number of hours left and is not open to work. */
  fewHoursLeft: 10,
  /** Versions of an offer for one application. */
  offersPerApplication: 50,
  passwordMin: 10,
  passwordMax: 200,
  passkeysPerPerson: 20,
  recoveryCodes: 10,
  /** One base64url value of a passkey. */
  credentialText: 20_000,
  bodyBytes: 256 * 1024,
  socketFrameBytes: 16 * 1024,
  socketFramesPerSecond: 20,
  socketsPerPerson: 20,
  /** Live sockets from one IPv4 address or one IPv6 /64 network. */
  socketsPerNetwork: 50,
  /** Time ranges in the weekly hours of a company or a member. */
  weeklyHourSpans: 28,
  /** An uploaded photo in its original size. The stored photo is much smaller. */
  photoBytes: 5 * 1024 * 1024,
  /** More pixels than most phone photos have. Limited, because a small file can claim dimensions that exceed memory. */
  photoPixels: 50_000_000,
  photoSide: 512,
  /** An uploaded résumé, PDF or DOCX. */
  resumeBytes: 5 * 1024 * 1024,
  /** The pages of a résumé that are shown as pictures. */
  resumePages: 5,
  /** A message attachment, uploaded or stored. */
  attachmentBytes: 10 * 1024 * 1024,
  attachmentsPerMessage: 5,
  /** Saved templates of a candidate or a company, and the length of each. */
  messageTemplates: 50,
  messageTemplate: 2_000,
  /** Total uploads of a candidate or a company in a day, sent or not. */
  attachmentBytesPerDay: 200 * 1024 * 1024,
  /** Total size of the attachments of a candidate or a company in conversations. */
  attachmentBytesKept: 2 * 1024 * 1024 * 1024,
  /** Longer side of a picture in a message and of its thumbnail, in pixels. */
  attachmentSide: 4_096,
  attachmentPreviewSide: 480,
  /** The length of a stored file name, with its extension. */
  fileName: 120,
  /** The minimum number of people needed to calculate rates for companies. */
  minPeopleForRates: 8,
  /** The number of criteria for a job that uses them. */
  criteria: { min: 3, max: 8 },
  /** A company's stars for an applicant, and its ratings by criterion. */
  rating: { min: 1, max: 5 },
  criterionRating: { min: 1, max: 4 },
  /** The number of days within which a company promises to answer. */
  answerDays: { min: 1, max: 30, default: 7 },
  /** The minimum number of counted applications before a company's answer rate and speed are shown. */
  minCountedAnswers: 10,
  /** A job is paused after this number of unanswered nudges. Its company is warned one nudge earlier. */
  unansweredNudges: 3,
  /** Applicants who may get a different outcome when a job closes. */
  closingExceptions: 100,
  /** Members of a company plus open invitations to become a member. */
  companyMembers: 100,
  /** Saved views of a company's list, and the length of each query. */
  savedViews: 20,
  viewQuery: 500,
  /** Conditions of a job. */
  jobCountries: 35,
  jobHoursPerWeek: 60,
  takedownReason: 1_000,
  verificationNote: 1_000,
  teamNote: 5_000,
  openings: 50,
  benefits: 2_000,
  /** Questions of a job, and their answers. */
  questions: 10,
  questionLabel: 300,
  questionOptions: { min: 2, max: 10 },
  questionOption: 100,
  shortAnswer: 500,
  longAnswer: 5_000,
  /** Largest absolute value of a number. */
  numberAnswer: 1_000_000_000,
  /** Days from today to the last day to apply. `reminder` is the number of days before that day when the company is reminded. */
  jobDays: { default: 60, max: 180, reminder: 3 },
  interviewMinutesMin: 15,
  interviewMinutesMax: 240,
  interviewSlots: 10,
  /** Members of the company in one interview. */
  interviewersPerInterview: 4,
  /** How far ahead an interview may be proposed, in days. */
  interviewDaysAhead: 366,
  /** Interviews of one application that are proposed or booked. */
  openInterviewsPerApplication: 5,
  /** Entries of a calendar feed, and the number of past days that it includes. */
  calendarEntries: 500,
  calendarDaysBack: 90,
  /** Verifications of a person that are pending or in progress. */
  openVerifications: 20,
  /** Verified facts shown with a profile: the newest of each subject. */
  shownVerifications: 100,
  /** Reviews, or undone reviews, in one call. Each approval hashes a password, which is slow. */
  reviewsAtOnce: 50,
  /** Possible duplicates shown with an application. */
  shownDuplicates: 8,
  pageDefault: 25,
  pageMax: 100,
  threadPage: 50,
  /** The length of the excerpt of a profile, job or cover letter in a list. */
  listedText: 280,
  /** The maximum number of skills in a list row. */
  listedSkills: 15,
  /** The minimum length of the excerpt of a job. It fills two lines of the job's card on a wide screen. */
  jobTeaser: 180,
  /** JSON size of a page of a scored list with the default page size. `max` is for lists whose cards need more fields, `jobs` for job lists. */
  listBytes: { default: 24_576, max: 26_000, jobs: 29_696 },
} as const;

export const LIFETIMES = {
  /** How long a verification is valid, in calendar months; null means forever. */
  verificationMonths: { identity: 24, english: 24, skill: 18, reference: null, work: null },
  /** Time for the writing test, measured by the server's clock. */
  englishTaskMinutes: 30,
  /** Retention of the written text. */
  englishTextMonths: 24,
  /** Time until the reference link expires and the referee's identity is erased. */
  referenceLinkDays: 30,
  /** Retention of a referee's answers and identity. */
  referenceKeptMonths: 24,
  /** Verifications with more time left than this need no renewal. */
  verificationRenewalDays: 60,
  temporaryPasswordDays: 7,
  memberInvitationDays: 7,
  sessionDays: 30,
  /** The maximum lifetime of a session, however often it is used. */
  sessionMaxDays: 180,
  resetLinkMinutes: 60,
  signInLinkMinutes: 15,
  /** How long the account remembers a browser that signed in. */
  browserDays: 180,
  /** Time for the second step of a sign-in, and for the round trip to a provider. */
  secondStepMinutes: 10,
  /** Time for the passkey dialog of the browser. */
  passkeyMinutes: 5,
  /** Time for the first code of an authenticator app. */
  appSetupMinutes: 30,
  /** A password reset or a reverted email change removes sign-in methods that are younger than this. */
  recentSignInMethodHours: 72,
  /** How long an admin may work without a second step. */
  adminGraceDays: 7,
  emailLinkMinutes: 60,
  emailUndoHours: 72,
  erasureLinkHours: 48,
  /** How long a status change can be undone. Its email is held until then. */
  undoMinutes: 10,
  unreadMailMinutes: 10,
  /** A visit to a list ends this long after the list was last opened. Anything added afterward counts as new on the next visit. */
  listVisitMinutes: 30,
  /** Browsers discard unused drafts of forms and messages after this time. */
  draftDays: 30,
  /** Uploaded files that no message uses are deleted after this time. */
  unsentFileHours: 24,
  /** How long a candidate may appeal a decline, and the time within which the appeal is answered. */
  appealDays: 30,
  appealAnswerDays: 15,
  /** Validity of an offer without an expiry date. */
  offerDays: 14,
} as const;

/** The number of entries that a screen shows. It links to the other entries, or shows how many there are. */
export const SHOWN = {
  recentApplications: 3,
  recommendedJobs: 4,
  ownApplications: 3,
  skillsOnCandidateCard: 3,
  skillsOnMatchCard: 3,
  skillsOnJobCard: 5,
} as const;

/** Interface timings in milliseconds, and a swipe distance in pixels, from the specification. */
export const TIMINGS = {
  toastMs: 5_000,
  toastSwipePx: 50,
  registerRedirectMs: 2_000,
  tooltipDelayMs: 700,
  tooltipSkipMs: 300,
  menuDelayMs: 200,
  menuSkipMs: 300,
} as const;
