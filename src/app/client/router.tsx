/**
 * The addresses of the signed-in product and their screens, loaded on demand. Public pages are static files and are not listed, except `/`, which
 * is the home screen for signed-in users. `Gate` shows a screen only to its audience.
 */

import { type QueryClient, useQueryErrorResetBoundary, useSuspenseQuery } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  Outlet,
  useRouter,
} from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, hasStatus } from '#client/api/api-error.ts';
import { describeError } from '#client/api/query-client.ts';
import { RoleContext } from '#client/may.tsx';
import { openSignIn } from '#client/session-ended.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import { adminTextsQuery } from './admin-texts.tsx';
import {
  loadApplication,
  loadApplications,
  loadBrowseCandidates,
  loadBrowseJobs,
  loadCandidate,
  loadCandidateDashboard,
  loadCompany,
  loadCompanyDashboard,
  loadCompanyJob,
  loadJob,
  loadMessages,
  loadMyApplication,
  loadMyApplications,
  loadReviewQueue,
  withJobs,
  withOpenJobs,
} from './composed-screens.tsx';
import { MemberFrame } from './frame.tsx';
import { type Audience, Gate } from './gate.tsx';
import { documentLanguage } from './language.ts';
import { NotFound } from './refusals.tsx';
import { requiredCapability } from './required-capability.ts';

const Loading = () => <LoadingScreen text={useTranslations('app')('loading')} />;

/** Opens the sign-in page. The promise never resolves, so that nothing else is rendered. */
const leaveToSignIn = (): Promise<never> => {
  openSignIn();
  return new Promise(() => {});
};

/** Replaces a screen that failed. A chunk that failed to load stays broken until the page is reloaded. */
const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const t = useTranslations('app.failed');
  const router = useRouter();
  const queryErrors = useQueryErrorResetBoundary();
  const retry = () => {
    if (!(error instanceof ApiError)) return window.location.reload();
    queryErrors.reset();
    reset();
    void router.invalidate();
  };
  return <ErrorState titleAs="h1" title={t('title')} text={describeError(error)} onRetry={retry} />;
};

/** Replaces the whole page if the user could not be loaded, because the frame needs the user. */
const RootError = (props: ErrorComponentProps) => (
  <main className="mx-auto max-w-lg px-4 py-24">
    <RouteError {...props} />
  </main>
);

const AdminFrame = lazy(async () => ({ default: (await import('./admin-frame.tsx')).AdminFrame }));

const SignedIn = () => {
  const user = useSuspenseQuery(currentUserQuery).data;
  const Frame = user.isAdmin ? AdminFrame : MemberFrame;
  return (
    <RoleContext value={user.membership?.role ?? null}>
      <Frame user={user}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </Frame>
    </RoleContext>
  );
};

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => {
    await context.queryClient.ensureQueryData(currentUserQuery).catch((error: unknown) => {
      if (hasStatus(error, 401)) return leaveToSignIn();
      throw error;
    });
  },
  component: SignedIn,
  pendingComponent: Loading,
  errorComponent: RootError,
  notFoundComponent: NotFound,
});

type Load = () => Promise<ComponentType>;

/** Converts `/jobs/:id` to the router's syntax: `/jobs/$id`. */
const routerPath = (path: string): string => path.replace(/:(\w+)/g, '$$$1');

const screen = (path: string, audience: Audience, load: Load) => {
  const Screen = lazy(async () => ({ default: await load() }));
  const GatedScreen = () => (
    <Gate user={useSuspenseQuery(currentUserQuery).data} audience={audience} may={requiredCapability(path)}>
      <Screen />
    </Gate>
  );
  return createRoute({
    getParentRoute: () => rootRoute,
    path: routerPath(path),
    component: GatedScreen,
    // Also runs when the pointer is over a link, so that the screen is loaded before the click. If loading fails, rendering the screen shows the
    // error.
    loader: ({ context }) => {
      load().catch(() => {});
      if (audience === 'admin') void context.queryClient.prefetchQuery(adminTextsQuery(documentLanguage()));
    },
  });
};

const loadPostJob: Load = withJobs(async () => (await import('#features/jobs/client/post-job.page.tsx')).PostJobPage);
const companyScreens = [
  screen(APP_PATHS.companyDashboard, 'company', loadCompanyDashboard),
  screen(APP_PATHS.postJob, 'company', loadPostJob),
  screen(APP_PATHS.postJobShort, 'company', loadPostJob),
  screen(
    APP_PATHS.editJob,
    'company',
    withJobs(async () => (await import('#features/jobs/client/edit-job.page.tsx')).EditJobPage),
  ),
  screen(APP_PATHS.team, 'company', async () => (await import('#features/teams/client/team.page.tsx')).TeamPage),
  screen(
    APP_PATHS.companyJobs,
    'company',
    withJobs(async () => (await import('#features/jobs/client/company-jobs.page.tsx')).CompanyJobsPage),
  ),
  screen(APP_PATHS.companyJob, 'company', loadCompanyJob),
  screen(APP_PATHS.browseCandidates, 'company', withOpenJobs(loadBrowseCandidates)),
  screen(
    APP_PATHS.compareCandidates,
    'company',
    withOpenJobs(async () => (await import('#features/candidates/client/compare.page.tsx')).ComparePage),
  ),
  screen(APP_PATHS.candidate, 'company', withOpenJobs(loadCandidate)),
  screen(
    APP_PATHS.shortlist,
    'company',
    withOpenJobs(async () => (await import('#features/candidates/client/shortlist.page.tsx')).ShortlistPage),
  ),
  screen(APP_PATHS.applications, 'company', loadApplications),
  screen(APP_PATHS.application, 'company', loadApplication),
];

