/** Short texts in the demo market: notes to candidates, companies' private notes, invitations, and appeals. */
import type { MatchFactor } from '#engine/matching.contract.ts';
import type { DeclineReason } from '#shared/vocabulary.ts';

/** Reasons and notes for declines, with the factor they refer to. The factor is null if the reason is unrelated to the person. */
export const DECLINES: readonly { reason: DeclineReason; factor: MatchFactor | null; note: string }[] = [
  {
    reason: 'experience',
    factor: 'experience',
    note: 'Thank you for applying. We chose someone with more experience in our industry, but we would be glad to see you apply for our next role.',
  },
  {
    reason: 'hours',
    factor: 'timezone',
    note: 'We liked your letter. For this role, we need more hours in common than your day allows.',
  },
  {
    reason: 'skills',
    factor: 'skills',
    note: 'Thank you for your time. We use two of the tools every day, and we could not find them in your work history.',
  },
  {
    reason: 'position-filled',
    factor: null,
    note: 'Thank you for applying. We filled the position before we got to your application.',
  },
  {
    reason: 'rate',
    factor: 'rate',
    note: 'Thank you for your application. Your rate is above what we can pay for this role, and we did not want to ask you to lower it.',
  },
];

export const PRIVATE_NOTES: readonly string[] = [
  'Gave clear answers and asked good questions about the team. Check the start date.',
  'Strong work sample. A little shy on the call, but warmed up after ten minutes.',
  'Wants to stay for years. Ask about the gap in the spring.',
  'Best writing of anyone so far.',
];

export const OFFER_NOTE =
  'We would love to have you. The details are in the message I sent you. Take all the time you need.';

export const INTERVIEW_NOTE =
  'We will talk about your last project and ours. You do not need to prepare, but a quiet room helps.';

/** Each is used at most once. */
export const INVITATION_NOTES: readonly string[] = [
  'Your experience with customers of small businesses is what we are looking for. Would you take a look at this role?',
  'You describe your customers as people, and ours would appreciate that. The role is described below.',
  'We are growing from forty clinics to sixty and need a second person for it. Your profile was the first that we all agreed on.',
  'Last month we hired someone with skills like yours. Now we have a second opening.',
  'We sell to front desks, and you know how they sound on a Monday. Tell me if that interests you.',
  'Our shippers asked for a portal that explains itself, and your work on booking screens looks like that. Would you talk to us?',
  'You write good guides, which is half of this job. The other half is six hundred laptops.',
  'Someone on the team saw your profile and said "her". May I tell you more?',
];

/** Texts of appeals, by decline reason. Each is used at most once. `{employer}` and `{city}` are the candidate's employer and city. */
export const APPEAL_TEXTS: Readonly<Partial<Record<DeclineReason, readonly string[]>>> = {
  experience: [
    'My work at {employer} was in the same industry, which my profile does not say clearly. Could someone look at it again?',
    'The years at {employer} were counted as training, I think. I was responsible for my own accounts from the second month on.',
    'I believe that my profile was read too quickly: before {employer} I did the same work as a freelancer, with references.',
  ],
  skills: [
    'The note says that two tools are missing. Both are listed under {employer}, and I can show you the work.',
    'I used the missing tools every day at {employer}. My profile lists them under the vendor’s name.',
    'Please look at the sample that I sent with my letter. I made it with exactly the tools that I supposedly do not know.',
  ],
  hours: [
    'I was told that our hours do not overlap. From {city} I already work from eight to five Eastern, as I wrote in my letter.',
    'The time zone in my profile is where I was when I opened my account. I live in {city} and can cover your whole day.',
    'My current team is in Boston, so I keep East Coast hours. Please check the reason again.',
  ],
  rate: [
    'My rate was given as the reason, but it is within the range in the job post. Could a second person check that?',
    'I had offered a lower rate in my letter. I am not sure that anyone saw it.',
    'The job post was changed after I applied, and the new range is lower. I would accept it.',
  ],
};
