/**
 * Prepares each side for comparison: computes all data that depends on one side alone. Results can be cached. Reads only the fields of MatchJob and
 * MatchCandidate, so it includes no personal data. Empty or unreadable values become null, an empty list or an empty text, never a default.
 */
import type { WorkType } from '#shared/vocabulary.ts';
import type { MatchCandidate, MatchJob, Shift } from '../matching.contract.ts';
import { conceptsIn, conceptWeight, readConcepts } from '../taxonomy/lexicon.ts';
import { findOccupations } from '../taxonomy/occupations.ts';
import { skillsIn } from '../taxonomy/prose-skills.ts';
import { isSoftSkill, isUnknownSkill, skillKey, skillLabel, statedSkills } from '../taxonomy/skills.ts';
import { spokenSkills } from '../taxonomy/spoken-languages.ts';
import { withoutNamesInTitle } from '../taxonomy/title-names.ts';
import { namesKnownWork, type PreparedTitle, prepareConcepts, prepareTitle } from '../taxonomy/titles.ts';
import { type Content, fnv1a, memoize, readContent, readProse } from '../text/text.ts';
import { multiplyBaseWeights } from './combination.ts';
import {
  REFERENCE_YEAR,
  readYears,
  reconcileYears,
  toWholeYears,
  type Years,
  yearsInPost,
  yearsInProfile,
  yearsInTitle,
} from './experience.ts';
import { historyText, type PastTitle, readPositions, type WorkHistory, workHistory } from './history.ts';
import { withoutIdentity } from './identity.ts';
import { readJobSchedule } from './job-hours.ts';
import { type Passage, prepareCandidateProse, prepareJobProse, shingleSketch } from './prose.ts';
import {
  type CreditTables,
  creditTables,
  type OfferedSkills,
  offeredSkills,
  type Requirement,
} from './skill-credits.ts';
import { readText, readTitleText, toCountryCode, toCountryCodes, toPositiveNumber } from './stated-values.ts';
import { readTimezone } from './timezones.ts';
import { readWorkType } from './work-type.ts';
import type { ZoneOffsets } from './zone-offsets.ts';

/** The fields whose text is unreadable. */
export interface Unread {
  readonly experience: boolean;
  readonly timezone: boolean;
  readonly availability: boolean;
}

export interface PreparedJob {
  readonly title: PreparedTitle | null;
  /** The title as written; '' if there is none or it was read from the text. */
  readonly titleText: string;
  /** Concepts of a title that was read from the text; empty for stated or missing titles. */
  readonly titleConcepts: readonly string[];
  readonly requirements: readonly Requirement[];
  /** Credits of offered skills for the requirements. */
  readonly credits: CreditTables;
  /** True if the job lists its skills; false if they were read from its text. */
  readonly listsSkills: boolean;
  readonly years: Years | null;
  readonly budget: number | null;
  /** The offsets of the job's zone. For a shift, the offsets at which a usual day has the same midpoint as the shift. */
  readonly timezone: ZoneOffsets | null;
  /** The shift in the text. */
  readonly shift: Shift | null;
  readonly workType: WorkType | null;
  /** Codes of the countries that the job is open to, sorted. Empty if it states none. */
  readonly countries: readonly string[];
  /** Hours per week. */
  readonly hours: number | null;
  readonly unread: Unread;
  /** Description and responsibilities, if they exist. */
  readonly texts: readonly Passage[];
  /** Base weights in the order of MATCH_FACTORS. */
  readonly base: readonly number[];
}

/** A past title ready to be compared; `title` is null if it has no meaning. */
export interface PreparedPastTitle extends PastTitle {
  readonly title: PreparedTitle | null;
}

export interface PreparedHistory extends WorkHistory {
  readonly pastTitles: readonly PreparedPastTitle[];
}

