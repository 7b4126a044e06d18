/** The company's open jobs as these screens need them. Jobs stand above candidates, so the app hands them in. */
export interface JobChoice {
  id: string;
  title: string;
}

/** What the screens about candidates are given. */
export interface WithJobs {
  /** The company's open jobs, newest first. */
  jobs: readonly JobChoice[];
}
