/** Screens that combine several features. They are composed here because the import rules keep these features apart. Each is loaded when opened. */
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { flattenPages } from '#client/api/api.ts';
import { IfMay } from '#client/may.tsx';
import { personName, toDisplayName } from '#client/names.ts';
import { type Catalogs, withEnglish } from '#client/texts.tsx';
import type { ProfileField } from '#features/candidates/client/candidate-profile.page.tsx';
import { ownJobsList } from '#features/jobs/client/jobs.api.ts';
import type { ProfilePart } from '#features/jobs/completeness.contract.ts';
import type { JobDetail } from '#features/jobs/jobs.contract.ts';
import type { Language } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { loadDeferredTexts } from './load-translation.ts';

/** Returns the open jobs among the company's newest `LIMITS.pageMax` jobs, newest first. */
const useOpenJobs = () =>
  flattenPages(useSuspenseInfiniteQuery(ownJobsList(LIMITS.pageMax)).data).filter(({ status }) => status === 'open');

/** Passes the company's open jobs to a screen with scored candidates, and shows the invitations and applications of these candidates. */
export const withOpenJobs =
  (load: () => Promise<ComponentType<{ jobs: ReturnType<typeof useOpenJobs> }>>) =>
  async (): Promise<ComponentType> => {
    const [Page, { PeopleEngagements }] = await Promise.all([
      load(),
      import('#features/invitations/client/public/people-engagements.tsx'),
    ]);
    const WithOpenJobs = () => {
      const jobs = useOpenJobs();
      return (
        <PeopleEngagements jobs={jobs}>
          <Page jobs={jobs} />
        </PeopleEngagements>
      );
    };
    return WithOpenJobs;
  };

type Load = () => Promise<ComponentType>;

/** Adds English texts that only some screens need. */
const withTexts =
  (loadTexts: () => Promise<Catalogs>) =>
  (load: Load): Load =>
  async () => {
    const [Page, texts] = await Promise.all([load(), loadTexts()]);
    return withEnglish(texts, Page);
  };

const withApplications = withTexts(async () => ({
  applications: (await import('#features/pipeline/client/applications.en.ts')).applicationsEn,
}));

const withInvitations = withTexts(async () => ({
  invitations: (await import('#features/invitations/client/invitations.en.ts')).invitationsEn,
}));

export const withJobs = withTexts(async () => ({
  jobs: (await import('#features/jobs/client/jobs.en.ts')).jobsEn,
}));

export const loadCompanyDashboard = withJobs(
  withApplications(
    async () => (await import('#features/dashboards/client/company-dashboard.page.tsx')).CompanyDashboardPage,
  ),
);

export const loadCandidateDashboard = withJobs(
  withApplications(
    withInvitations(
      async () => (await import('#features/dashboards/client/candidate-dashboard.page.tsx')).CandidateDashboardPage,
    ),
  ),
);

export const loadMyApplications = withApplications(
  async () => (await import('#features/pipeline/client/my-applications.page.tsx')).MyApplicationsPage,
);

/** Loaded after the list. */
const SaveSearch = lazy(async () => ({
  default: (await import('#features/saved-searches/client/public/save-search.tsx')).SaveSearch,
}));

/** The page for browsing jobs, with the button that saves the search. */
export const loadBrowseJobs = withJobs(async () => {
  const { BrowseJobsPage } = await import('#features/jobs/client/browse-jobs.page.tsx');
  const BrowseScreen = () => (
    <BrowseJobsPage renderSave={(query, isScored) => <SaveSearch kind="jobs" query={query} isScored={isScored} />} />
  );
  return BrowseScreen;
});

/** Loaded when the menu is opened. */
const BrowseMenu = lazy(async () => ({ default: (await import('./browse-menu.tsx')).BrowseMenu }));