export interface PreparedCandidate {
  /** The stated title; null if it is empty or has only stop words. */
  readonly title: PreparedTitle | null;
  /** The title as written; '' if it contains no word. */
  readonly titleText: string;
  /** The title in the bio, which is read only if the stated title names no known work; otherwise null. */
  readonly bioTitle: PreparedTitle | null;
  /** The concepts of `bioTitle`; empty if it is null. */
  readonly titleConcepts: readonly string[];
  /** Canonical keys of the listed skills, and the skills as written. */
  readonly skills: readonly string[];
  readonly skillNames: readonly string[];
  /** Sorted hashes of the words of the listed skills. */
  readonly skillWords: Int32Array;
  /** Known skills within listed skills that are unknown as a whole (`Python for geologists`). */
  readonly implied: readonly string[];
  /** Skills that the title, the bio or recent work mentions. */
  readonly mentioned: readonly string[];
  /** Skills that older work mentions, without those in `mentioned`. */
  readonly mentionedBefore: readonly string[];
  /** The hashes of all skills above. */
  readonly offered: OfferedSkills;
  /** The years of all work. `yearsFor` returns the years that are relevant to a job post. */
  readonly years: Years | null;
  /** Past titles with their dates; null without positions. */
  readonly history: PreparedHistory | null;
  readonly rate: number | null;
  readonly timezone: ZoneOffsets | null;
  readonly workType: WorkType | null;
  /** The code of the candidate's country. */
  readonly country: string | null;
  readonly unread: Unread;
  /** True if the years come from the bio because none are stated. */
  readonly hasYearsFromBio: boolean;
  /** Null if the bio is empty. */
  readonly bio: Passage | null;
  /** One passage for each summary of a position. */
  readonly summaries: readonly Passage[];
}

const SOFT_WEIGHT = 0.4;
const UNKNOWN_WEIGHT = 0.8;
/** The maximum number of skills read from a text. The first ones are usually the main skills; texts with more also mention minor skills. */
const MAX_SKILLS_FROM_TEXT = 15;
const MAX_SEARCHED_CONCEPTS = 60;
const MAX_TITLE_CONCEPTS = 4;
const MIN_TITLE_STRENGTH = 0.95;

/** Returns the concepts of the first occupation that a text names explicitly, or none. */
function titleInText(text: string, content: Content): readonly string[] {
  const firstLine = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const headline = readConcepts(firstLine);
  if (headline.length <= MAX_TITLE_CONCEPTS + 2 && findOccupations(headline).length > 0) return headline;
  const concepts = conceptsIn(content).slice(0, MAX_SEARCHED_CONCEPTS);
  for (let index = 0; index < concepts.length; index++) {
    for (let length = MAX_TITLE_CONCEPTS; length > 0; length--) {
      const window = concepts.slice(index, index + length);
      if ((findOccupations(window)[0]?.strength ?? 0) >= MIN_TITLE_STRENGTH) return window;
    }
  }
  return [];
}

/** A side as stored. Excludes data that can be looked up in the word lists. */
export type CandidateFeatures = Omit<PreparedCandidate, 'title' | 'bioTitle' | 'offered' | 'history'> & {
  readonly history: WorkHistory | null;
};
export type JobFeatures = Omit<PreparedJob, 'title' | 'credits'>;

/** Returns the title of a job, stated or read from its text, or null if there is none. */
export const prepareJobTitle = ({
  titleText,
  titleConcepts,
}: Pick<JobFeatures, 'titleText' | 'titleConcepts'>): PreparedTitle | null =>
  titleConcepts.length > 0 ? prepareConcepts(titleConcepts) : prepareTitle(titleText);

/** Makes a history ready to be compared. */
const hydrateHistory = (history: WorkHistory): PreparedHistory => ({
  ...history,
  pastTitles: history.pastTitles.map((pastTitle) => ({ ...pastTitle, title: prepareTitle(pastTitle.text) })),
});

/** Makes a candidate ready to be compared. */
export const hydrateCandidate = (features: CandidateFeatures): PreparedCandidate => ({
  ...features,
  title: prepareTitle(features.titleText),
  bioTitle: prepareConcepts(features.titleConcepts),
  history: features.history === null ? null : hydrateHistory(features.history),
  offered: offeredSkills(features),
});

/** Makes a job ready to be compared. */
export const hydrateJob = (features: JobFeatures): PreparedJob => ({
  ...features,
  title: prepareJobTitle(features),
  credits: creditTables(features.requirements),
});

/** Returns the weight of a required skill. */
export function requirementWeight(key: string): number {
  const weight = isUnknownSkill(key) ? UNKNOWN_WEIGHT : 1;
  return isSoftSkill(key) ? SOFT_WEIGHT : weight;
}

/**
 * Cached, because jobs share skills and labels, and stored jobs are decoded often. `text` contains the length of the key, a space, the key and the
 * label.
 */
const readRequirement = memoize((text): Requirement => {
  const start = text.indexOf(' ') + 1;
  const end = start + Number(text.slice(0, start));
  const [key, label] = [text.slice(start, end), text.slice(end)];
  const concepts = [...new Set(readConcepts(label))];
  const weights = concepts.map(conceptWeight);
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return {
    key,
    label,
    weight: requirementWeight(key),
    hashes: Int32Array.from(concepts, fnv1a),
    hashShares: Float64Array.from(weights, (weight) => weight / total),
  };
});

