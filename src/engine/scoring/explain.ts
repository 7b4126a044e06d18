/**
 * Explains a score with facts and English sentences: what matched, what is missing, and which changes would raise it. Uses only the numbers from
 * factors.ts. Every improvement is tried on the pair, so its gain is exact.
 */
import { EXPERIENCE_LEVELS } from '#shared/vocabulary.ts';
import {
  type Change,
  COPIED_PARTS,
  type Compatibility,
  type FactorReason,
  MATCH_FACTORS,
  type MatchFactor,
  type WorkField,
} from '../matching.contract.ts';
import { skillCredit, skillLabel } from '../taxonomy/skills.ts';
import { prepareTitle, sharedField } from '../taxonomy/titles.ts';
import { readContent } from '../text/text.ts';
import { scoreBand } from './band.ts';
import { combine, combinedScore, factorMultiplier, type PairNumbers, type RawScores } from './combination.ts';
import { readYears } from './experience.ts';
import { isTextCopied, pairScore, rawScores } from './factors.ts';
import {
  buildHeadline,
  experiencePosition,
  MOST_COVERED,
  PARTLY_COVERED,
  practicalFacts,
  scoreConfidence,
  statedTitle,
  statesHours,
  titlePosition,
  titleStep,
} from './headline.ts';
import {
  countWords,
  namesWork,
  offeredTexts,
  type PreparedCandidate,
  type PreparedJob,
  skillHashes,
  type Unread,
  withSkill,
} from './prepare.ts';
import { repeatsSkills } from './prose.ts';
import { MIN_WORD_SHARE, type Requirement } from './skill-credits.ts';
import { wordingEn } from './wording.en.ts';
import { changeText, factorText, headlineText, type Reader } from './wording.ts';

const MIN_RELATED_CREDIT = 0.25;
const MAX_IMPROVEMENTS = 3;

interface SkillLists {
  matchedSkills: string[];
  relatedSkills: { required: string; offered: string }[];
  missingSkills: string[];
}

/** Returns the offered skill with the highest credit for a required skill, or null if no credit is high enough. */
function nearestSkill(required: string, profileSkills: readonly string[]): string | null {
  let best = 0;
  let nearest: string | null = null;
  for (const key of profileSkills) {
    const credit = skillCredit(required, key);
    if (credit > best) [best, nearest] = [credit, key];
  }
  return best >= MIN_RELATED_CREDIT ? nearest : null;
}

/**
 * Returns the listed skill, as written, with most words of a required skill. Returns null if the words of all listed skills together earn no credit for
 * the required skill.
 */
function skillWithSharedWords({ hashes, hashShares }: Requirement, candidate: PreparedCandidate): string | null {
  const sharedBy = (words: readonly number[] | Int32Array): number =>
    hashes.reduce((share, hash, index) => (words.includes(hash) ? share + (hashShares[index] ?? 0) : share), 0);
  if (sharedBy(candidate.skillWords) < MIN_WORD_SHARE) return null;
  const [best] = candidate.skillNames
    .map((name) => ({ name, share: sharedBy(skillHashes(name)) }))
    .toSorted((first, second) => second.share - first.share);
  return best?.name ?? null;
}

function skillLists(job: PreparedJob, candidate: PreparedCandidate): SkillLists {
  const lists: SkillLists = { matchedSkills: [], relatedSkills: [], missingSkills: [] };
  const { skills, skillNames, implied, mentioned, mentionedBefore } = candidate;
  const profileSkills = [...skills, ...implied, ...mentioned, ...mentionedBefore];
  for (const requirement of job.requirements) {
    const { key, label } = requirement;
    const nearest = profileSkills.includes(key) ? key : nearestSkill(key, profileSkills);
    // Uses the candidate's spelling of the skill.
    const offered =
      nearest === null
        ? skillWithSharedWords(requirement, candidate)
        : (skillNames[skills.indexOf(nearest)] ?? skillLabel(nearest));
    if (nearest === key) lists.matchedSkills.push(label);
    else if (offered === null) lists.missingSkills.push(label);
    else lists.relatedSkills.push({ required: label, offered });
  }
  return lists;
}

function toCoverageStep(coverage: number): 'most' | 'part' | 'little' {
  if (coverage >= MOST_COVERED) return 'most';
  return coverage >= PARTLY_COVERED ? 'part' : 'little';
}

/** Texts with at least this number of words in total are expected to name skills. */
const MIN_TEXT_WORDS = 10;

type Side = PreparedJob | PreparedCandidate;

