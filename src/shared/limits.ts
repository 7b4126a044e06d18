/**
 * Every number that bounds an input, a list or a span of time. Lengths are in characters, times in the unit of the name. How often
 * something may be done stands in server/limits/rate-limits.ts.
 */
export const LIMITS = {
  name: 100,
  title: 200,
  text: 10_000,
  /** Of a text that is read for scores and searches, after Unicode folding, which writes some signs out in up to 18 letters. */
  readText: 40_000,
  message: 5_000,
  skill: 60,
  skills: 50,
  /** Skills offered while one is typed, unless asked for otherwise, and at most. */
  offeredSkills: { usual: 10, most: 50 },
  languages: 20,
  /** Jobs and studies of a profile. */
  positions: 30,
  education: 10,
  url: 2_000,
  email: 254,
  /** Of an email, before the `@` (RFC 5321). */
  localPart: 64,
  /** A short free text such as a time zone or a required experience. */
  shortText: 200,
  search: 200,
  jobDescriptionMin: 20,
  intakeBioMin: 50,
  intakeNameMin: 2,
  intakeRateMin: 5,
  intakeRateMax: 200,
  intakeRateDefault: 25,
  /** Integer USD an hour; the upper bound only keeps typing errors out. */
  rateMin: 1,
  rateMax: 1_000,
  /** More is a typing error: nobody works so much for long. */
  weeklyHoursMax: 80,
  /** Hours a week that one person works for all who hired them here; to agree to more, they confirm it. */
  workingHours: 50,
  /** With this many of them left or fewer, searches leave a person out. */
  fewHoursLeft: 10,
  /** Versions of an offer for one application. */
  offersPerApplication: 50,
  passwordMin: 10,
  passwordMax: 200,
  passkeysPerPerson: 20,
  recoveryCodes: 10,
  /** Of one value that a passkey gives, base64url. */
  credentialText: 20_000,
  bodyBytes: 256 * 1024,
  socketFrameBytes: 16 * 1024,
  socketFramesPerSecond: 20,
  socketsPerPerson: 20,
  /** Of one IPv4 address, or one /64 of IPv6. */
  socketsPerNetwork: 50,
  /** From-to times of a company's week. */
  weeklyHourSpans: 28,
  /** An uploaded photo, as it comes from the camera; what is kept of it is far smaller. */
  photoBytes: 5 * 1024 * 1024,
  /** More than any phone's camera takes; a small file can claim to be larger than memory. */
  photoPixels: 50_000_000,
  photoSide: 512,
  /** A résumé as it is sent, PDF or DOCX. */
  resumeBytes: 5 * 1024 * 1024,
  /** A file of a message, as it is sent and as it is kept. */
  attachmentBytes: 10 * 1024 * 1024,
  attachmentsPerMessage: 5,
  /** Saved texts of a person, and what each may hold. */
  messageTemplates: 50,
  messageTemplate: 2_000,
  /** Of all files that a person uploads in a day, sent or not. */
  attachmentBytesPerDay: 200 * 1024 * 1024,
  /** All files that a person has in conversations. */
  attachmentBytesKept: 2 * 1024 * 1024 * 1024,
  /** The longer side of a picture in a message, in pixels, and that of what stands in the thread. */
  attachmentSide: 4_096,
  attachmentPreviewSide: 480,
  /** Of a kept file, with its ending. */
  fileName: 120,
  /** What people ask for is told of so many at least. */
  peopleBehindRates: 8,
  /** Criteria of a job, where it has any. */
  criteria: { min: 3, max: 8 },
  /** A company's stars for an applicant, and what it thinks of them by one criterion. */
  rating: { min: 1, max: 5 },
  criterionRating: { min: 1, max: 4 },
  /** Within so many days a company says that it answers. */
  answerDays: { min: 1, max: 30, usual: 7 },
  /** From so many applications on it is shown how many of them a company answers, and how soon. */
  countedAnswers: 10,
  /** A job with so many people who ask in vain for an answer is paused; its company is warned one before. */
  unansweredNudges: 3,
  /** Applicants whose outcome may differ from everybody else's when a job closes. */
  closingExceptions: 100,
  /** Kept views of a company's list, and the query that each of them keeps. */
  savedViews: 20,
  viewQuery: 500,
  interviewMinutesMin: 15,
  interviewMinutesMax: 240,
  interviewSlots: 10,
  /** How far ahead an interview may be proposed, in days. */
  interviewDaysAhead: 366,
  /** Interviews of one application that are proposed or booked. */
  openInterviewsPerApplication: 5,
  /** Entries of a calendar feed, and how many days back it goes. */
  calendarEntries: 500,
  calendarDaysBack: 90,
  /** Verifications of a person that wait for an admin or are being checked. */
  openVerifications: 20,
  /** Of what was checked, as a company sees it with a profile; the newest of each subject. */
  shownVerifications: 100,
  /** Candidates decided about, or decisions taken back, in one call: each approval makes a password, which takes its time. */
  reviewsAtOnce: 50,
  /** Other applications shown beside one that may be the same person's. */
  shownDuplicates: 8,
  pageDefault: 25,
  pageMax: 100,
  threadPage: 50,
  /** Of a profile, a job or a letter in a list: at most so much of the text, and so many of the skills where they are short. */
  listedText: 280,
  listedSkills: 15,
  /** What a page of a list with scores takes as JSON, by the default size of a page: more than usual only for what its cards must show. */
  listBytes: { usual: 20_480, max: 26_000 },
} as const;