/** The page for browsing candidates, with the switches that hide names and scores, and the button that saves the search. */
export const loadBrowseCandidates = async (): Promise<ComponentType<{ jobs: ReturnType<typeof useOpenJobs> }>> => {
  const [{ BrowseCandidatesPage }, { useHidesNames }] = await Promise.all([
    import('#features/candidates/client/browse-candidates.page.tsx'),
    import('#features/account/client/public/use-hides-names.ts'),
  ]);
  const BrowseScreen = ({ jobs }: { jobs: ReturnType<typeof useOpenJobs> }) => (
    <BrowseCandidatesPage
      jobs={jobs}
      hidesNames={useHidesNames()}
      renderViewOptions={(query) => <BrowseMenu query={query} isScored={jobs.length > 0} />}
    />
  );
  return BrowseScreen;
};

/** A candidate as seen by a company, with the company's invitations and the candidate's applications. */
export const loadCandidate = async (): Promise<ComponentType<{ jobs: ReturnType<typeof useOpenJobs> }>> => {
  const [{ CandidatePage }, { PersonEngagements }] = await Promise.all([
    import('#features/candidates/client/candidate.page.tsx'),
    import('#features/invitations/client/public/person-engagements.tsx'),
  ]);
  const CandidateScreen = ({ jobs }: { jobs: ReturnType<typeof useOpenJobs> }) => (
    <CandidatePage jobs={jobs} renderEngagements={(id) => <PersonEngagements candidateId={id} />} />
  );
  return CandidateScreen;
};

/** The company's applications, with the switches that hide names and scores, and the saved views. */
export const loadApplications = withApplications(async () => {
  const [{ ApplicationsPage }, { HideNames }, { SavedViews }] = await Promise.all([
    import('#features/pipeline/client/applications.page.tsx'),
    import('#features/account/client/public/hide-names.tsx'),
    import('#features/reviews/client/public/saved-views.tsx'),
  ]);
  const ApplicationsScreen = () => (
    <ApplicationsPage hidingSwitches={<HideNames />} renderViews={(views) => <SavedViews {...views} />} />
  );
  return ApplicationsScreen;
});

/** The review queue, which loads rejection texts in other languages on demand. */
export const loadReviewQueue = async (): Promise<ComponentType> => {
  const [{ ReviewQueuePage }, { RejectionWordsContext }] = await Promise.all([
    import('#features/talent-intake/client/review-queue.page.tsx'),
    import('#features/talent-intake/client/public/rejection-words.ts'),
  ]);
  const loadRejectionWords = async (language: Language) => (await loadDeferredTexts(language)).rejection();
  const ReviewScreen = () => (
    <RejectionWordsContext value={loadRejectionWords}>
      <ReviewQueuePage />
    </RejectionWordsContext>
  );
  return ReviewScreen;
};

/** Loaded when the dialog that closes a job opens. */
const ClosingOutcomes = lazy(async () => ({
  default: (await import('#features/pipeline/client/public/closing-outcomes.tsx')).ClosingOutcomes,
}));

/** A job as its company sees it: applicants, matching candidates, criteria and funnel. */
export const loadCompanyJob = withJobs(
  withApplications(async () => {
    const [
      { CompanyJobPage },
      { JobApplicants },
      { PeopleWhoFit },
      { FittingCount },
      { JobCriteria },
      { JobFunnel },
      { useHidesNames },
    ] = await Promise.all([
      import('#features/jobs/client/company-job.page.tsx'),
      import('#features/pipeline/client/public/job-applicants.tsx'),
      import('#features/invitations/client/public/people-who-fit.tsx'),
      import('#features/invitations/client/public/fitting-count.tsx'),
      import('#features/reviews/client/public/job-criteria.tsx'),
      import('#features/reviews/client/public/job-funnel.tsx'),
      import('#features/account/client/public/use-hides-names.ts'),
    ]);
    const CompanyJobScreen = () => {
      const hidesNames = useHidesNames();
      return (
        <CompanyJobPage
          renderApplicants={(job) => <JobApplicants job={job} />}
          renderPeople={(job) => <PeopleWhoFit job={job} hidesNames={hidesNames} />}
          renderPeopleCount={({ id }) => <FittingCount jobId={id} />}
          renderCriteria={({ id }) => <JobCriteria jobId={id} />}
          renderFunnel={({ id }) => <JobFunnel jobId={id} />}
          renderOutcomes={(outcomes) => (
            <Suspense>
              <ClosingOutcomes {...outcomes} />
            </Suspense>
          )}
        />
      );
    };
    return CompanyJobScreen;
  }),
);

