/**
 * Reads a pasted job ad in English, Spanish or Portuguese. Proposes values for the fields of a job, each with the line it was read from. Pure. Runs
 * in linear time. Unclear fields stay empty, because a wrong value does more harm than a missing one.
 */
import { LIMITS } from '#shared/limits.ts';
import type { JobAd } from '../job-ad.contract.ts';
import { findAdLastDay, findAdStartDate } from './ad-dates.domain.ts';
import { type AdValue, findAdExperience, findAdJobType, findAdTimezone, findAdWeeklyHours } from './ad-facts.domain.ts';
import { normalizeText, splitAdLines, splitSentences } from './ad-lines.domain.ts';
import { findAdPay, statesSeveralJobs } from './ad-pay.domain.ts';
import { isOnlyHourlyPay, isOnlyWeeklyHours, removeShownLines } from './ad-repeated.domain.ts';
import { assignSections, type LineInSection } from './ad-sections.domain.ts';
import { findAdSkills } from './ad-skills.domain.ts';
import { findAdTitle } from './ad-title.domain.ts';

/** Longer lists are truncated. */
const MAX_BULLETS = 30;
const YOU_WILL =
  /^(?:you(?:'ll| will| would|'d)(?: be)?|the person will|your (?:job|work) (?:is|will be) to|(?:la persona|el candidato) se encargara de|se encargara de|te encargaras de|tus tareas seran|voce vai|voce sera responsavel por)\s{1,3}/;

const toBullet = (text: string): string => {
  const trimmed = text.replace(/[.;,]\s{0,2}$/, '').trim();
  return trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
};

/** Returns the lines of the responsibilities section or, if there is none, the sentences that begin with "You will". */
const findAdResponsibilities = (lines: readonly LineInSection[]): AdValue<string>[] => {
  const dutyLines = lines.filter(({ section, isHeading }) => section === 'duties' && !isHeading);
  const hasBullets = dutyLines.some(({ line }) => line.isBullet);
  const listed = hasBullets ? dutyLines.filter(({ line, isLabeled }) => line.isBullet || isLabeled) : dutyLines;
  if (listed.length > 0) {
    return listed.flatMap((line) =>
      line.text
        .split(/;\s/)
        .flatMap((part) => (hasBullets ? [part] : splitSentences(part)))
        .filter((part) => /\p{L}/u.test(part))
        .map((part) => ({ value: toBullet(part), line })),
    );
  }
  return lines.flatMap((line) =>
    line.section === 'company' || line.section === 'offer'
      ? []
      : splitSentences(line.text).flatMap((sentence) => {
          const found = YOU_WILL.exec(normalizeText(sentence));
          return found === null ? [] : [{ value: toBullet(sentence.slice(found[0].length)), line }];
        }),
  );
};

/** Sections that are not part of the description, in most cases because there is a separate field for their content. */
const SECTIONS_WITH_FIELD = new Set(['title', 'duties', 'apply', 'zone', 'type']);

