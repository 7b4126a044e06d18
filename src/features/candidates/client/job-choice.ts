/** The part of a company's open job that these screens use. The app passes the jobs in, because this feature must not import the jobs feature. */
export interface JobChoice {
  id: string;
  title: string;
}

export interface WithJobs {
  /** The company's open jobs, newest first. */
  jobs: readonly JobChoice[];
}
