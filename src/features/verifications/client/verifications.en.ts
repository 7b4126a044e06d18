/** Texts for the verification screens, in English. */
export const verificationsEn = {
  method: {
    document: 'an official document',
    'video-call': 'a video call',
    'phone-call': 'a phone call',
    'written-task': 'a timed writing test',
    'work-sample': 'a work sample',
    'reference-form': 'answers from a reference',
    'public-record': 'a public record',
  },
  /** The popover of a candidate's badge, for companies. */
  shown: {
    line: 'Verified: {kinds}',
    /** The values of `{kinds}`, in the form they take within a sentence. */
    kind: { identity: 'identity', english: 'English', skill: 'skill', reference: 'reference', work: 'past work' },
    open: 'See what we verified',
    vetted: {
      approved: 'Vetted: one of our reviewers read this profile and approved it.',
      pending: 'Vetting in progress: our reviewers haven’t decided on this profile yet.',
      rejected: 'Not approved: our reviewers didn’t approve this profile.',
    },
    title: 'What we verified',
    none: 'We haven’t verified anything yet.',
    meaning: 'What “vetted” and “verified” mean',
    noScore: 'Verifications don’t change the score.',
    checked: 'Verified {date}',
    by: 'with {method}',
    until: 'valid until {date}',
    forGood: 'doesn’t expire',
    expired: 'expired {date}',
  },
} as const;
