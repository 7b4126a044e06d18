/**
 * The facts of a score in English words: of the candidate to companies, to candidates of themselves. Facts come from elsewhere (explain.ts, headline.ts); a sentence here is also the key
 * under which browsers find it in other languages (client/explanations.*.ts).
 */
import type { Years } from './experience.ts';
import type { Failing, Headline, Strength, TitleStep } from './headline.ts';

/** How the candidate is spoken of. */
export interface Voice {
  readonly has: string;
  readonly asks: string;
  readonly offers: string;
  readonly profile: string;
  readonly notStated: string;
}

/** By who reads: the candidate, or anybody else. */
export const VOICES = {
  candidate: {
    has: 'You have',
    asks: 'You ask',
    offers: 'You offer',
    profile: 'Your profile',
    notStated: 'Not stated in your profile',
  },
  other: {
    has: 'Has',
    asks: 'Asks',
    offers: 'Offers',
    profile: 'The profile',
    notStated: 'Not stated by the candidate',
  },
} as const satisfies Readonly<Record<string, Voice>>;

export const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
export const money = (value: number): string => `$${Number.isInteger(value) ? value : value.toFixed(2)}/hr`;

/** `3-5 years`, `10+ years`, `1 year`. */
export function yearsText({ min, max }: Years): string {
  if (max === Infinity) return `${min}+ years`;
  return min === max ? plural(min, 'year') : `${min}-${max} years`;
}

/** `7 shared working hours`, `1.5 shared working hours`. */
export const hoursText = (hours: number): string =>
  plural(Number.isInteger(hours) ? hours : Number(hours.toFixed(1)), 'shared working hour');

export const TITLE_WORDS: Readonly<Record<TitleStep, string>> = {
  same: 'Same kind of role',
  close: 'Close to the role',
  overlapping: 'Some overlap with the role',
  different: 'A different role',
};

const STRENGTH: Readonly<Record<Strength, string | ((voice: Voice) => string)>> = {
  'role-and-skills': 'Same kind of role and a strong skills match',
  skills: 'Strong skills match',
  role: TITLE_WORDS.same,
  text: ({ profile }) => `${profile} covers most of what the job describes`,
  'some-skills': 'Some of the skills match',
  'close-role': TITLE_WORDS.close,
  'some-text': ({ profile }) => `${profile} covers part of what the job describes`,
  'overlapping-role': TITLE_WORDS.overlapping,
  little: 'Little speaks for a fit',
  'only-title': 'Little to go on: only a title',
  'only-skills': 'Little to go on: only skills',
  'only-text': 'Little to go on: only a text',
  nothing: 'Nothing to compare the work by',
};

const inside = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function failingText(failing: Failing, voice: Voice): string {
  switch (failing.factor) {
    case 'rate':
      return `; ${inside(voice.asks)} ${money(failing.rate)} against a budget of ${money(failing.budget)}`;
    case 'timezone':
      return failing.hours === 0 ? ', but no shared working hours' : `, but only ${hoursText(failing.hours)}`;
    case 'availability':
      return `, but ${inside(voice.offers)} ${failing.offered} and the job is ${failing.asked}`;
    case 'experience':
      return `, but ${inside(voice.has)} ${yearsText(failing.has)} and ${yearsText(failing.asked)} are asked`;
  }
}

/** One sentence of at most 120 characters. */
export function headlineText({ strength, failing }: Headline, voice: Voice): string {
  const words = STRENGTH[strength];
  return `${typeof words === 'string' ? words : words(voice)}${failing === null ? '' : failingText(failing, voice)}`;
}