/** A company's page, with its open jobs. */
export const loadCompany = withJobs(async () => {
  const [{ CompanyPage }, { CompanyOpenJobs }] = await Promise.all([
    import('#features/companies/client/company.page.tsx'),
    import('#features/jobs/client/public/company-open-jobs.tsx'),
  ]);
  const renderJobs = (companyId: string) => <CompanyOpenJobs companyId={companyId} />;
  const CompanyScreen = () => <CompanyPage renderJobs={renderJobs} />;
  return CompanyScreen;
});

/** A job as a candidate sees it, with the application form. */
export const loadJob = withJobs(
  withApplications(
    withInvitations(async () => {
      const [{ JobPage }, { ApplyPanel }, { ApplyBar }, { InvitationToMissingJob, JobInvitation }] = await Promise.all([
        import('#features/jobs/client/job.page.tsx'),
        import('#features/pipeline/client/public/apply-panel.tsx'),
        import('#features/pipeline/client/public/apply-bar.tsx'),
        import('#features/invitations/client/public/job-invitation.tsx'),
      ]);
      const renderApply = (job: JobDetail) => (
        <>
          <JobInvitation jobId={job.id} />
          <ApplyPanel job={job} />
        </>
      );
      const JobScreen = () => (
        <JobPage
          renderApply={renderApply}
          renderApplyBar={(job) => <ApplyBar job={job} />}
          renderMissing={(jobId, notFound) => <InvitationToMissingJob jobId={jobId}>{notFound}</InvitationToMissingJob>}
        />
      );
      return JobScreen;
    }),
  ),
);

/** An application as the company sees it, with interviews, offers and the hire. */
export const loadApplication = withApplications(async () => {
  const [
    { answersEn },
    { ApplicationPage },
    { RevealName },
    { ReviewPanel },
    { NudgedNote },
    { DeclineCard },
    { InterviewPanel },
    { CompanyHiring },
  ] = await Promise.all([
    import('#features/answers/client/answers.en.ts'),
    import('#features/pipeline/client/application.page.tsx'),
    import('#features/blind-review/client/public/reveal-name.tsx'),
    import('#features/reviews/client/public/review-panel.tsx'),
    import('#features/answers/client/public/nudge-line.tsx'),
    import('#features/answers/client/public/decline-card.tsx'),
    import('#features/interviews/client/public/interview-panel.tsx'),
    import('#features/hiring/client/public/company-hiring.tsx'),
  ]);
  const ApplicationScreen = () => (
    <ApplicationPage
      renderHiddenName={({ id }) => (
        <IfMay may="recruit">
          <RevealName applicationId={id} />
        </IfMay>
      )}
      renderReview={(application) => (
        <IfMay may="review">
          <ReviewPanel key={application.id} application={application} />
        </IfMay>
      )}
      renderNudged={(application) => <NudgedNote application={application} />}
      renderDecline={(application) => <DeclineCard application={application} side="company" />}
      renderInterviews={({ id, status }) => <InterviewPanel applicationId={id} status={status} side="company" />}
      renderHiring={({ id, jobId, status, candidate, profile }) => (
        <IfMay may="recruit">
          <CompanyHiring
            applicationId={id}
            jobId={jobId}
            status={status}
            name={personName(candidate.user)}
            candidate={{ ...candidate, availableFrom: profile?.availableFrom }}
          />
        </IfMay>
      )}
    />
  );
  return withEnglish({ answers: answersEn }, ApplicationScreen);
});

