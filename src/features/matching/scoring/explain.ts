/**
 * A score explained: what matched, what is missing, and what would raise it, each as facts with the English sentence made of
 * them. Says only what the numbers of factors.ts say. Invariant: every improvement was tried on the pair, and its gain is what
 * the trial gained.
 */

import { EXPERIENCE_LEVELS } from '#shared/vocabulary.ts';
import {
  type Change,
  COPIED_PARTS,
  type Compatibility,
  type FactorReason,
  MATCH_FACTORS,
  type MatchFactor,
} from '../matching.contract.ts';
import { skillCredit, skillLabel } from '../taxonomy/skills.ts';
import { combine, combinedScore, type PairNumbers, type RawScores, timesOf } from './combination.ts';
import { namesWork } from './compared.ts';
import { confidenceOf } from './confidence.ts';
import { repeatsSkills } from './copying.ts';
import { readYears } from './experience.ts';
import { isBioCopied, pairScore, rawScores } from './factors.ts';
import { headlineOf, practicalFacts, titleStep } from './headline.ts';
import { experiencePosition, titlePosition } from './named-position.ts';
import { type PreparedCandidate, type PreparedJob, withSkill } from './prepare.ts';
import { wordingEn } from './wording.en.ts';
import { changeText, factorText, headlineText, type Reader } from './wording.ts';

const RELATED = 0.25;
const MAX_IMPROVEMENTS = 3;

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
  for (const key of [...candidate.implied, ...candidate.mentioned, ...candidate.mentionedBefore]) {
    const credit = skillCredit(required, key);
    if (credit > best) [best, name] = [credit, skillLabel(key)];
  }
  return best >= RELATED ? name : null;
}

