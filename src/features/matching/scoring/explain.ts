/**
 * A score put into words: what matched, what is missing, and what would raise it. Says only what the numbers of
 * factors.ts say. Invariant: every improvement was tried on the pair, and its gain is what the trial gained.
 */

import { COPIED_PARTS, type Compatibility, MATCH_FACTORS, type MatchFactor } from '../matching.contract.ts';
import { skillCredit, skillLabel } from '../taxonomy/skills.ts';
import { readWorkType } from './availability.ts';
import { combine, combinedScore, type PairNumbers, type RawScores } from './combination.ts';
import { confidenceOf } from './confidence.ts';
import { repeatsSkills } from './copying.ts';
import { readYears } from './experience.ts';
import { isBioCopied, pairScore, rawScores } from './factors.ts';
import { headlineOf, titleStep } from './headline.ts';
import { type PreparedCandidate, type PreparedJob, withSkill } from './prepare.ts';
import { sharedHours } from './timezones.ts';
import { headlineText, hoursText, money, TITLE_WORDS, VOICES, type Voice, yearsText } from './wording.en.ts';

const RELATED = 0.25;
const MAX_IMPROVEMENTS = 3;
/** The product's experience ranges, tried in turn where the candidate states none. */
const EXPERIENCE_RANGES = ['0-1', '1-3', '3-5', '5-10', '10+'];

interface SkillLists {
  matchedSkills: string[];
  relatedSkills: { required: string; offered: string }[];
  missingSkills: string[];
}

/** The candidate's skill that is worth most for a required one, as the candidate wrote it; null when none is near. */
function nearestSkill(required: string, candidate: PreparedCandidate): string | null {
  let best = 0;
  let name: string | null = null;
  candidate.skills.forEach((key, index) => {
    const credit = skillCredit(required, key);
    if (credit > best) [best, name] = [credit, candidate.skillNames[index] ?? skillLabel(key)];
  });
  for (const key of [...candidate.implied, ...candidate.mentioned]) {
    const credit = skillCredit(required, key);
    if (credit > best) [best, name] = [credit, skillLabel(key)];
  }
  return best >= RELATED ? name : null;
}

function skillLists(job: PreparedJob, candidate: PreparedCandidate): SkillLists {
  const lists: SkillLists = { matchedSkills: [], relatedSkills: [], missingSkills: [] };
  const offered = new Set([...candidate.skills, ...candidate.implied, ...candidate.mentioned]);
  for (const { key, label } of job.requirements) {
    if (offered.has(key)) {
      lists.matchedSkills.push(label);
      continue;
    }
    const nearest = nearestSkill(key, candidate);
    if (nearest === null) lists.missingSkills.push(label);
    else lists.relatedSkills.push({ required: label, offered: nearest });
  }
  return lists;
}

function unknown(company: boolean, candidate: boolean, { notStated }: Voice): string {
  if (!company && !candidate) return 'Not stated by either side';
  return company ? notStated : 'Not stated by the company';
}

function skillsSummary(job: PreparedJob, lists: SkillLists): string {
  const count = job.requirements.length;
  const source = job.listsSkills ? 'required' : 'described';
  const related = lists.relatedSkills.length;
  const more = related === 0 ? '' : `, ${related} more related`;
  return `${lists.matchedSkills.length} of ${count} ${source} skill${count === 1 ? '' : 's'}${more}`;
}

function titleSummary(job: PreparedJob, candidate: PreparedCandidate): string {
  const step = TITLE_WORDS[titleStep(job, candidate)];
  const has = candidate.titleText === '' ? '' : `: ${candidate.titleText}`;
  const asked = job.titleText === '' || candidate.titleText === '' ? '' : ` for ${job.titleText}`;
  return `${step}${has}${asked}`;
}

function textSummary(score: number, { profile }: Voice): string {
  if (score >= 65) return `${profile} covers most of what the job describes`;
  if (score >= 30) return `${profile} covers part of what the job describes`;
  return `${profile} covers little of what the job describes`;
}

type Describe = (job: PreparedJob, candidate: PreparedCandidate, voice: Voice, score: number) => string;

