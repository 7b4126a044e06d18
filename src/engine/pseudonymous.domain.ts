/**
 * Copies the fields of a row that the engine reads, with or without personal data. Personal data means names, email and web addresses, phone numbers,
 * and anything else that the engine removes from profiles. Receipts store the copies, because receipts outlive the rows. Fields keep their shape;
 * placeholders replace removed words.
 */
import { LIMITS } from '#shared/limits.ts';
import type { MatchCandidate, MatchJob } from './matching.contract.ts';
import { withoutIdentity } from './scoring/identity.ts';
import { toVisibleText, withoutAccents } from './text/text.ts';

const PLACEHOLDER = 'Xxxx';

const MAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s|,;]{1,500}|(?<![\p{L}\p{N}@])[\w-]{1,40}(?:\.[\w-]{1,40}){0,3}\.(?:com|org|net|io|me|co|dev|br|mx|ar|cl|pe)\/[^\s|,;]{1,200}/giu;
const PHONE = /\+?\d[\d ().-]{7,20}\d/g;
/** More digits than two adjacent years (eight). */
const PHONE_DIGITS = 9;
const WORD = /[\p{L}\p{M}]+/gu;
/** Parts of names that are also ordinary words. */
const NAME_PARTICLES: ReadonlySet<string> = new Set(
  'de del da do dos das la las los el y e van von di du le san santa'.split(' '),
);

/** Returns the folded words of names, without those that are also ordinary words. */
const distinctiveWords = (names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names
      .flatMap((name) => (name.match(WORD) ?? []).map(withoutAccents))
      .filter((word) => word.length > 1 && !NAME_PARTICLES.has(word)),
  );

/** Removes these names, and all addresses and phone numbers. */
const redact = (text: string, names: ReadonlySet<string>): string =>
  text
    .replace(MAIL, PLACEHOLDER)
    .replace(ADDRESS, PLACEHOLDER)
    .replace(PHONE, (digits) => (digits.replaceAll(/\D/g, '').length < PHONE_DIGITS ? digits : PLACEHOLDER))
    .replace(WORD, (word) => (names.has(withoutAccents(word)) ? PLACEHOLDER : word));

type Text = string | null | undefined;

/** Returns the fields of a job's row that the engine reads, in fixed order, without empty fields. */
export const toMatchJob = ({
  title,
  description,
  responsibilities,
  requiredSkills,
  experience,
  hourlyBudget,
  timezone,
  jobType,
  countries,
  hoursPerWeek,
  factorWeights,
}: MatchJob): MatchJob =>
  withoutEmptyFields({
    title,
    description,
    responsibilities,
    requiredSkills,
    experience,
    hourlyBudget,
    timezone,
    jobType,
    countries,
    hoursPerWeek,
    factorWeights: Object.keys(factorWeights ?? {}).length === 0 ? undefined : factorWeights,
  } satisfies {
    [Field in keyof Required<MatchJob>]: MatchJob[Field];
  });

/** Returns the fields of a candidate's row that the engine reads, in fixed order. Of positions, includes only the title, months and summary. */
export const toMatchCandidate = ({
  jobTitle,
  bio,
  skills,
  experience,
  hourlyRate,
  timezone,
  availability,
  country,
  englishLevel,
  languages,
  positions,
  referenceYear,
}: MatchCandidate): MatchCandidate => {
  const pastPositions = positions?.map(({ title, start, end, summary }) =>
    withoutEmptyFields({ title, start, end, summary }),
  );
  return withoutEmptyFields({
    jobTitle,
    bio,
    skills,
    experience,
    hourlyRate,
    timezone,
    availability,
    country,
    englishLevel,
    languages,
    positions: pastPositions,
    referenceYear,
  } satisfies {
    [Field in keyof Required<MatchCandidate>]: MatchCandidate[Field];
  });
};

const isStated = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

const withoutEmptyFields = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => isStated(value))) as Fields;

/** Returns a job without these people's names, and without addresses and phone numbers. */
export function pseudonymousJob(job: MatchJob, names: readonly string[]): MatchJob {
  const nameWords = distinctiveWords(names);
  const redactText = (value: Text): Text => value && redact(value, nameWords);
  const { title, description, responsibilities, requiredSkills, experience, timezone } = job;
  return withoutEmptyFields({
    ...job,
    title: redactText(title),
    description: redactText(description),
    responsibilities: redactText(responsibilities),
    requiredSkills: requiredSkills?.map((skill) => redact(skill, nameWords)),
    experience: redactText(experience),
    timezone: redactText(timezone),
  });
}

/** Returns a candidate without these names, addresses and phone numbers. Reduces bio and summaries to the content that the engine reads. */
export function pseudonymousCandidate(candidate: MatchCandidate, names: readonly string[]): MatchCandidate {
  const nameWords = distinctiveWords(names);
  const redactText = (value: Text): Text => value && redact(value, nameWords);
  const redactProse = (value: Text): Text =>
    value && redact(withoutIdentity(toVisibleText(value.slice(0, LIMITS.readText)).trim()), nameWords);
  const { jobTitle, bio, skills, timezone, positions } = candidate;
  return withoutEmptyFields({
    ...candidate,
    jobTitle: redactText(jobTitle),
    bio: redactProse(bio),
    skills: skills?.map((skill) => redact(skill, nameWords)),
    timezone: redactText(timezone),
    positions: positions?.map((position) =>
      withoutEmptyFields({ ...position, title: redactText(position.title), summary: redactProse(position.summary) }),
    ),
  });
}