/** An application as the candidate sees it, with interviews, offers, the hire, and voluntary questions after a decision. */
export const loadMyApplication = withApplications(async () => {
  const [
    { answersEn },
    { MyApplicationPage },
    { NudgeLine },
    { DeclineCard },
    { InterviewPanel },
    { CandidateHiring, RemainingMoves },
    { VoluntaryQuestions },
    { QuestionLink },
  ] = await Promise.all([
    import('#features/answers/client/answers.en.ts'),
    import('#features/pipeline/client/my-application.page.tsx'),
    import('#features/answers/client/public/nudge-line.tsx'),
    import('#features/answers/client/public/decline-card.tsx'),
    import('#features/interviews/client/public/interview-panel.tsx'),
    import('#features/hiring/client/public/candidate-hiring.tsx'),
    import('#features/scores/client/public/voluntary-questions.tsx'),
    import('#features/messages/client/public/question-link.tsx'),
  ]);
  const MyApplicationScreen = () => (
    <MyApplicationPage
      renderNudge={(application) => <NudgeLine application={application} />}
      renderDecline={(application) => <DeclineCard application={application} side="candidate" />}
      renderInterviews={({ id, status }) => <InterviewPanel applicationId={id} status={status} side="candidate" />}
      renderHiring={({ id, status, job, otherUserId }) => (
        <CandidateHiring
          applicationId={id}
          status={status}
          name={toDisplayName(job.company.companyName)}
          renderQuestion={(question, draft) => (
            <QuestionLink otherId={otherUserId} draft={draft}>
              {question}
            </QuestionLink>
          )}
        />
      )}
      renderMoves={({ id, status, moves }, render) => (
        <RemainingMoves {...{ applicationId: id, status, moves, render }} />
      )}
      renderAfterDecision={() => <VoluntaryQuestions />}
    />
  );
  return withEnglish({ answers: answersEn }, MyApplicationScreen);
});

const FIELD_BY_PART: Record<ProfilePart, ProfileField> = {
  jobTitle: 'jobTitle',
  skills: 'skills',
  experience: 'experience',
  hourlyRate: 'hourlyRate',
  timezone: 'timezone',
  availability: 'availability',
  bio: 'bio',
  positions: 'positions',
  education: 'education',
  englishLevel: 'englishLevel',
  languages: 'languages',
  place: 'country',
  links: 'linkedinUrl',
  availableFrom: 'availableFrom',
  resume: 'resume',
};

/** A candidate's own profile, with its missing parts. */
export const loadCandidateProfile = withJobs(async () => {
  const [{ CandidateProfilePage }, { CompletenessMeter }] = await Promise.all([
    import('#features/candidates/client/candidate-profile.page.tsx'),
    import('#features/jobs/client/public/completeness-meter.tsx'),
  ]);
  const CandidateProfileScreen = () => (
    <CandidateProfilePage
      renderMeter={(onChoose) => <CompletenessMeter onChoose={(part) => onChoose(FIELD_BY_PART[part])} />}
    />
  );
  return CandidateProfileScreen;
});

// Loaded separately, because messages should not wait for them.
const ThreadOffers = lazy(async () => ({
  default: (await import('#features/hiring/client/public/thread-offers.tsx')).ThreadOffers,
}));
const ThreadInterviews = lazy(async () => ({
  default: (await import('#features/interviews/client/public/thread-interviews.tsx')).ThreadInterviews,
}));

/** Messages, with the offers and interviews of the open thread. */
export const loadMessages = async (): Promise<ComponentType> => {
  const { MessagesPage } = await import('#features/messages/client/messages.page.tsx');
  const MessagesScreen = () => (
    <MessagesPage
      renderAbove={(otherId, accountType) => (
        <>
          <ThreadOffers otherId={otherId} accountType={accountType} />
          <ThreadInterviews userId={otherId} accountType={accountType} />
        </>
      )}
    />
  );
  return MessagesScreen;
};
