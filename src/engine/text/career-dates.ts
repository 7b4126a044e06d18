/**
 * Counts months of work from the dates in a résumé: `2015 – 2019`, `Jan 2018 - present`, `desde 2016`, `marzo 2019 a la fecha`. Overlapping jobs
 * count once. Ignores dates of education that it recognizes. The meaning of "present" is a parameter, so no clock is read. If there is no date range,
 * the result is null, never zero.
 */

/** A period in months since the year 0. `to` is exclusive, and null if the period continues. */
interface Period {
  readonly from: number;
  readonly to: number | null;
}

/** Prefixes of month names in three languages, in order. */
const MONTHS = [
  'ene|jan|enero',
  'feb|fev',
  'mar',
  'abr|apr',
  'may|mai',
  'jun',
  'jul',
  'ago|aug',
  'sep|set',
  'oct|out',
  'nov',
  'dic|dec|dez',
].map((names) => new RegExp(`^(?:${names})`));
const MONTH_NAME = '(?:ene|jan|feb|fev|mar|abr|apr|may|mai|jun|jul|ago|aug|sep|set|oct|out|nov|dic|dec|dez)[a-z]{0,8}';
const MONTH = `${MONTH_NAME}|(?:0?[1-9]|1[0-2])(?=[/.])`;
const YEAR = '(?:19[6-9]|20[0-4])\\d';
/** `March 2019`, `03/2019`, `marzo de 2019`, `2019-03`, `2019`. */
const DATE = `(?:\\b(${MONTH})(?:\\s*[/.,]\\s*|\\s+(?:de |del |of )?|\\s*))?\\b(${YEAR})(?:-(0[1-9]|1[0-2]))?(?!\\d)`;
const PRESENT =
  'present|presente|current|currently|now|today|date|ongoing|actualidad|actualmente|actual|la fecha|hoy|hoje|atual|atualmente|atualidade|o momento|el momento|el presente|ahora|agora|this day';
const BETWEEN =
  '\\s*(?:[-–—−~]+|\\b(?:to|until|till|through|hasta|al?|ate)\\b)\\s*(?:(?:of|de|la|el|o|the|present:?)\\s+)?';
const RANGE = new RegExp(`${DATE}${BETWEEN}(?:${DATE}|\\b(${PRESENT})\\b)`, 'g');
/** A line that contains little except two dates, with any separator. */
const LOOSE_RANGE = new RegExp(`^\\W*(?:(?:of|the|in|de|el|en|em) )?${DATE}[^\\d.;:]{1,14}${DATE}\\s*$`);
const SINCE = new RegExp(
  `\\b(?:since|desde|from|a partir de|starting in)(?: (?:el|ano|o ano|el ano|the year|early|late|mid))*\\s+${DATE}`,
  'g',
);

const HAS_YEAR = /(?:19[6-9]|20[0-4])\d/;
/** The maximum length of a line that may be a heading or contain only dates. */
const SHORT_LINE = 60;
/** The maximum length of a working life. A higher number is an error or a figure of speech. */
export const MAX_YEARS = 45;
const MAX_MONTHS = MAX_YEARS * 12;

const EDUCATION_HEADING =
  /^\W*(?:education|academic|educacion|formacion|estudios|studies|educacao|escolaridade|estudos|training|certifica|courses|cursos|qualifications)\b.*$/;
const OTHER_HEADING =
  /^\W*(?:(?:professional|work|relevant|laboral|other|additional|key)\s+)?(?:experience|experiencia|employment|work history|career|historial|trayectoria|empleo|projects|proyectos|projetos|skills|habilidades|competenc|languages|idiomas|historico|volunteer|voluntari|summary|resumen|perfil|profile)\b.*$/;
const EDUCATION_WORDS =
  /\b(?:bachelor|master of|master in|master's|mba|b\.?sc|m\.?sc|ph\.?d|degree|diploma|graduat\w*|licenciatura|bachiller\w*|maestria|doctorado|mestrado|doutorado|graduacao|estudie|estudio|estudiante|estudiei|estudos|studied|studying|student|college|high school|secundaria|carrera|egresad[oa]|titulo|titulad[oa]|certificat\w*|formei|formado em)\b/;
const SCHOOL_WORDS =
  /\b(?:university|universidad|universidade|school|escuela|escola|colegio|instituto|institute|faculty|facultad|faculdade)\b/;

/** A month such as `Jan.`, whose period must not end a sentence. */
const ABBREVIATED_MONTH = new RegExp(`\\b(${MONTH_NAME})\\.`, 'g');

/** `between 2015 and 2018` is a range, `in 2015 and 2018` is not. */
const BETWEEN_AND = /\b(?:between|entre) ([^.;]{4,20}?) (?:and|y|e) /g;

function normalize(text: string): string {
  const plain = /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}+/gu, '');
  return plain.toLowerCase().replace(ABBREVIATED_MONTH, '$1').replace(BETWEEN_AND, '$1 to ');
}

