/**
 * The addresses of the client's pages. Links, guards and the server's page selection import them from here. The router defines what a signed-in page requires, such as
 * an account type or a host; the API protects the data.
 */
import { LANGUAGES, type Language } from './languages.ts';
import { trimEndWhile } from './trim.ts';

/** Public pages, prerendered by the build. */
export const PUBLIC_PATHS = {
  landing: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  undoEmail: '/undo-email',
  reference: '/reference',
  joinCompany: '/join-company',
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
  pricing: '/pricing',
  howScoresWork: '/how-scores-work',
  howVettingWorks: '/how-vetting-works',
  eraseMyData: '/erase-my-data',
  privacy: '/privacy',
  terms: '/terms',
} as const;

/** Public pages that exist only in English. */
const ENGLISH_ONLY: readonly string[] = [PUBLIC_PATHS.blog];

/** Returns the language at the beginning of an address: `/es/no-such-page` is Spanish. */
export const languageInPath = (path: string): Language | null =>
  LANGUAGES.find((language) => language !== 'en' && `${path}/`.startsWith(`/${language}/`)) ?? null;

export const articlePath = (id: string): string => `${PUBLIC_PATHS.blog}/${encodeURIComponent(id)}`;

/** The article for candidates. It exists in every language; the other articles exist only in English. */
export const CANDIDATE_ARTICLE = 'present-yourself-to-us-companies';

/** Pages that emails link to with the prefix of their language. A link without a prefix is therefore English, whatever the browser's language. */
export const ENGLISH_WITHOUT_PREFIX: readonly string[] = [PUBLIC_PATHS.reference];

/** Public pages that exist in every language. */
export const TRANSLATED_PATHS: readonly string[] = [
  ...Object.values(PUBLIC_PATHS).filter((path) => !ENGLISH_ONLY.includes(path)),
  articlePath(CANDIDATE_ARTICLE),
];

/** Returns the address of a path in a language: `/apply` is `/es/apply` in Spanish, and `/` is `/es`. English has no prefix. */
export const localizedPath = (path: string, language: Language): string => {
  if (language === 'en') return path;
  return path === PUBLIC_PATHS.landing ? `/${language}` : `/${language}${path}`;
};

/** Adds the language's prefix to a link if its page exists in that language; otherwise returns the link unchanged. */
export const localizedLink = (to: string, language: Language): string => {
  const [path = ''] = to.split(/[?#]/, 1);
  return TRANSLATED_PATHS.includes(path) ? `${localizedPath(path, language)}${to.slice(path.length)}` : to;
};

/** Splits an address with a language prefix. Returns null for all other addresses. */
export const parseTranslatedPath = (path: string): { path: string; language: Language } | null => {
  for (const language of LANGUAGES) {
    const englishPath = TRANSLATED_PATHS.find(
      (translatedPath) => language !== 'en' && localizedPath(translatedPath, language) === path,
    );
    if (englishPath !== undefined) return { path: englishPath, language };
  }
  return null;
};

/** Pages of the signed-in product. Visitors see public pages at some of these addresses, such as `/jobs`. `:id` matches one segment. */
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
  company: '/companies/:id',
  companyJobs: '/company/jobs',
  companyJob: '/company/jobs/:id',
  team: '/company/team',
  applications: '/applications',
  application: '/applications/:id',
  browseJobs: '/jobs',
  browseJobsLong: '/browse-jobs',
  job: '/jobs/:id',
  editJob: '/jobs/:id/edit',
  savedJobs: '/saved-jobs',
  savedSearches: '/saved-searches',
  myApplications: '/my-applications',
  myApplication: '/my-applications/:id',
  hires: '/hires',
  englishTask: '/english-task',
  interviews: '/interviews',
  messages: '/messages',
  profile: '/profile',
  profilePreview: '/profile/preview',
  account: '/account',
  adminUsers: '/admin',
  adminQueue: '/admin/queue',
  adminCompanies: '/admin/companies',
  adminJobs: '/admin/jobs',
  adminConsultations: '/admin/consultations',
  adminReview: '/admin/applications',
  adminVerifications: '/admin/verifications',
  adminEnglish: '/admin/english',
  adminReports: '/admin/reports',
  adminAppeals: '/admin/appeals',
  adminActivity: '/admin/activity',
  adminOverview: '/admin/overview',
  adminOperations: '/admin/operations',
} as const;

/** Pages that redirect signed-in users to their dashboard. */
export const SIGNED_OUT_ONLY: readonly string[] = [PUBLIC_PATHS.login, PUBLIC_PATHS.register];

const APP_PATTERNS = Object.values(APP_PATHS).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));

/** Removes a trailing slash: `/jobs/` becomes `/jobs`. Leaves `/` unchanged. */
export const withoutTrailingSlash = (path: string): string => trimEndWhile(path, (char) => char === '/') || '/';

/** Returns true for paths of the signed-in product. */
export const isAppPath = (path: string): boolean =>
  APP_PATTERNS.some((pattern) => pattern.test(withoutTrailingSlash(path)));

/** Returns the sign-in page with `path` as the destination afterward. */
export const loginPathTo = (path: string): string => `${PUBLIC_PATHS.login}?next=${encodeURIComponent(path)}`;

/** Validates `?next=`. Accepts only paths of this site, to prevent open redirects. */
export const safeNextPath = (next: string | null | undefined): string | null =>
  next && /^\/(?![/\\])/.test(next) && !/[\s\p{Cc}\\]/u.test(next) ? next : null;
