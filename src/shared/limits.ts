/**
 * Limits of inputs, lists and time spans. Lengths are in characters, times in the unit of the name. Rate limits are in server/limits/rate-limits.ts.
 */
export const LIMITS = {
  name: 100,
  title: 200,
  text: 10_000,
  /** Text read for scores and searches, after Unicode folding, which expands some characters to up to 18 letters. */
  readText: 40_000,
  message: 5_000,
  skill: 60,
  skills: 50,
  /** Number of skill suggestions: by default and at most. */
  skillSuggestions: { default: 10, max: 50 },
  languages: 20,
  /** Jobs and studies of a profile. */
  positions: 30,
  education: 10,
  url: 2_000,
  email: 254,
  /** Length of an email address before the `@` (RFC 5321). */
  localPart: 64,
  /** A short free text such as a time zone or a required experience. */
  shortText: 200,
  search: 200,
  jobDescriptionMin: 20,
  /** A pasted job ad. The longest ads of job boards have about 15,000 characters. */
  jobAd: 30_000,
  intakeBioMin: 50,
  intakeNameMin: 2,
  intakeRateMin: 5,
  intakeRateMax: 200,
  intakeRateDefault: 25,
  /** Integer USD an hour. The upper bound only catches typing errors. */
  rateMin: 1,
  rateMax: 1_000,
  /** Rejects typing errors. */
  weeklyHoursMax: 80,
  /** Hours a week of a person across all companies that hired them here. Agreeing to more needs a confirmation. */
  workingHours: 50,
  /** Searches leave a person out when this number of hours or fewer is left. */
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
  /** Live sockets of one IPv4 address, or of one IPv6 /64 network. */
  socketsPerNetwork: 50,
  /** Time ranges of a company's week. */
  weeklyHourSpans: 28,
  /** An uploaded photo in its original size. The stored one is much smaller. */
  photoBytes: 5 * 1024 * 1024,
  /** More than phone cameras produce. A small file can claim dimensions that exceed memory. */
  photoPixels: 50_000_000,
  photoSide: 512,
  /** An uploaded résumé, PDF or DOCX. */
  resumeBytes: 5 * 1024 * 1024,
  /** The pages of a résumé that are shown as pictures. */
  resumePages: 5,
  /** An attachment of a message, uploaded or stored. */
  attachmentBytes: 10 * 1024 * 1024,
  attachmentsPerMessage: 5,
  /** Saved templates of a candidate or a company, and the length of each. */
  messageTemplates: 50,
  messageTemplate: 2_000,
  /** Total uploads of a candidate or a company in a day, sent or not. */
  attachmentBytesPerDay: 200 * 1024 * 1024,
  /** Total attachments of a candidate or a company in conversations. */
  attachmentBytesKept: 2 * 1024 * 1024 * 1024,
  /** Longer side of a picture in a message and of its thumbnail, in pixels. */
  attachmentSide: 4_096,
  attachmentPreviewSide: 480,
  /** Length of a stored file name, with its extension. */
  fileName: 120,
  /** Minimum number of people behind the rates shown to companies. */
  minPeopleForRates: 8,
  /** Number of criteria of a job that uses them. */
  criteria: { min: 3, max: 8 },
  /** A company's stars for an applicant, and its ratings by criterion. */
  rating: { min: 1, max: 5 },
  criterionRating: { min: 1, max: 4 },
  /** The number of days within which a company promises to answer. */
  answerDays: { min: 1, max: 30, default: 7 },
  /** Minimum number of counted applications before a company's answer rate and speed are shown. */
  minCountedAnswers: 10,
  /** A job is paused after this number of unanswered nudges. Its company is warned one earlier. */
  unansweredNudges: 3,
  /** Applicants who may get a different outcome when a job closes. */
  closingExceptions: 100,
  /** Members of a company and open invitations to become one, together. */
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
  /** Positive or negative. */
  numberAnswer: 1_000_000_000,
  /** Days from today to the last day to apply, and days before it when the company is reminded. */
  jobDays: { default: 60, max: 180, reminder: 3 },
  interviewMinutesMin: 15,
  interviewMinutesMax: 240,
  interviewSlots: 10,
  /** Members of the company who take part in one interview. */
  interviewersPerInterview: 4,
  /** How far ahead an interview may be proposed, in days. */
  interviewDaysAhead: 366,
  /** Interviews of one application that are proposed or booked. */
  openInterviewsPerApplication: 5,
  /** Entries of a calendar feed, and how many days back it goes. */
  calendarEntries: 500,
  calendarDaysBack: 90,
  /** Verifications of a person that are pending or in progress. */
  openVerifications: 20,
  /** Verified facts shown with a profile: the newest of each subject. */
  shownVerifications: 100,
  /** Reviews or undone reviews in one call. Each approval hashes a password, which is slow. */
  reviewsAtOnce: 50,
  /** Possible duplicates shown with an application. */
  shownDuplicates: 8,
  pageDefault: 25,
  pageMax: 100,
  threadPage: 50,
  /** Excerpt of a profile, a job or a letter in a list. */
  listedText: 280,
  /** Max skills of a row in a list. */
  listedSkills: 15,
  /** The shortest excerpt of a job, which fills the two lines of its card on a wide screen. */
  jobTeaser: 180,
  /** JSON size of a page of a scored list with the default page size. `max` is for lists whose cards need more fields, `jobs` for those of jobs. */
  listBytes: { default: 24_576, max: 26_000, jobs: 29_696 },
} as const;