/** For each factor, a function that returns true if a side states anything about it. */
const IS_STATED: Readonly<Record<MatchFactor, (side: Side) => boolean>> = {
  skills: (side) =>
    'requirements' in side
      ? side.requirements.length > 0
      : side.skills.length + side.mentioned.length + side.mentionedBefore.length > 0 ||
        countWords(offeredTexts(side)) >= MIN_TEXT_WORDS,
  title: (side) => side.title !== null || ('history' in side && (side.bioTitle !== null || namesWork(side))),
  experience: (side) => side.years !== null,
  rate: (side) => ('budget' in side ? side.budget : side.rate) !== null,
  timezone: (side) => side.timezone !== null,
  availability: (side) => side.workType !== null,
  country: (side) => ('countries' in side ? side.countries.length > 0 : side.country !== null),
  hours: (side) => ('hours' in side ? side.hours !== null : statesHours(side)),
  text: (side) => ('texts' in side ? side.texts : offeredTexts(side)).length > 0,
};

const emptyToNull = (text: string): string | null => (text === '' ? null : text);

const isUnread = (factor: MatchFactor, { unread }: Side): boolean => factor in unread && unread[factor as keyof Unread];

/** Returns the reason for a factor that has weight 0 or fails because a side states nothing comparable. */
function missingReason(
  factor: MatchFactor,
  job: PreparedJob,
  candidate: PreparedCandidate,
  states: { company: boolean; candidate: boolean },
): FactorReason {
  if (!states.company && isUnread(factor, job)) return { kind: 'unread', by: 'company' };
  const isCandidateUnread = !states.candidate && isUnread(factor, candidate);
  if (!states.company) return { kind: 'unstated', by: states.candidate || isCandidateUnread ? 'company' : 'both' };
  return { kind: isCandidateUnread ? 'unread' : 'unstated', by: 'candidate' };
}

/** Returns the field of work that explains why titles without a common word are similar, or null if there is none. */
function fieldInCommon(job: PreparedJob, titleText: string | null): WorkField | null {
  const title = prepareTitle(titleText);
  if (job.title === null || job.titleText === '' || title === null || titleText === null) return null;
  const stems = new Set(readContent(job.titleText).stems);
  return readContent(titleText).stems.some((stem) => stems.has(stem)) ? null : sharedField(job.title, title);
}

function titleReason(job: PreparedJob, candidate: PreparedCandidate): FactorReason {
  const step = titleStep(job, candidate);
  // An old position explains nothing if it scored only slightly more than current work of a different kind.
  const explainsScore = step !== 'different' || candidate.title === null;
  const position = explainsScore ? titlePosition(job, candidate) : null;
  const bestTitle = position?.title ?? statedTitle(job, candidate);
  const field = step === 'same' || step === 'close' ? fieldInCommon(job, bestTitle) : null;
  return {
    kind: 'title',
    step,
    offered: bestTitle,
    asked: emptyToNull(job.titleText),
    ...(position && { position }),
    ...(field && { field }),
  };
}

