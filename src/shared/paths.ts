/**
 * Every address a person can open. Links, guards and the server's choice of page all import these; a path stands nowhere
 * else. What a signed-in page needs (account type, host) is decided by the router and, for data, by the API.
 */

/** Pages that anyone may read; made at build time. */
export const PUBLIC_PATHS = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  undoEmail: '/undo-email',
  reference: '/reference',
  apply: '/apply',
  consultation: '/schedule-consultation',
  book: '/book',
  checkIn: '/check-in',
  manageBooking: '/book/manage',
  hireMarketing: '/hire/marketing',
  hireSales: '/hire/sales',
  hireCustomerSupport: '/hire/customer-support',
  hireExecutiveAssistant: '/hire/executive-assistant',
  hireIt: '/hire/it',
  hireFinance: '/hire/finance',
  blog: '/blog',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** The page of an article of the blog. */
export const articlePath = (id: string): string => `${PUBLIC_PATHS.blog}/${encodeURIComponent(id)}`;

/** Pages behind the sign-in. `:id` stands for one segment. */
export const APP_PATHS = {
  accountSetup: '/account-setup',
  companyDashboard: '/company-dashboard',
  candidateDashboard: '/candidate-dashboard',
  postJob: '/jobs/new',
  postJobShort: '/new-job',
  browseCandidates: '/candidates',
  compareCandidates: '/candidates/compare',
  candidate: '/candidates/:id',
  shortlist: '/shortlist',
  companyJob: '/company/jobs/:id',
  applications: '/applications',
  application: '/applications/:id',
  browseJobs: '/jobs',
  browseJobsLong: '/browse-jobs',
  job: '/jobs/:id',
  editJob: '/jobs/:id/edit',
  savedJobs: '/saved-jobs',
  myApplications: '/my-applications',
  myApplication: '/my-applications/:id',
  hires: '/hires',
  englishTask: '/english-task',
  interviews: '/interviews',
  messages: '/messages',
  profile: '/profile',
  account: '/account',
  adminUsers: '/admin',
  adminReview: '/admin/applications',
  adminVerifications: '/admin/verifications',
  adminEnglish: '/admin/english',
  adminReports: '/admin/reports',
  adminActivity: '/admin/activity',
  adminOverview: '/admin/overview',
} as const;

/** Pages that a signed-in person is sent on from, to their dashboard. */
export const SIGNED_OUT_ONLY: readonly string[] = [PUBLIC_PATHS.login, PUBLIC_PATHS.register];

const APP_PATTERNS = Object.values(APP_PATHS).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** `/jobs/` and `/jobs` are one page; `/` stays. */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;

/** Whether a path belongs to the signed-in product. */
export const isAppPath = (path: string): boolean =>
  APP_PATTERNS.some((pattern) => pattern.test(withoutTrailingSlash(path)));

/** The sign-in page that comes back to `path` afterwards. */
export const loginPathTo = (path: string): string => `${PUBLIC_PATHS.login}?next=${encodeURIComponent(path)}`;

/** Reads `?next=`: only paths of this site, so that a link cannot send people elsewhere. */
export const safeNextPath = (next: string | null | undefined): string | null =>
  next && /^\/(?![/\\])/.test(next) && !/[\s\p{Cc}\\]/u.test(next) ? next : null;