export const LIFETIMES = {
  /** How long a verification is valid, in calendar months; null means forever. */
  verificationMonths: { identity: 24, english: 24, skill: 18, reference: null, work: null },
  /** Time for the written task, measured by the server's clock. */
  englishTaskMinutes: 30,
  /** Retention of the written text. */
  englishTextMonths: 24,
  /** After this the reference link expires and the referee's identity is erased. */
  referenceLinkDays: 30,
  /** Retention of a referee's answers and identity. */
  referenceKeptMonths: 24,
  /** Verifications with more time left than this need no renewal. */
  verificationRenewalDays: 60,
  temporaryPasswordDays: 7,
  memberInvitationDays: 7,
  sessionDays: 30,
  /** Maximum lifetime of a session, however often it is used. */
  sessionMaxDays: 180,
  resetLinkMinutes: 60,
  signInLinkMinutes: 15,
  /** How long a browser that signed in is remembered by the account. */
  browserDays: 180,
  /** For the second step of a sign-in, and for the round trip to a provider. */
  secondStepMinutes: 10,
  /** For the passkey dialog of the browser. */
  passkeyMinutes: 5,
  /** For the first code of an authenticator app. */
  appSetupMinutes: 30,
  /** Sign-in methods younger than this are removed by a password reset or a reverted email change. */
  recentSignInMethodHours: 72,
  /** How long an admin may work without a second step. */
  adminGraceDays: 7,
  emailLinkMinutes: 60,
  emailUndoHours: 72,
  erasureLinkHours: 48,
  /** How long a move can be undone. Its mail is held back until then. */
  undoMinutes: 10,
  unreadMailMinutes: 10,
  /** A visit to a list ends this long after the list was last opened. Anything added later is new at the next visit. */
  listVisitMinutes: 30,
  /** Browsers discard unused drafts of forms and messages after this. */
  draftDays: 30,
  /** Uploaded files that no message uses are deleted after this. */
  unsentFileHours: 24,
  /** How long a candidate may appeal a decline, and how soon the appeal is answered. */
  appealDays: 30,
  appealAnswerDays: 15,
  /** Validity of an offer without its own date. */
  offerDays: 14,
} as const;

/** Number of entries that a screen shows before it links to the rest. */
export const SHOWN = {
  recentApplications: 3,
  recommendedJobs: 4,
  ownApplications: 3,
  skillsOnCandidateCard: 3,
  skillsOnMatchCard: 3,
  skillsOnJobCard: 5,
} as const;

/** Times of the interface in milliseconds and a swipe distance in pixels, from the specification. */
export const TIMINGS = {
  toastMs: 5_000,
  toastSwipePx: 50,
  registerRedirectMs: 2_000,
  tooltipDelayMs: 700,
  tooltipSkipMs: 300,
  menuDelayMs: 200,
  menuSkipMs: 300,
} as const;