const DESCRIBE: Readonly<Record<Exclude<MatchFactor, 'skills'>, Describe>> = {
  title: titleSummary,
  experience: ({ years: asked }, { years: has }, voice) =>
    asked === null || has === null ? '' : `${voice.has} ${yearsText(has)}, ${yearsText(asked)} asked`,
  rate: ({ budget }, { rate }, voice) =>
    budget === null || rate === null ? '' : `${voice.asks} ${money(rate)}, budget is ${money(budget)}`,
  timezone: ({ timezone: company }, { timezone: own }) =>
    company === null || own === null ? '' : hoursText(sharedHours(company, own)),
  availability: ({ workType: asked }, { workType: offered }, voice) =>
    asked === offered ? `Both want ${asked ?? ''} work` : `${voice.offers} ${offered ?? ''}, job is ${asked ?? ''}`,
  text: (_job, _candidate, voice, score) => textSummary(score, voice),
};

/** A bio of this many words can be expected to name skills. */
const TELLING_BIO = 10;

type Side = PreparedJob | PreparedCandidate;

/** Whether a side states anything for a factor. */
const STATES: Readonly<Record<MatchFactor, (side: Side) => boolean>> = {
  skills: (side) =>
    'requirements' in side
      ? side.requirements.length > 0
      : side.skills.length + side.mentioned.length > 0 || (side.prose?.length ?? 0) >= TELLING_BIO,
  title: (side) => side.title !== null,
  experience: (side) => side.years !== null,
  rate: (side) => ('budget' in side ? side.budget : side.rate) !== null,
  timezone: (side) => side.timezone !== null,
  availability: (side) => side.workType !== null,
  text: (side) => side.prose !== null,
};

function summary(
  factor: MatchFactor,
  job: PreparedJob,
  candidate: PreparedCandidate,
  lists: SkillLists,
  voice: Voice,
  score: number,
): string {
  const [company, own] = [STATES[factor](job), STATES[factor](candidate)];
  if (!company || !own) return unknown(company, own, voice);
  return factor === 'skills' ? skillsSummary(job, lists) : DESCRIBE[factor](job, candidate, voice, score);
}

interface Trial {
  factor: MatchFactor;
  candidate: PreparedCandidate;
  text: (gain: number) => string;
  /** The skill that is added, as the job writes it. */
  skill?: string;
}

function skillTrials(job: PreparedJob, candidate: PreparedCandidate): Trial[] {
  const listed = new Set(candidate.skills);
  const mentioned = new Set(candidate.mentioned);
  return job.requirements
    .filter(({ key }) => !listed.has(key))
    .map(({ key, label }) => ({
      factor: 'skills',
      skill: label,
      candidate: withSkill(candidate, label),
      text: (gain) =>
        mentioned.has(key)
          ? `You mention ${label}; add it to your skills: +${gain}`
          : `If you know ${label}, add it to your skills: +${gain}`,
    }));
}

function statementTrials(job: PreparedJob, candidate: PreparedCandidate): Trial[] {
  const trials: Trial[] = [];
  if (job.timezone !== null && candidate.timezone === null) {
    const text = (gain: number): string => `State your time zone: up to +${gain}`;
    trials.push({ factor: 'timezone', candidate: { ...candidate, timezone: job.timezone }, text });
  }
  if (job.years !== null && candidate.years === null) {
    const text = (gain: number): string => `State your years of experience: up to +${gain}`;
    for (const range of EXPERIENCE_RANGES) {
      trials.push({ factor: 'experience', candidate: { ...candidate, years: readYears(range) }, text });
    }
  }
  return trials;
}

