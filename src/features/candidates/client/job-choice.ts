/** A company's open job as these screens use it. Jobs is a higher feature, so the app passes them in. */
export interface JobChoice {
  id: string;
  title: string;
}

export interface WithJobs {
  /** The company's open jobs, newest first. */
  jobs: readonly JobChoice[];
}
