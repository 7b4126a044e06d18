/**
 * The two sides made ready to be compared: everything that depends on one side alone is read here, once, and may be
 * cached. Reads only the fields of MatchJob and MatchCandidate, so nothing of who somebody is can get in.
 * Invariant: what is empty or cannot be read is null, an empty list or an empty text, never a default.
 */
import { readWorkType, type WorkType } from './availability.ts';
import { remembering } from './bounded-cache.ts';
import { REFERENCE_YEAR, readYears, type Years, yearsInPost, yearsInProfile, yearsOfRank } from './experience.ts';
import { withoutIdentity } from './identity.ts';
import { conceptsIn, conceptsOf, conceptWeight } from './lexicon.ts';
import type { MatchCandidate, MatchJob } from './matching.contract.ts';
import { type Meaning, readMeaning } from './meaning.ts';
import { occupationsOf } from './occupations.ts';
import { type Prose, prepareDemand, prepareOffer } from './prose.ts';
import { creditsFor, isSoftSkill, isUnknownSkill, skillKey, skillLabel, skillsIn } from './skills.ts';
import { type Content, contentOf, hashToken, joinContent } from './text.ts';
import { readTimezone, type ZoneOffsets } from './timezones.ts';
import { type PreparedTitle, prepareConcepts, prepareTitle } from './titles.ts';

/** One skill a job asks for. */
export interface Requirement {
  readonly key: string;
  /** As the job wrote it. */
  readonly label: string;
  readonly weight: number;
  readonly hashes: readonly number[];
  readonly hashWeights: readonly number[];
}

export interface PreparedJob {
  readonly title: PreparedTitle | null;
  /** As written; '' where the title was read out of the text, or there is none. */
  readonly titleText: string;
  readonly requirements: readonly Requirement[];
  /** Offered skill → what it is worth for which requirement: [requirement, credit, requirement, credit, …]. */
  readonly credits: ReadonlyMap<string, readonly number[]>;
  /** True when the job lists its skills; false when they were read out of its text. */
  readonly listsSkills: boolean;
  readonly years: Years | null;
  readonly budget: number | null;
  readonly timezone: ZoneOffsets | null;
  readonly workType: WorkType | null;
  readonly prose: Prose | null;
  readonly meaning: Meaning | null;
}

export interface PreparedCandidate {
  readonly title: PreparedTitle | null;
  /** As written; '' where the title was read out of the text, or there is none. */
  readonly titleText: string;
  /** Canonical keys of the listed skills, and the skills as written. */
  readonly skills: readonly string[];
  readonly skillNames: readonly string[];
  /** Sorted hashes of the words of the listed skills. */
  readonly skillWords: Int32Array;
  /** Known skills inside listed ones that are not known as a whole (`Python for geologists`). */
  readonly implied: readonly string[];
  /** Skills that only the title or the bio mentions. */
  readonly mentioned: readonly string[];
  readonly years: Years | null;
  readonly rate: number | null;
  readonly timezone: ZoneOffsets | null;
  readonly workType: WorkType | null;
  readonly prose: Prose | null;
  readonly meaning: Meaning | null;
}

const SOFT_WEIGHT = 0.4;
const UNKNOWN_WEIGHT = 0.8;
/** A text that names more skills than this is a list of everything; the first ones are what it is about. */
const MOST_SKILLS_FROM_TEXT = 15;
const HEADLINE_CONCEPTS = 60;
const LONGEST_TITLE = 4;
const CERTAIN_TITLE = 0.95;

const filled = (text: string | null | undefined): string => (text ?? '').trim();
const amount = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

/** The first occupation that running text names outright, as a title; null when it names none. */
function titleInText(text: string, content: Content): PreparedTitle | null {
  const firstLine = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const headline = conceptsOf(firstLine);
  if (headline.length <= LONGEST_TITLE + 2 && occupationsOf(headline).length > 0) return prepareConcepts(headline);
  const concepts = conceptsIn(content).slice(0, HEADLINE_CONCEPTS);
  for (let at = 0; at < concepts.length; at++) {
    for (let length = LONGEST_TITLE; length > 0; length--) {
      const window = concepts.slice(at, at + length);
      if ((occupationsOf(window)[0]?.strength ?? 0) >= CERTAIN_TITLE) return prepareConcepts(window);
    }
  }
  return null;
}

/** What a required skill counts for beside others. */
export function requirementWeight(key: string): number {
  const known = isUnknownSkill(key) ? UNKNOWN_WEIGHT : 1;
  return isSoftSkill(key) ? SOFT_WEIGHT : known;
}

function requirement(label: string, key: string): Requirement {
  const concepts = [...new Set(conceptsOf(label))];
  return {
    key,
    label,
    weight: requirementWeight(key),
    hashes: concepts.map(hashToken),
    hashWeights: concepts.map(conceptWeight),
  };
}