function offerTrials(job: PreparedJob, candidate: PreparedCandidate): Trial[] {
  const trials: Trial[] = [];
  if (job.budget !== null && (candidate.rate === null || candidate.rate > job.budget)) {
    const budget = job.budget;
    const text = (gain: number): string =>
      candidate.rate === null
        ? `State your hourly rate: up to +${gain}`
        : `A rate of ${money(budget)} would fit the budget: +${gain}`;
    trials.push({ factor: 'rate', candidate: { ...candidate, rate: budget }, text });
  }
  if (job.workType !== null && candidate.workType !== job.workType) {
    const type = readWorkType(job.workType);
    const text = (gain: number): string =>
      candidate.workType === null
        ? `State your availability: up to +${gain}`
        : `If you can work ${job.workType ?? ''}, say so: +${gain}`;
    trials.push({ factor: 'availability', candidate: { ...candidate, workType: type }, text });
  }
  return trials;
}

/** A change that was tried on a pair, and the points it adds to the score. */
export interface TriedChange {
  factor: MatchFactor;
  gain: number;
  text: string;
  /** The skill that is added, as the job writes it. */
  skill?: string;
}

/** Every change that raises the score of a pair, largest first, one of a kind except for skills. */
export function triedChanges(job: PreparedJob, candidate: PreparedCandidate): TriedChange[] {
  const score = Math.round(pairScore(job, candidate));
  const trials = [...skillTrials(job, candidate), ...statementTrials(job, candidate), ...offerTrials(job, candidate)];
  const tried = trials
    .map(({ factor, candidate: changed, text, skill }) => {
      const gain = Math.round(pairScore(job, changed)) - score;
      return { factor, gain, text: text(gain), ...(skill === undefined ? {} : { skill }) };
    })
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  const seen = new Set<MatchFactor>();
  return tried.filter(({ factor }) => {
    if (factor === 'skills') return true;
    if (seen.has(factor)) return false;
    seen.add(factor);
    return true;
  });
}

/** The changes that raise the score most. */
const improvements = (job: PreparedJob, candidate: PreparedCandidate): Compatibility['improvements'] =>
  triedChanges(job, candidate)
    .slice(0, MAX_IMPROVEMENTS)
    .map(({ factor, gain, text }) => ({ factor, gain, text }));

/** What of a profile repeats the post. */
function copiedParts(job: PreparedJob, candidate: PreparedCandidate): Compatibility['copied'] {
  const asked = job.listsSkills ? job.requirements.map(({ label }) => label) : [];
  return COPIED_PARTS.filter((part) =>
    part === 'bio' ? isBioCopied(job, candidate) : repeatsSkills(asked, candidate.skillNames),
  );
}

/** What lists tell of a score. */
type Head = Pick<Compatibility, 'score' | 'confidence' | 'headline'>;
/** Who reads an explanation: the candidate it is about, or somebody else. */
type Reader = keyof typeof VOICES;

function headWith(
  job: PreparedJob,
  candidate: PreparedCandidate,
  { raw, numbers }: { raw: RawScores; numbers: PairNumbers },
  reader: Reader,
): Head {
  const confidence = confidenceOf(job, candidate);
  return {
    score: Math.round(combinedScore(raw)),
    confidence,
    headline: headlineText(headlineOf(job, candidate, numbers, confidence), VOICES[reader]),
  };
}

/** The head of what `explainPair` gives, without what nobody reads in a list: no change is tried for it. */
export function headOfPair(job: PreparedJob, candidate: PreparedCandidate, reader: Reader = 'other'): Head {
  const raw = rawScores(job, candidate);
  return headWith(job, candidate, { raw, numbers: combine(raw) }, reader);
}

/** The score of a pair with everything that explains it, in the words for who reads it. */
export function explainPair(job: PreparedJob, candidate: PreparedCandidate, reader: Reader = 'other'): Compatibility {
  const voice = VOICES[reader];
  const raw = rawScores(job, candidate);
  const numbers = combine(raw);
  const lists = skillLists(job, candidate);
  return {
    ...headWith(job, candidate, { raw, numbers }, reader),
    factors: MATCH_FACTORS.map((factor, at) => {
      const score = numbers.scores[at] ?? 0;
      return {
        factor,
        score,
        weight: numbers.weights[at] ?? 0,
        summary: summary(factor, job, candidate, lists, voice, score),
      };
    }),
    ...lists,
    improvements: improvements(job, candidate),
    copied: copiedParts(job, candidate),
  };
}
