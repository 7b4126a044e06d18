/** The part of a company's open job that these screens use. Jobs are a higher feature, so the app passes them in. */
export interface JobChoice {
  id: string;
  title: string;
}

export interface WithJobs {
  /** The company's open jobs, newest first. */
  jobs: readonly JobChoice[];
}