function skillLists(job: PreparedJob, candidate: PreparedCandidate): SkillLists {
  const lists: SkillLists = { matchedSkills: [], relatedSkills: [], missingSkills: [] };
  const { skills, implied, mentioned, mentionedBefore } = candidate;
  const offered = new Set([...skills, ...implied, ...mentioned, ...mentionedBefore]);
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

/** From these scores of the text on (0-100) a profile covers most or part of what a job describes. */
const MAX_COVERED = 65;
const PARTLY_COVERED = 30;

function coveredBy(score: number): 'most' | 'part' | 'little' {
  if (score >= MAX_COVERED) return 'most';
  return score >= PARTLY_COVERED ? 'part' : 'little';
}

/** A bio of this many words can be expected to name skills. */
const TELLING_BIO = 10;

type Side = PreparedJob | PreparedCandidate;

/** Whether a side states anything for a factor. */
const STATES: Readonly<Record<MatchFactor, (side: Side) => boolean>> = {
  skills: (side) =>
    'requirements' in side
      ? side.requirements.length > 0
      : side.skills.length + side.mentioned.length + side.mentionedBefore.length > 0 ||
        (side.prose?.length ?? 0) >= TELLING_BIO,
  title: (side) => side.title !== null || ('history' in side && namesWork(side)),
  experience: (side) => side.years !== null,
  rate: (side) => ('budget' in side ? side.budget : side.rate) !== null,
  timezone: (side) => side.timezone !== null,
  availability: (side) => side.workType !== null,
  text: (side) => side.prose !== null,
};

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Why a factor scores what it does. */
function factorReason(
  factor: MatchFactor,
  job: PreparedJob,
  candidate: PreparedCandidate,
  lists: SkillLists,
  score: number,
): FactorReason {
  const [company, own] = [STATES[factor](job), STATES[factor](candidate)];
  if (!company) return { kind: 'unstated', by: own ? 'company' : 'both' };
  if (!own) return { kind: 'unstated', by: 'candidate' };
  if (factor === 'skills') {
    return {
      kind: 'skills',
      matched: lists.matchedSkills.length,
      related: lists.relatedSkills.length,
      asked: job.requirements.length,
      areListed: job.listsSkills,
    };
  }
  if (factor === 'title') {
    const step = titleStep(job, candidate);
    // That a position of long ago counted for a little more than another trade of today explains nothing.
    const isTelling = step !== 'different' || candidate.titleText === '';
    const position = isTelling ? titlePosition(job, candidate) : null;
    return {
      kind: 'title',
      step,
      offered: position?.title ?? orNull(candidate.titleText),
      asked: orNull(job.titleText),
      ...(position && { position }),
    };
  }
  if (factor === 'text') return { kind: 'text', covered: coveredBy(score) };
  // Both sides state it, so it is there.
  const facts = practicalFacts(job, candidate).find(({ kind }) => kind === factor);
  if (facts === undefined) return { kind: 'unstated', by: 'both' };
  if (facts.kind !== 'experience') return facts;
  const position = experiencePosition(job, candidate);
  return { ...facts, ...(position && { position }) };
}

interface Trial {
  factor: MatchFactor;
  candidate: PreparedCandidate;
  change: Change;
}

function skillTrials(job: PreparedJob, candidate: PreparedCandidate): Trial[] {
  const listed = new Set(candidate.skills);
  const mentioned = new Set([...candidate.mentioned, ...candidate.mentionedBefore]);
  return job.requirements
    .filter(({ key }) => !listed.has(key))
    .map(({ key, label }) => ({
      factor: 'skills',
      candidate: withSkill(candidate, label),
      change: { kind: 'list-skill', skill: label, isMentioned: mentioned.has(key) },
    }));
}

function statementTrials(job: PreparedJob, candidate: PreparedCandidate): Trial[] {
  const trials: Trial[] = [];
  if (job.timezone !== null && candidate.timezone === null) {
    const changed = { ...candidate, timezone: job.timezone };
    trials.push({ factor: 'timezone', candidate: changed, change: { kind: 'state-timezone' } });
  }
  if (job.years !== null && candidate.years === null) {
    for (const range of EXPERIENCE_LEVELS) {
      const changed = { ...candidate, years: readYears(range) };
      trials.push({ factor: 'experience', candidate: changed, change: { kind: 'state-experience' } });
    }
  }
  return trials;
}

function offerTrials(job: PreparedJob, candidate: PreparedCandidate): Trial[] {
  const trials: Trial[] = [];
  const { budget, workType } = job;
  if (budget !== null && (candidate.rate === null || candidate.rate > budget)) {
    trials.push({
      factor: 'rate',
      candidate: { ...candidate, rate: budget },
      change: candidate.rate === null ? { kind: 'state-rate' } : { kind: 'lower-rate', rate: budget },
    });
  }
  if (workType !== null && candidate.workType !== workType) {
    trials.push({
      factor: 'availability',
      candidate: { ...candidate, workType },
      change: candidate.workType === null ? { kind: 'state-availability' } : { kind: 'offer-work-type', workType },
    });
  }
  return trials;
}

/** A change that was tried on a pair, and the points it adds to the score. */
export interface TriedChange {
  factor: MatchFactor;
  gain: number;
  change: Change;
}

/** Every change that raises the score of a pair, largest first, one of a kind except for skills. */
export function triedChanges(job: PreparedJob, candidate: PreparedCandidate): TriedChange[] {
  const score = Math.round(pairScore(job, candidate));
  const trials = [...skillTrials(job, candidate), ...statementTrials(job, candidate), ...offerTrials(job, candidate)];
  const tried = trials
    .map(({ factor, candidate: changed, change }) => ({
      factor,
      gain: Math.round(pairScore(job, changed)) - score,
      change,
    }))
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
    .map(({ factor, gain, change }) => ({ factor, gain, text: changeText(wordingEn, change, gain), change }));

/** What of a profile repeats the post. */
function copiedParts(job: PreparedJob, candidate: PreparedCandidate): Compatibility['copied'] {
  const asked = job.listsSkills ? job.requirements.map(({ label }) => label) : [];
  return COPIED_PARTS.filter((part) =>
    part === 'bio' ? isBioCopied(job, candidate) : repeatsSkills(asked, candidate.skillNames),
  );
}

/** What lists tell of a score. */
type Head = Pick<Compatibility, 'score' | 'confidence' | 'headline' | 'headlineReason'>;

function headWith(
  job: PreparedJob,
  candidate: PreparedCandidate,
  { raw, numbers }: { raw: RawScores; numbers: PairNumbers },
  reader: Reader,
): Head {
  const confidence = confidenceOf(job, candidate);
  const headlineReason = headlineOf(job, candidate, numbers, confidence);
  return {
    score: Math.round(combinedScore(raw)),
    confidence,
    headline: headlineText(wordingEn, headlineReason, reader),
    headlineReason,
  };
}

/** The head of what `explainPair` gives, without what nobody reads in a list: no change is tried for it. */
export function headOfPair(job: PreparedJob, candidate: PreparedCandidate, reader: Reader = 'other'): Head {
  const raw = rawScores(job, candidate);
  return headWith(job, candidate, { raw, numbers: combine(raw) }, reader);
}

/** The score of a pair with everything that explains it, in the words for who reads it. */
export function explainPair(job: PreparedJob, candidate: PreparedCandidate, reader: Reader = 'other'): Compatibility {
  const raw = rawScores(job, candidate);
  const numbers = combine(raw);
  const lists = skillLists(job, candidate);
  return {
    ...headWith(job, candidate, { raw, numbers }, reader),
    factors: MATCH_FACTORS.map((factor, at) => {
      const score = numbers.scores[at] ?? 0;
      const reason = factorReason(factor, job, candidate, lists, score);
      const times = timesOf(job.base, at);
      return {
        factor,
        score,
        weight: numbers.weights[at] ?? 0,
        ...(times === 1 ? {} : { times }),
        summary: factorText(wordingEn, reason, reader),
        reason,
      };
    }),
    ...lists,
    improvements: improvements(job, candidate),
    copied: copiedParts(job, candidate),
  };
}