/** Returns the requirement for a skill key, with the label in the job. */
export const toRequirement = (name: string, key: string): Requirement => readRequirement(`${key.length} ${key}${name}`);

function jobRequirements(
  job: MatchJob,
  title: Content,
  body: Content,
): { requirements: Requirement[]; listsSkills: boolean } {
  const requirements = new Map<string, Requirement>();
  for (const label of (job.requiredSkills ?? []).flatMap(statedSkills)) {
    const key = skillKey(label);
    if (key !== '' && !requirements.has(key)) requirements.set(key, toRequirement(label.trim(), key));
  }
  if (requirements.size > 0) return { requirements: [...requirements.values()], listsSkills: true };
  const mentioned = new Set([...skillsIn(title, 'title'), ...skillsIn(body)]);
  const skillKeys = [...mentioned].filter((key) => !isSoftSkill(key)).slice(0, MAX_SKILLS_FROM_TEXT);
  return { requirements: skillKeys.map((key) => toRequirement(skillLabel(key), key)), listsSkills: false };
}

function requiredYears(job: MatchJob, text: string): Years | null {
  const postYears = readYears(job.experience);
  if (postYears === null) return yearsInPost(text) ?? yearsInTitle(job.title);
  return postYears.min === postYears.max ? { min: postYears.min, max: Infinity } : postYears;
}

/** Returns true for each field whose text is not empty but unreadable. */
function unreadFields(
  { experience, timezone }: Pick<MatchCandidate, 'experience' | 'timezone'>,
  availability: string | null | undefined,
): Unread {
  return {
    experience: readText(experience) !== '' && readYears(experience) === null,
    timezone: readText(timezone) !== '' && readTimezone(readText(timezone)) === null,
    availability: readText(availability) !== '' && readWorkType(availability) === null,
  };
}

/** Reads a job once, for `scorePair` and `explainPair`. The result can be cached while the job is unchanged. */
export function prepareJob(job: MatchJob): PreparedJob {
  const title = readTitleText(job.title);
  const parts = [job.description, job.responsibilities]
    .map((part) => readProse(readText(part)).text)
    .filter((part) => part !== '');
  const body = parts.join('\n');
  const titleContent = readContent(withoutNamesInTitle(title));
  const content = readContent(withoutIdentity(body));
  const { requirements, listsSkills } = jobRequirements(job, titleContent, content);
  const titleConcepts = body === '' || prepareTitle(title) !== null ? [] : titleInText(body, content);
  // Words of title and skills count in other factors.
  const otherFactorConcepts = new Set([
    ...conceptsIn(titleContent),
    ...titleConcepts,
    ...requirements.flatMap(({ label }) => readConcepts(label)),
  ]);
  return hydrateJob({
    titleText: title,
    titleConcepts,
    requirements,
    listsSkills,
    years: requiredYears(job, body),
    budget: toPositiveNumber(job.hourlyBudget),
    ...readJobSchedule(job),
    workType: readWorkType(job.jobType),
    countries: toCountryCodes(job.countries),
    hours: toPositiveNumber(job.hoursPerWeek),
    unread: unreadFields(job, job.jobType),
    texts: parts.map((part): Passage => {
      const partContent = readContent(withoutIdentity(part));
      return { prose: prepareJobProse(partContent, otherFactorConcepts), shingles: shingleSketch(partContent) };
    }),
    base: multiplyBaseWeights(job.factorWeights),
  });
}

const skillsInTitle = memoize((text: string) => [...skillsIn(readContent(withoutNamesInTitle(text)), 'title')]);
const skillsInSkill = memoize((text: string) => [...skillsIn(readContent(text), 'skill')]);
/** Returns the hashes of the words of a skill. */
export const skillHashes = memoize((skill: string) => readConcepts(skill).map(fnv1a));

/** Returns the distinct listed skills in canonical form, with their words. */
function prepareSkills(
  skills: readonly string[],
): Pick<PreparedCandidate, 'skills' | 'skillNames' | 'skillWords' | 'implied'> {
  const nameByKey = new Map<string, string>();
  const hashes = new Set<number>();
  const implied = new Set<string>();
  for (const skill of skills.flatMap(statedSkills)) {
    const key = skillKey(skill);
    if (key === '' || nameByKey.has(key)) continue;
    nameByKey.set(key, skill.trim());
    for (const hash of skillHashes(skill)) hashes.add(hash);
    if (isUnknownSkill(key)) for (const part of skillsInSkill(skill)) implied.add(part);
  }
  return {
    skills: [...nameByKey.keys()],
    skillNames: [...nameByKey.values()],
    skillWords: Int32Array.from(hashes).toSorted(),
    implied: [...implied],
  };
}

