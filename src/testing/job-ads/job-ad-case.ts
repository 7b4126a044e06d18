/** A job ad, with the values that a careful person would enter in the form. Null means that the ad does not state the value. */
import type { ExperienceLevel, WorkType } from '#shared/vocabulary.ts';

export interface JobAdCase {
  /** The format of the ad, such as `prose` or `a table`. */
  form: string;
  text: string;
  title: string | null;
  /** Skills that the ad requires, under any name that the score engine recognizes. */
  skills: readonly string[];
  experience: ExperienceLevel | null;
  /** Whole USD per hour. */
  pay: { from: number | null; to: number } | null;
  jobType: WorkType | null;
  timezone: string | null;
  responsibilities: readonly string[];
}
