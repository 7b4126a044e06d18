/** How complete a candidate's profile is, and what each missing part would add to their scores. */
import * as z from 'zod/mini';

/** The parts of a profile that count toward its completeness. */
export const PROFILE_PARTS = [
  'jobTitle',
  'skills',
  'experience',
  'hourlyRate',
  'timezone',
  'availability',
  'bio',
  'positions',
  'education',
  'englishLevel',
  'languages',
  'place',
  'links',
  'availableFrom',
  'resume',
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** Points that a change would add: the maximum, the median, and the number of jobs with any gain. */
export const profileGainSchema = z.object({ most: z.int(), usual: z.int(), jobs: z.int() });
export type ProfileGain = z.infer<typeof profileGainSchema>;

export const completenessSchema = z.object({
  /** The percentage of parts that are filled in. */
  percent: z.int(),
  parts: z.array(
    z.object({
      part: z.enum(PROFILE_PARTS),
      /** `unreadable`: a time zone that the engine cannot parse. */
      state: z.enum(['stated', 'missing', 'unreadable']),
      /** The gain from filling in the part. Null if the part is filled in, would add nothing, or cannot be simulated. */
      gain: z.nullable(profileGainSchema),
    }),
  ),
  /** Skills that the compared jobs ask for and that the profile lacks. People should add only skills that they have. */
  skills: z.array(z.object({ skill: z.string(), gain: profileGainSchema })),
  /** The number of best matches that the gains refer to. */
  comparedJobs: z.int(),
});
export type Completeness = z.infer<typeof completenessSchema>;