function requirementsOf(job: MatchJob, content: Content): { requirements: Requirement[]; listsSkills: boolean } {
  const listed = new Map<string, Requirement>();
  for (const label of job.requiredSkills ?? []) {
    const key = skillKey(label);
    if (key !== '' && !listed.has(key)) listed.set(key, requirement(label.trim(), key));
  }
  if (listed.size > 0) return { requirements: [...listed.values()], listsSkills: true };
  const read = [...skillsIn(content)].filter((key) => !isSoftSkill(key)).slice(0, MOST_SKILLS_FROM_TEXT);
  return { requirements: read.map((key) => requirement(skillLabel(key), key)), listsSkills: false };
}

function creditTable(requirements: readonly Requirement[]): Map<string, number[]> {
  const table = new Map<string, number[]>();
  const add = (offered: string, index: number, credit: number): void => {
    const row = table.get(offered) ?? [];
    row.push(index, credit);
    table.set(offered, row);
  };
  requirements.forEach(({ key }, index) => {
    add(key, index, 1);
    for (const [offered, credit] of creditsFor(key) ?? []) add(offered, index, credit);
  });
  return table;
}

function yearsAsked(job: MatchJob, text: string): Years | null {
  const stated = readYears(job.experience);
  if (stated === null) return yearsInPost(text) ?? yearsOfRank(job.title);
  return stated.min === stated.max ? { min: stated.min, max: Infinity } : stated;
}

/** Reads a job once; the result fits `scorePair` and `explainPair` and may be cached as long as the job is unchanged. */
export function prepareJob(job: MatchJob): PreparedJob {
  const title = filled(job.title);
  const body = [filled(job.description), filled(job.responsibilities)].filter((part) => part !== '').join('\n');
  const titleContent = contentOf(title);
  const content = contentOf(withoutIdentity(body));
  const { requirements, listsSkills } = requirementsOf(job, body === '' ? content : joinContent(titleContent, content));
  const demand: [Content, number][] = [
    [content, 1],
    [titleContent, 2],
  ];
  for (const { label } of listsSkills ? requirements : []) demand.push([contentOf(label), 1]);
  return {
    title: prepareTitle(title) ?? (body === '' ? null : titleInText(body, content)),
    titleText: title,
    requirements,
    credits: creditTable(requirements),
    listsSkills,
    years: yearsAsked(job, body),
    budget: amount(job.hourlyBudget),
    timezone: readTimezone(filled(job.timezone)),
    workType: readWorkType(job.jobType),
    prose: body === '' ? null : prepareDemand(demand),
    meaning: readMeaning(job.meaning, title),
  };
}

const skillsInShort = remembering((text: string) => [...skillsIn(contentOf(text))]);
const skillHashes = remembering((skill: string) => conceptsOf(skill).map(hashToken));

/** The listed skills in canonical form, each once, with the words they are made of. */
export function prepareSkills(
  skills: readonly string[],
): Pick<PreparedCandidate, 'skills' | 'skillNames' | 'skillWords' | 'implied'> {
  const named = new Map<string, string>();
  const hashes = new Set<number>();
  const implied = new Set<string>();
  for (const skill of skills) {
    const key = skillKey(skill);
    if (key === '' || named.has(key)) continue;
    named.set(key, skill.trim());
    for (const hash of skillHashes(skill)) hashes.add(hash);
    if (isUnknownSkill(key)) for (const part of skillsInShort(skill)) implied.add(part);
  }
  return {
    skills: [...named.keys()],
    skillNames: [...named.values()],
    skillWords: Int32Array.from(hashes).toSorted(),
    implied: [...implied],
  };
}

/** Reads a candidate once; the result may be cached as long as the profile is unchanged. */
export function prepareCandidate(candidate: MatchCandidate): PreparedCandidate {
  const title = filled(candidate.jobTitle);
  const bio = withoutIdentity(filled(candidate.bio));
  const own = {
    titleText: title,
    ...prepareSkills(candidate.skills ?? []),
    rate: amount(candidate.hourlyRate),
    timezone: readTimezone(filled(candidate.timezone)),
    workType: readWorkType(candidate.availability),
    meaning: readMeaning(candidate.meaning, title),
  };
  const stated = readYears(candidate.experience);
  if (bio === '') {
    return { ...own, title: prepareTitle(title), mentioned: skillsInShort(title), years: stated, prose: null };
  }
  const titleContent = contentOf(title);
  const content = contentOf(bio);
  return {
    ...own,
    title: prepareTitle(title) ?? titleInText(bio, content),
    mentioned: [...skillsIn(joinContent(titleContent, content))],
    years: stated ?? yearsInProfile(bio, candidate.referenceYear ?? REFERENCE_YEAR),
    prose: prepareOffer([
      [content, 1],
      [titleContent, 2],
    ]),
  };
}