/** Lines that job boards add and that people copy along with the ad. */
const JOB_BOARD_LINE =
  /^(?:apply(?: now)?|easy apply|save|share|show more|see more|remote|full-time|part-time|promoted by.{0,80}|.{0,80}\b(?:over )?\d{1,4} applicants?\b.{0,40}|.{0,60}\b(?:\d{1,2}|an?) (?:minutes?|hours?|days?|weeks?|months?) ago\b.{0,60}|here's how the job details align.{0,40}|actively reviewing.{0,40})$/;

/**
 * Returns the text that no other field contains, as written, such as text about the company, the requirements and the benefits. `shown` contains the
 * lines that other fields show.
 */
const findAdDescription = (
  allLines: readonly LineInSection[],
  title: AdValue<string> | null,
  shown: ReadonlySet<LineInSection>,
): AdValue<string> | null => {
  const lines = removeShownLines(allLines, shown);
  const titleLine = title?.line ?? null;
  const keptLines = lines.filter(
    (line) =>
      !SECTIONS_WITH_FIELD.has(line.section ?? '') &&
      !JOB_BOARD_LINE.test(normalizeText(line.text.slice(0, 120))) &&
      (line !== titleLine || line.text.length > LIMITS.title / 2),
  );
  const text = keptLines
    .map(
      ({ line, isHeading }, index) =>
        `${(isHeading || line.isAfterGap) && index > 0 ? '\n' : ''}${line.isBullet ? '- ' : ''}${line.text.replaceAll('\t', ': ')}`,
    )
    .join('\n')
    .slice(0, LIMITS.text)
    .trim();
  const [first] = keptLines.filter(({ isHeading }) => !isHeading);
  return first === undefined || text.length < LIMITS.jobDescriptionMin ? null : { value: text, line: first };
};

const joinDuties = (duties: readonly AdValue<string>[]): string | null => {
  let text = '';
  for (const { value } of duties.slice(0, MAX_BULLETS)) {
    const next = text === '' ? value : `${text}\n${value}`;
    if (next.length > LIMITS.text) break;
    text = next;
  }
  return text === '' ? null : text;
};

/** Returns the fields that were found. `sources` has an entry for each one. Dates are read only if `now` (in milliseconds) is given. */
export const parseJobAd = (pasted: string, now: number | null = null): JobAd => {
  const lines = assignSections(splitAdLines(pasted));
  // If the ad describes several jobs, only skills, descriptive text and the time zone are proposed.
  const isOneJob = !statesSeveralJobs(lines);
  const title = isOneJob ? findAdTitle(lines) : null;
  const jobType = isOneJob ? findAdJobType(lines) : null;
  const hours = isOneJob ? findAdWeeklyHours(lines) : null;
  const pay = isOneJob ? findAdPay(lines, { jobType: jobType?.value ?? null, hoursPerWeek: hours?.value }) : null;
  const experience = isOneJob ? findAdExperience(lines) : null;
  const timezone = findAdTimezone(lines);
  const startDate = isOneJob && now !== null ? findAdStartDate(lines, now) : null;
  const validThrough = isOneJob && now !== null ? findAdLastDay(lines, now) : null;
  const skills = findAdSkills(lines);
  const duties = findAdResponsibilities(lines);
  const responsibilities = joinDuties(duties);
  const shown = new Set([
    ...(pay === null ? [] : lines.filter(isOnlyHourlyPay)),
    ...(hours === null ? [] : lines.filter(isOnlyWeeklyHours)),
  ]);
  const description = findAdDescription(lines, title, shown);
  const sourceLines = {
    title: title?.line,
    description: description?.line,
    requiredSkills: skills[0]?.line,
    responsibilities: duties[0]?.line,
    experience: experience?.line,
    hourlyBudget: pay?.line,
    hourlyBudgetFrom: pay?.from === null ? undefined : pay?.line,
    jobType: jobType?.line,
    hoursPerWeek: hours?.line,
    timezone: timezone?.line,
    startDate: startDate?.line,
    validThrough: validThrough?.line,
  };
  const sources = Object.fromEntries(
    Object.entries(sourceLines).flatMap(([field, sourceLine]) =>
      sourceLine === undefined
        ? []
        : [[field, { line: sourceLine.line.number, text: sourceLine.line.source.slice(0, LIMITS.listedText) }]],
    ),
  );
  return {
    title: title?.value ?? null,
    description: description?.value ?? null,
    requiredSkills: skills.map(({ label }) => label),
    responsibilities,
    experience: experience?.value ?? null,
    hourlyBudgetFrom: pay?.from ?? null,
    hourlyBudget: pay?.to ?? null,
    jobType: jobType?.value ?? null,
    hoursPerWeek: hours?.value ?? null,
    timezone: timezone?.value ?? null,
    startDate: startDate?.value ?? null,
    validThrough: validThrough?.value ?? null,
    sources,
  };
};
