/**
 * Every number that bounds an input, a list or a span of time. Lengths are in characters, times in the unit of the name.
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
  passwordMin: 10,
  passwordMax: 200,
  bodyBytes: 256 * 1024,
  socketFrameBytes: 16 * 1024,
  socketFramesPerSecond: 20,
  socketsPerPerson: 20,
  /** Of one IPv4 address, or one /64 of IPv6. */
  socketsPerNetwork: 50,
  /** An uploaded photo, as it comes from the camera; what is kept of it is far smaller. */
  photoBytes: 5 * 1024 * 1024,
  /** More than any phone's camera takes; a small file can claim to be larger than memory. */
  photoPixels: 50_000_000,
  photoSide: 512,
  /** A résumé as it is sent, PDF or DOCX. */
  resumeBytes: 5 * 1024 * 1024,
  /** Of a kept file, with its ending. */
  fileName: 120,
  /** Mails of one kind to one recipient in an hour. */
  mailsOfKindPerHour: 5,
  jobsPerCompanyAndDay: 20,
  applicationsPerCandidateAndDay: 50,
  /** Full profiles of people who have not applied to it that a company reads in a day; each counts once. */
  profilesPerDay: { unverified: 100, verified: 1_000 },
  pageDefault: 25,
  pageMax: 100,
  threadPage: 50,
  /** Of a profile, a job or a letter in a list: at most so much of the text; so many of the skills always, and so many where they are short. */
  listedText: 280,
  listedSkills: [3, 15],
  /** What a page of a list with scores may take as JSON, by the default size of a page. */
  listBytes: 20_000,
} as const;

export const LIFETIMES = {
  temporaryPasswordDays: 7,
  sessionDays: 30,
  /** However often it is used, a session ends after this. */
  sessionMaxDays: 180,
  resetLinkMinutes: 60,
  emailLinkMinutes: 60,
  emailUndoHours: 72,
  declineMailHoldMinutes: 10,
  unreadMailMinutes: 10,
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
