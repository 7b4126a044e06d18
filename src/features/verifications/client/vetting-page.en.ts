/** The page about what "vetted" and "verified" mean, in English. */
import type { ReadingPageWords } from '#client/layout/reading-page.tsx';
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { LIFETIMES } from '#shared/limits.ts';

const { identity, english, skill } = LIFETIMES.verificationMonths;

export const vettingPageEn: ReadingPageWords = {
  head: {
    title: 'Vetted and verified',
    description:
      'What it means for a profile to be vetted and for a fact to be verified, what companies see, and how long each verification lasts.',
    share: { kicker: 'Vetting', title: 'What “vetted” and “verified” mean' },
  },
  title: 'Vetted and verified',
  lead: `You’ll see two labels on ${brand.name}. “Vetted” means that one of our reviewers read a professional’s profile and approved it. “Verified” means that we checked one fact.`,
  contents: 'Contents',
  sections: [
    {
      id: 'vetted',
      title: 'Vetted: the profile was approved',
      paragraphs: [
        `A reviewer reads every application to ${brand.name} and every new profile and decides whether to approve it. Applicants hear back within ${ANSWER_BUSINESS_DAYS} business days.`,
        'Only vetted profiles appear when companies browse candidates, look for people who fit a job or send invitations. Someone whose vetting is still in progress can already apply to jobs. The company then sees “Vetting in progress” with the application.',
        'Vetting looks at the profile as a whole. It doesn’t check each statement in it, and a vetted profile can change without a new review.',
      ],
    },
    {
      id: 'verified',
      title: 'Verified: one fact was checked',
      paragraphs: ['A professional can ask us to verify facts about themselves, one at a time:'],
      points: [
        `Identity: they’re who they say they are. Usually valid for ${identity} months.`,
        `English: we checked their level, for example with a timed writing test that at least two reviewers rate without knowing whose it is. Usually valid for ${english} months.`,
        `A skill: someone at ${brand.name} checked it, for example with a work sample. Usually valid for ${skill} months.`,
        'A reference: someone who worked with them answered our questions. Doesn’t expire.',
        'Past work: they worked where the profile says. Doesn’t expire.',
      ],
    },
    {
      id: 'shown',
      title: 'What companies see',
      paragraphs: [
        'A profile shows what was verified, how, on which day, and when it expires. Expired verifications are marked as expired. Companies don’t see checks that are in progress or didn’t confirm the fact, reviewers’ notes, or what references answered.',
        'Companies can filter candidates by what’s verified. Scores never take it into account, and a vetted profile may have nothing verified.',
      ],
    },
    {
      id: 'companies',
      title: 'Verified companies',
      paragraphs: [
        'A company shows “Verified company” once one of our admins has confirmed that it’s who it says it is. Companies aren’t vetted.',
      ],
    },
  ],
};