/** Returns the candidate with one more listed skill. */
export function withSkill(candidate: PreparedCandidate, skill: string): PreparedCandidate {
  return hydrateCandidate({ ...candidate, ...prepareSkills([...candidate.skillNames, skill]) });
}

/** Reads the positions of a profile, and combines them with the years that the rest of the profile states. */
function prepareHistory({ positions, referenceYear }: MatchCandidate, statedYears: Years | null) {
  const readHistory = readPositions(positions, referenceYear ?? REFERENCE_YEAR);
  const history = workHistory(readHistory, statedYears);
  const years =
    history === null || history.months === 0 ? statedYears : reconcileYears(statedYears, toWholeYears(history.months));
  return { history, years, ...historyText(readHistory) };
}

/** Returns true if a title names known work. Otherwise the bio is also searched for a title. */
const isKnownTitle = (text: string): boolean => {
  const title = prepareTitle(text);
  return title !== null && namesKnownWork(title);
};

/** Reads a candidate once. The result can be cached while the profile is unchanged. */
export function prepareCandidate(candidate: MatchCandidate): PreparedCandidate {
  const title = readTitleText(candidate.jobTitle);
  const content = readProse(withoutIdentity(readText(candidate.bio)));
  const bio = content.text;
  const own = {
    titleText: title,
    ...prepareSkills([...(candidate.skills ?? []), ...spokenSkills(candidate)]),
    rate: toPositiveNumber(candidate.hourlyRate),
    timezone: readTimezone(readText(candidate.timezone)),
    workType: readWorkType(candidate.availability),
    country: toCountryCode(candidate.country),
    unread: unreadFields(candidate, candidate.availability),
  };
  const ownYears = readYears(candidate.experience);
  const statedYears = ownYears ?? yearsInProfile(bio, candidate.referenceYear ?? REFERENCE_YEAR);
  const { history, years, contents, used, usedBefore } = prepareHistory(candidate, statedYears);
  const mentioned = new Set([...skillsInTitle(title), ...skillsIn(content), ...used]);
  const toPassage = (text: Content): Passage => ({ prose: prepareCandidateProse(text), shingles: shingleSketch(text) });
  return hydrateCandidate({
    ...own,
    titleConcepts: isKnownTitle(title) ? [] : titleInText(bio, content),
    mentioned: [...mentioned],
    mentionedBefore: usedBefore.filter((skill) => !mentioned.has(skill)),
    years,
    hasYearsFromBio: ownYears === null && statedYears !== null,
    history,
    bio: bio === '' ? null : toPassage(content),
    summaries: contents.map(toPassage),
  });
}

/** The number of words at which a job post's text has its full weight. */
export const FULL_POST = 40;

/** The candidate's data for a comparison. Skills are included only as hashes. */
export type ComparedCandidate = Omit<
  PreparedCandidate,
  | 'skills'
  | 'skillNames'
  | 'implied'
  | 'mentioned'
  | 'mentionedBefore'
  | 'titleText'
  | 'titleConcepts'
  | 'unread'
  | 'hasYearsFromBio'
>;
/** The job's data for a comparison. */
export type ComparedJob = Omit<PreparedJob, 'listsSkills' | 'titleConcepts' | 'shift' | 'unread'>;
/** The job's data for a comparison with a known share of the required skills. */
export type JobWithoutCredits = Omit<ComparedJob, 'credits'>;

/** The number of required skills that fully explains the title of a job post. */
const EXPLAINING_SKILLS = 3;

/** Returns how fully (0-1) a job post explains its title with required skills. */
export const explainedShare = ({ requirements }: Pick<ComparedJob, 'requirements'>): number =>
  Math.min(1, requirements.length / EXPLAINING_SKILLS);

/** Returns true if the stated title or a past title names work. Ignores the stated title if a title from the bio replaced it. */
export const namesWork = ({ title, bioTitle, history }: PreparedCandidate): boolean =>
  (title !== null && bioTitle === null) || (history?.pastTitles.some((pastTitle) => pastTitle.title !== null) ?? false);

export const countWords = (texts: readonly Passage[]): number =>
  texts.reduce((sum, { prose }) => sum + prose.length, 0);
export const offeredTexts = ({ bio, summaries }: Pick<PreparedCandidate, 'bio' | 'summaries'>): readonly Passage[] =>
  bio === null ? summaries : [bio, ...summaries];