/** Returns the reason for a factor's score. */
function factorReason(
  factor: MatchFactor,
  job: PreparedJob,
  candidate: PreparedCandidate,
  lists: SkillLists,
  covered: number,
): FactorReason {
  const states = { company: IS_STATED[factor](job), candidate: IS_STATED[factor](candidate) };
  if (!states.company || !states.candidate) return missingReason(factor, job, candidate, states);
  if (factor === 'skills') {
    return {
      kind: 'skills',
      matched: lists.matchedSkills.length,
      related: lists.relatedSkills.length,
      asked: job.requirements.length,
      areListed: job.listsSkills,
    };
  }
  if (factor === 'title') return titleReason(job, candidate);
  if (factor === 'text') return { kind: 'text', covered: toCoverageStep(covered) };
  // Both sides state the factor, so the fact exists.
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

function practicalTrials(job: PreparedJob, candidate: PreparedCandidate): Trial[] {
  const { timezone, years, budget, workType, countries } = job;
  const unreadMark = (factor: keyof Unread) => (candidate.unread[factor] ? ({ isUnread: true } as const) : {});
  const trials: Trial[] = [];
  const add = (factor: MatchFactor, changed: Partial<PreparedCandidate>, change: Change): void =>
    void trials.push({ factor, candidate: { ...candidate, ...changed }, change });
  if (timezone !== null && candidate.timezone === null) {
    add('timezone', { timezone }, { kind: 'state-timezone', ...unreadMark('timezone') });
  }
  if (years !== null && candidate.years === null) {
    for (const range of EXPERIENCE_LEVELS)
      add('experience', { years: readYears(range) }, { kind: 'state-experience', ...unreadMark('experience') });
  }
  if (budget !== null && candidate.rate === null) add('rate', { rate: budget }, { kind: 'state-rate' });
  if (budget !== null && candidate.rate !== null && candidate.rate > budget) {
    add('rate', { rate: budget }, { kind: 'lower-rate', rate: budget });
  }
  if (workType !== null && candidate.workType !== workType) {
    const isStated = candidate.workType !== null;
    add(
      'availability',
      { workType },
      isStated ? { kind: 'offer-work-type', workType } : { kind: 'state-availability', ...unreadMark('availability') },
    );
  }
  const [country] = countries;
  if (country !== undefined && candidate.country === null) add('country', { country }, { kind: 'state-country' });
  return trials;
}

/** A tried change with its gain in points. */
export interface EvaluatedChange {
  factor: MatchFactor;
  gain: number;
  change: Change;
}

/** Returns all changes that raise the score, largest gain first, at most one for each factor except skills. */
export function evaluateChanges(job: PreparedJob, candidate: PreparedCandidate): EvaluatedChange[] {
  const score = Math.round(pairScore(job, candidate));
  const trials = [...skillTrials(job, candidate), ...practicalTrials(job, candidate)];
  const gains = trials
    .map(({ factor, candidate: changed, change }) => ({
      factor,
      gain: Math.round(pairScore(job, changed)) - score,
      change,
    }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  const factors = new Set<MatchFactor>();
  return gains.filter(({ factor }) => {
    if (factor === 'skills') return true;
    if (factors.has(factor)) return false;
    factors.add(factor);
    return true;
  });
}

/** Returns the changes that raise the score the most. */
const findImprovements = (job: PreparedJob, candidate: PreparedCandidate): Compatibility['improvements'] =>
  evaluateChanges(job, candidate)
    .slice(0, MAX_IMPROVEMENTS)
    .map(({ factor, gain, change }) => ({ factor, gain, text: changeText(wordingEn, change, gain), change }));

/** Returns the parts of a profile that repeat the job post. */
function copiedParts(job: PreparedJob, candidate: PreparedCandidate): Compatibility['copied'] {
  const requiredSkills = job.listsSkills ? job.requirements.map(({ label }) => label) : [];
  return COPIED_PARTS.filter((part) =>
    part === 'bio'
      ? offeredTexts(candidate).some((passage) => isTextCopied(job, passage))
      : repeatsSkills(requiredSkills, candidate.skillNames),
  );
}

/** The part of a score shown in lists. */
type Head = Pick<Compatibility, 'score' | 'band' | 'confidence' | 'headline' | 'headlineReason'>;

function buildHead(
  job: PreparedJob,
  candidate: PreparedCandidate,
  { raw, numbers }: { raw: RawScores; numbers: PairNumbers },
  reader: Reader,
): Head {
  const confidence = scoreConfidence(job, candidate);
  const headlineReason = buildHeadline(job, candidate, numbers, confidence);
  const score = Math.round(combinedScore(raw));
  return {
    score,
    band: scoreBand(score, numbers),
    confidence,
    headline: headlineText(wordingEn, headlineReason, reader),
    headlineReason,
  };
}

/** Returns the head of `explainPair`, without trying any changes. */
export function summarizePair(job: PreparedJob, candidate: PreparedCandidate, reader: Reader = 'other'): Head {
  const raw = rawScores(job, candidate);
  return buildHead(job, candidate, { raw, numbers: combine(raw) }, reader);
}

/** Returns the score of a pair with its factor numbers, without an explanation. */
export function scorePairFactors(
  job: PreparedJob,
  candidate: PreparedCandidate,
): { score: number; factors: { score: number; weight: number }[] } {
  const raw = rawScores(job, candidate);
  const { scores, weights } = combine(raw);
  const factors = MATCH_FACTORS.map((_, index) => ({ score: scores[index] ?? 0, weight: weights[index] ?? 0 }));
  return { score: Math.round(combinedScore(raw)), factors };
}

/** Returns the score of a pair with its complete explanation, worded for the reader. */
export function explainPair(job: PreparedJob, candidate: PreparedCandidate, reader: Reader = 'other'): Compatibility {
  const raw = rawScores(job, candidate);
  const numbers = combine(raw);
  const lists = skillLists(job, candidate);
  return {
    ...buildHead(job, candidate, { raw, numbers }, reader),
    factors: MATCH_FACTORS.map((factor, index) => {
      const score = numbers.scores[index] ?? 0;
      const reason = factorReason(factor, job, candidate, lists, numbers.covered);
      const times = factorMultiplier(job.base, index);
      return {
        factor,
        score,
        weight: numbers.weights[index] ?? 0,
        ...(times === 1 ? {} : { times }),
        summary: factorText(wordingEn, reason, reader),
        reason,
      };
    }),
    ...lists,
    improvements: findImprovements(job, candidate),
    copied: copiedParts(job, candidate),
  };
}
