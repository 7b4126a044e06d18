/**
 * Ways to get an undeserved score. Each is tried on every job post of the graded set, and its gain is measured. The limits are in graded-goals.ts.
 */

import { LIMITS } from '../../src/shared/limits.ts';
import {
  appendToBio,
  CHEF,
  type Cheat,
  changeEveryText,
  claimTenYears,
  FILLER,
  gainingShare,
  highestScore,
  measureGains,
  mostRequestedSkills,
  postText,
  practicalAnswers,
  share,
  shareAbove,
  skillsAsBio,
  unsuitableButPractical,
  wholePost,
  withFullWidth,
  withLookalikes,
  withOddSpaces,
  withZeroWidth,
} from './cheat-measures.ts';
import { FIRST_CHOICE, SUITABLE } from './graded-set.ts';
import { HISTORY_CHEATS } from './history-cheats.ts';

const POSTS_AHEAD_OF_ALL = 'job posts where it ranks above everyone';
const POSTS_AHEAD = 'job posts where it ranks above the best first choice';
const GOOD_PAIRS = 'suitable pairs that gain';

export const CHEATS: readonly Cheat[] = [
  {
    id: 'dots',
    name: 'a dot as title and skill, with a low rate, the same time zone and the requested work type',
    measured: 'points, at most',
    measure: highestScore((job) => ({ ...practicalAnswers(job), jobTitle: '.', skills: ['.'] })),
  },
  {
    id: 'practical-alone',
    name: 'only a low rate, the same time zone, the requested work type and ten years of experience',
    measured: 'points, at most',
    measure: highestScore((job) => ({ ...practicalAnswers(job), experience: '10+' })),
  },
  {
    id: 'title-alone',
    name: 'only the title of the job post',
    measured: POSTS_AHEAD_OF_ALL,
    measure: shareAbove('best', ({ title }) => ({ jobTitle: title })),
  },
  {
    id: 'title-practical',
    name: 'the title of the job post, with a low rate, the same time zone and the requested work type',
    measured: POSTS_AHEAD_OF_ALL,
    measure: shareAbove('best', (job) => ({ ...practicalAnswers(job), jobTitle: job.title })),
  },
  {
    id: 'title-and-skills',
    name: 'title and skills of the job post',
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', (job) => ({ ...wholePost(job), bio: null })),
  },
  {
    id: 'post-as-bio',
    name: 'the text of the job post as bio',
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', (job) => ({ ...practicalAnswers(job), bio: postText(job) })),
  },
  {
    id: 'whole-post',
    name: 'title, skills and text of the job post',
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', wholePost),
  },
  {
    id: 'whole-post-zero-width',
    name: 'title, skills and text of the job post, with zero-width characters between the letters of the bio',
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', (job) => ({ ...wholePost(job), bio: withZeroWidth(postText(job)) })),
  },
  {
    id: 'whole-post-look-alike',
    name: 'title, skills and text of the job post, with look-alike letters in the bio',
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', (job) => ({ ...wholePost(job), bio: withLookalikes(postText(job)) })),
  },
  {
    id: 'chef-with-title',
    name: 'a chef with the title of the job post',
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', (job) => ({ ...CHEF, ...practicalAnswers(job), jobTitle: job.title })),
  },
  {
    id: 'chef-with-skills',
    name: 'a chef with the skills of the job post',
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', (job) => ({
      ...CHEF,
      ...practicalAnswers(job),
      skills: job.requiredSkills,
    })),
  },
  {
    id: 'chef-with-most-asked',
    name: `a chef with the ${LIMITS.skills} most requested skills`,
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', (job, set) => ({
      ...CHEF,
      ...practicalAnswers(job),
      skills: mostRequestedSkills(set),
    })),
  },
  {
    id: 'chef-with-all-skills',
    name: 'a chef with a bio of maximum length that lists skills',
    measured: POSTS_AHEAD,
    measure: shareAbove('bestFirstChoice', (job) => ({ ...CHEF, ...practicalAnswers(job), bio: skillsAsBio() })),
  },
  {
    id: 'unsuitable-practical',
    name: 'an unsuitable candidate with a low rate, the same time zone and the requested work type',
    measured: 'unsuitable pairs above 40',
    measure: unsuitableButPractical,
  },
  {
    id: 'without-bio',
    name: 'leaving out the bio',
    measured: GOOD_PAIRS,
    measure: gainingShare((candidate) => (candidate.bio ? { ...candidate, bio: null } : null)),
  },
  {
    id: 'without-skills',
    name: 'leaving out the skills',
    measured: GOOD_PAIRS,
    measure: gainingShare((candidate) => ((candidate.skills ?? []).length > 0 ? { ...candidate, skills: [] } : null)),
  },
  {
    id: 'without-title',
    name: 'leaving out the title',
    measured: GOOD_PAIRS,
    measure: gainingShare((candidate) => (candidate.jobTitle ? { ...candidate, jobTitle: null } : null)),
  },
  {
    id: 'praise',
    name: 'self-praise at the start of the bio',
    measured: GOOD_PAIRS,
    measure: gainingShare((candidate) =>
      candidate.bio ? { ...candidate, bio: FILLER.repeat(3) + candidate.bio } : null,
    ),
  },
  {
    id: 'skills-thrice',
    name: 'every skill listed three times in slightly different spellings',
    measured: GOOD_PAIRS,
    measure: gainingShare((candidate) => ({
      ...candidate,
      skills: (candidate.skills ?? []).flatMap((skill) => [skill, skill.toUpperCase(), ` ${skill}. `]),
    })),
  },
  {
    id: 'skills-repeated',
    name: 'their own skills twenty times at the end of the bio',
    measured: GOOD_PAIRS,
    measure: gainingShare(appendToBio(({ skills }) => `${(skills ?? []).join(', ')}. `.repeat(20))),
  },
  {
    id: 'skills-restated',
    name: 'their own skills again at the end of the bio',
    measured: GOOD_PAIRS,
    measure: gainingShare(appendToBio(({ skills }) => (skills ?? []).join(', '))),
  },
  {
    id: 'skills-shuffled',
    name: 'their own skills at the end of the bio, in many orders',
    measured: GOOD_PAIRS,
    measure: gainingShare(
      appendToBio(({ skills = [] }) =>
        (skills ?? [])
          .map((_, index, all) => [...all.slice(index), ...all.slice(0, index).toReversed()].join(' and '))
          .join('. '),
      ),
    ),
  },
  {
    id: 'bio-thrice',
    name: 'the bio three times',
    measured: GOOD_PAIRS,
    measure: gainingShare(appendToBio(({ bio }) => `${bio}\n${bio}`)),
  },
  {
    id: 'title-repeated',
    name: 'their own title twenty times at the end of the bio',
    measured: GOOD_PAIRS,
    measure: gainingShare(appendToBio(({ jobTitle }) => `${jobTitle ?? ''}. `.repeat(20))),
  },
  {
    id: 'zero-width',
    name: 'zero-width characters in every text',
    measured: GOOD_PAIRS,
    measure: gainingShare(changeEveryText(withZeroWidth)),
  },
  {
    id: 'white-space',
    name: 'odd white space in every text',
    measured: GOOD_PAIRS,
    measure: gainingShare(changeEveryText(withOddSpaces)),
  },
  {
    id: 'look-alike',
    name: 'look-alike letters in every text',
    measured: GOOD_PAIRS,
    measure: gainingShare(changeEveryText(withLookalikes)),
  },
  {
    id: 'full-width',
    name: 'full-width letters in every text',
    measured: GOOD_PAIRS,
    measure: gainingShare(changeEveryText(withFullWidth)),
  },
  {
    id: 'unsuitable-ten-years',
    name: 'an unsuitable candidate claims ten years of experience',
    measured: 'points gained, at most',
    measure: (set) => Math.max(...measureGains(set, 0, 0, claimTenYears)),
  },
  {
    id: 'suitable-ten-years',
    name: 'a suitable candidate claims ten years of experience',
    measured: 'suitable pairs that lose',
    measure: (set) =>
      share(
        measureGains(set, SUITABLE, FIRST_CHOICE, (candidate) =>
          candidate.experience ? { ...candidate, experience: '10+' } : null,
        ).map((gain) => gain < 0),
      ),
  },
  ...HISTORY_CHEATS,
];
