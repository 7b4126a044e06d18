/** A job ad and what a careful reader would enter into the form. Null: the ad does not state it. */
import type { ExperienceLevel, WorkType } from '#shared/vocabulary.ts';

export interface JobAdCase {
  /** The format of the ad, such as `prose` or `a table`. */
  form: string;
  text: string;
  title: string | null;
  /** Skills that the ad requires, under any name that the score engine knows. */
  skills: readonly string[];
  experience: ExperienceLevel | null;
  /** Whole USD an hour. */
  pay: { from: number | null; to: number } | null;
  jobType: WorkType | null;
  timezone: string | null;
  responsibilities: readonly string[];
}