function parseMonth(name: string | undefined): number | null {
  if (name === undefined) return null;
  if (/^\d/.test(name)) return Number.parseInt(name, 10) - 1;
  const month = MONTHS.findIndex((pattern) => pattern.test(name));
  return month < 0 ? null : month;
}

/** Returns the first month of a date, and the month after it for the end of a period. A year without a month means January for both. */
function parseDate(match: readonly (string | undefined)[], index: number): { start: number; end: number } {
  const month = parseMonth(match[index]) ?? parseMonth(match[index + 2]);
  const january = Number(match[index + 1]) * 12;
  return month === null ? { start: january, end: january } : { start: january + month, end: january + month + 1 };
}

const PRESENT_GROUP = 7;

function findPeriods(sentence: string): Period[] {
  const periods: Period[] = [];
  const rest = sentence.replace(RANGE, (...match: string[]) => {
    periods.push({
      from: parseDate(match, 1).start,
      to: match[PRESENT_GROUP] === undefined ? parseDate(match, 4).end : null,
    });
    return ' ';
  });
  for (const match of rest.matchAll(SINCE)) periods.push({ from: parseDate(match, 1).start, to: null });
  if (periods.length === 0 && sentence.length <= SHORT_LINE) {
    const loose = LOOSE_RANGE.exec(sentence);
    if (loose !== null) periods.push({ from: parseDate(loose, 1).start, to: parseDate(loose, 4).end });
  }
  return periods;
}

const PREVIOUS_LINES = 2;
const OTHER_WORDS = new RegExp(`\\b(?!(?:${MONTH_NAME}|${PRESENT})\\b)[a-z]{4,}`);

const isOnlyDates = (line: string): boolean => !OTHER_WORDS.test(line);
const isEducation = (sentence: string): boolean => EDUCATION_WORDS.test(sentence) || SCHOOL_WORDS.test(sentence);

/** Yields sentences with dates that are not about education. Recognizes education by headings, nearby words and previous lines. */
function* workSentences(text: string): Generator<string> {
  let isInEducation = false;
  let previousLines: string[] = [];
  for (const line of text.split('\n')) {
    const hasYear = HAS_YEAR.test(line);
    const trimmed = hasYear || line.length <= SHORT_LINE ? normalize(line).trim() : '…';
    if (trimmed === '') {
      previousLines = [];
      continue;
    }
    if (trimmed.length <= SHORT_LINE) {
      if (OTHER_HEADING.test(trimmed)) isInEducation = false;
      else if (EDUCATION_HEADING.test(trimmed)) isInEducation = true;
    }
    const datesEducation =
      hasYear && isOnlyDates(trimmed) && previousLines.some((value) => EDUCATION_WORDS.test(value));
    if (hasYear && !isInEducation && !datesEducation) {
      for (const sentence of trimmed.split(/[;!?]|\.(?=\s|$)/)) if (!isEducation(sentence)) yield sentence.trim();
    }
    previousLines = [...previousLines, trimmed].slice(-PREVIOUS_LINES);
  }
}

function countCoveredMonths(periods: readonly Period[], now: number): number {
  let covered = 0;
  let coveredUntil = 0;
  for (const { from, to } of periods.toSorted((a, b) => a.from - b.from)) {
    covered += Math.max(0, (to ?? now) - Math.max(from, coveredUntil));
    coveredUntil = Math.max(coveredUntil, to ?? now);
  }
  return covered;
}

/**
 * Returns the months of work covered by the dates of a text, or null without a date range. "To the present" means the start of `referenceYear`, or
 * the latest date in the text if that date is later.
 */
export function countDatedMonths(text: string, referenceYear: number): number | null {
  if (!HAS_YEAR.test(text)) return null;
  const periods = [...workSentences(text)].flatMap(findPeriods);
  const now = Math.max(referenceYear * 12, ...periods.map(({ from, to }) => to ?? from));
  const validPeriods = periods.filter(({ from, to }) => (to ?? now) > from && (to ?? now) - from <= MAX_MONTHS);
  if (validPeriods.length === 0) return null;
  return Math.min(MAX_MONTHS, countCoveredMonths(validPeriods, now));
}