const candidateScreens = [
  screen(APP_PATHS.candidateDashboard, 'candidate', loadCandidateDashboard),
  screen(APP_PATHS.browseJobs, 'candidate', loadBrowseJobs),
  screen(APP_PATHS.browseJobsLong, 'candidate', loadBrowseJobs),
  screen(APP_PATHS.job, 'candidate', loadJob),
  screen(
    APP_PATHS.englishTask,
    'candidate',
    async () => (await import('#features/verifications/client/english-task.page.tsx')).EnglishTaskPage,
  ),
  screen(
    APP_PATHS.savedJobs,
    'candidate',
    withJobs(async () => (await import('#features/jobs/client/saved-jobs.page.tsx')).SavedJobsPage),
  ),
  screen(APP_PATHS.myApplications, 'candidate', loadMyApplications),
  screen(
    APP_PATHS.profilePreview,
    'candidate',
    async () => (await import('#features/candidates/client/profile-preview.page.tsx')).ProfilePreviewPage,
  ),
  screen(APP_PATHS.myApplication, 'candidate', loadMyApplication),
];

const adminScreen = (path: string, load: Load) => screen(path, 'admin', load);

const adminScreens = [
  adminScreen(APP_PATHS.adminUsers, async () => (await import('#features/admin/client/users.page.tsx')).UsersPage),
  adminScreen(APP_PATHS.adminQueue, async () => (await import('#features/admin/client/queue.page.tsx')).QueuePage),
  adminScreen(
    APP_PATHS.adminCompanies,
    async () => (await import('#features/admin/client/company-desk.page.tsx')).CompanyDeskPage,
  ),
  adminScreen(
    APP_PATHS.adminConsultations,
    async () => (await import('#features/admin/client/consultation-desk.page.tsx')).ConsultationDeskPage,
  ),
  adminScreen(
    APP_PATHS.adminJobs,
    withJobs(async () => (await import('#features/admin/client/job-desk.page.tsx')).JobDeskPage),
  ),
  adminScreen(APP_PATHS.adminReview, loadReviewQueue),
  adminScreen(
    APP_PATHS.adminVerifications,
    async () => (await import('#features/verifications/client/verification-queue.page.tsx')).VerificationQueuePage,
  ),
  adminScreen(
    APP_PATHS.adminEnglish,
    async () => (await import('#features/verifications/client/english-rating.page.tsx')).EnglishRatingPage,
  ),
  adminScreen(
    APP_PATHS.adminReports,
    async () => (await import('#features/admin/client/reports.page.tsx')).ReportsPage,
  ),
  adminScreen(
    APP_PATHS.adminAppeals,
    async () => (await import('#features/answers/client/appeals.page.tsx')).AppealsPage,
  ),
  adminScreen(
    APP_PATHS.adminOverview,
    async () => (await import('#features/admin/client/overview.page.tsx')).OverviewPage,
  ),
  adminScreen(
    APP_PATHS.adminOperations,
    async () => (await import('#features/admin/client/operations.page.tsx')).OperationsPage,
  ),
  adminScreen(
    APP_PATHS.adminActivity,
    async () => (await import('#features/admin/client/activity.page.tsx')).ActivityPage,
  ),
];

const sharedScreens = [
  screen(PUBLIC_PATHS.landing, 'any', async () => (await import('./home.screen.tsx')).HomeScreen),
  screen(APP_PATHS.accountSetup, 'any', async () => (await import('./home.screen.tsx')).HomeScreen),
  screen(APP_PATHS.account, 'any', async () => (await import('./account.screen.tsx')).AccountScreen),
  screen(APP_PATHS.company, 'member', loadCompany),
  screen(APP_PATHS.profile, 'member', async () => (await import('./profile.screen.tsx')).ProfileScreen),
  screen(APP_PATHS.hires, 'any', async () => (await import('#features/hiring/client/hires.page.tsx')).HiresPage),
  screen(
    APP_PATHS.savedSearches,
    'member',
    async () => (await import('#features/saved-searches/client/saved-searches.page.tsx')).SavedSearchesPage,
  ),
  screen(
    APP_PATHS.interviews,
    'member',
    async () => (await import('#features/interviews/client/interviews.page.tsx')).InterviewsPage,
  ),
  screen(APP_PATHS.messages, 'member', loadMessages),
];

/** Returns query values as text; the router's own parser would turn "1" into a number. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));
const stringifySearch = (search: Record<string, unknown>): string => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
};

/** Creates the router of the signed-in product. */
export const createAppRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree: rootRoute.addChildren([...sharedScreens, ...companyScreens, ...candidateScreens, ...adminScreens]),
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Keeps the previous screen for a moment instead of flashing a placeholder.
    defaultPendingMs: 150,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RouteError,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