export const LIFETIMES = {
  /** How long what was checked holds, in calendar months; null: for good. */
  verificationMonths: { identity: 24, english: 24, skill: 18, reference: null, work: null },
  /** The written task, from its start on the server's clock. */
  englishTaskMinutes: 30,
  /** So long what was written is kept. */
  englishTextMonths: 24,
  /** Within these a referee may answer; then the link ends, and who they are is forgotten. */
  referenceLinkDays: 30,
  /** So long a referee's answers and who they are are kept. */
  referenceKeptMonths: 24,
  /** What holds for longer than this need not be claimed anew. */
  verificationRenewalDays: 60,
  temporaryPasswordDays: 7,
  sessionDays: 30,
  /** However often it is used, a session ends after this. */
  sessionMaxDays: 180,
  resetLinkMinutes: 60,
  signInLinkMinutes: 30,
  /** So long a browser stays known to an account that signed in with it. */
  browserDays: 180,
  /** For the second step of a sign-in, and for the way to a provider and back. */
  secondStepMinutes: 10,
  /** For the browser's passkey dialog. */
  passkeyMinutes: 5,
  /** For the first code of an authenticator app. */
  appSetupMinutes: 30,
  /** So long a new password by a mailed link, or an address taken back, also takes back what was added to sign in with. */
  youngWayHours: 72,
  /** So long an admin may work without a second step. */
  adminGraceDays: 7,
  emailLinkMinutes: 60,
  emailUndoHours: 72,
  erasureLinkHours: 48,
  /** How long a move can be taken back, and its mail is held. */
  undoMinutes: 10,
  unreadMailMinutes: 10,
  /** A draft of a form or a message that no one went on with is forgotten by its browser. */
  draftDays: 30,
  /** A file that was uploaded and in no message by then is dropped. */
  unsentFileHours: 24,
  /** How long a candidate may ask for the review of a decline, and within how many days it is answered. */
  appealDays: 30,
  appealAnswerDays: 15,
  /** An offer that does not say until when it is valid. */
  offerDays: 14,
} as const;

/** What a screen shows before it links to the rest. */
export const SHOWN = {
  recentApplications: 3,
  recommendedJobs: 4,
  ownApplications: 3,
  skillsOnCandidateCard: 3,
  skillsOnMatchCard: 3,
  skillsOnJobCard: 5,
} as const;

/** Times of the interface in milliseconds, as the specification gives them. */
export const TIMINGS = {
  toastMs: 5_000,
  toastSwipePx: 50,
  registerRedirectMs: 2_000,
  tooltipDelayMs: 700,
  tooltipSkipMs: 300,
  menuDelayMs: 200,
  menuSkipMs: 300,
} as const;
