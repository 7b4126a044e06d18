/**
 * Reads the shift that a job post states ("10pm to 6am", "turno de noche"), in three languages and in linear time. Ignores unclear and contradictory
 * shifts, because the wrong hours are worse than the usual day from 9 to 17.
 */
import type { Shift } from '../matching.contract.ts';
import { readTimezone } from './timezones.ts';
import { countMinutes, type DayHours, shiftDelay, type ZoneOffsets } from './zone-offsets.ts';

const HOUR = 60;
/** Limits for the length of a shift. Shorter ranges are often meetings, longer ranges are often opening hours. */
const [MIN_SHIFT, MAX_SHIFT] = [7 * HOUR, 12 * HOUR];
/** Longer ranges are shifts only if the line contains the word "shift". */
const MAX_UNNAMED_SHIFT = 10 * HOUR;
/** The minimum distance between the midpoint of a shift and the midpoint of 9 to 17. Closer shifts, such as 8 to 16 or 9 to 18, are a usual day. */
const USUAL_DAY_TOLERANCE = 2 * HOUR;
/** The assumed hours of a night shift without stated hours. */
const NIGHT_HOURS = { start: 22 * HOUR, end: 6 * HOUR };

const TIME = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|hs?|hrs)?`;
const RANGE = new RegExp(
  String.raw`(?<![\d:.,$/-])${TIME}(?![\w:])\s?(?:-|–|—|to|until|till|a|as|ate|hasta)\s?(?:las?\s|as\s)?${TIME}(?![\w:/]|\.\d)`,
  'g',
);

/** Words that show that a range of hours is about the job. */
const ABOUT_WORK =
  /\b(?:shift|hours|schedule|work(?:s|ing)?|you will|you'll|the role|position|available|weekdays?|turno|horario|jornada|trabaj\w{1,8}|trabalh\w{1,8}|expediente|escala|puesto|vaga)\b/;
/** Words for hours other than the working hours, for exceptional work, and for a choice of hours. */
const OTHER_HOURS =
  /\b(?:open(?:s|ed|ing)?|stores?|shops?|restaurants?|bars?|guests?|serves?|call(?:s|ers)?|deliver\w{1,4}|arrives?|events?|quiet|batch|jobs? runs?|systems?|backups?|maintenance|outages?|deadline|clos(?:es?|ing)|repl(?:y|ies)|response|support (?:is|hours)|your time|local time|not|never|without|isn't|aren't|don't|no (?:night|overnight|late|evening|graveyard|shift)|occasional(?:ly)?|sometimes|may|might|rotat\w{1,5}|or|either|choose|choice|flexible|optional|prefer\w{0,5}|previous|experienced?|tiendas?|lojas?|abre\w?|abierto|funciona\w{0,3}|atencion|atendimento|evento|sistemas?|cierre|inscri\w{1,8}|tu hora|sin|sem|nunca|jamais|nao|no (?:hay|se|es|habra|trabaj\w{1,6}|requiere)|ni|nem|ocasional\w{0,5}|eventual\w{0,5}|rotativ\w{1,2}|revezamento|o de (?:dia|noche|la|tarde)|ou|segun|experiencia|a veces|as vezes)\b/;
/** Words for a range of hours per week. */
const WEEKLY = /\b(?:per week|a week|weekly|por semana|a la semana|semanales|semanais)\b/;
/** Words for other people's night work that the job reviews, schedules or follows. */
const WORK_OF_OTHERS =
  /\b(?:review\w{0,3}|hand(?:s|ing|over|ed)?|schedul(?:e|es|ing) (?!is|of)\w|nurses|staff|crews?|teams?|coordin\w{1,6}|supervis\w{1,6}|manag\w{1,6}|differential|day shift|equipos?|equipes?|prepar\w{1,4}|revis\w{1,4}|organiz\w{1,4}|escalas|horarios|plantoes|guardias)\b/;

const NIGHT_SHIFT = String.raw`(?:(?:night|graveyard|overnight)[ -]shift|turno (?:de (?:la )?noche|nocturno|de madrugada|da noite|noturno|da madrugada|noche|noite)|(?:horario|trabajo|trabalho|periodo) (?:nocturno|noturno)|jornada (?:nocturna|noturna))`;
const NIGHT_SHIFT_TITLE = new RegExp(String.raw`\b${NIGHT_SHIFT}\b|\((?:overnight|nights|nocturno|noturno)\)`);
/** A line that begins with its shift: "Night shift, five days a week". */
const BEGINS_WITH_NIGHT_SHIFT = new RegExp(
  String.raw`^[^a-z]{0,4}(?:(?:a|an|the|fixed|permanent|full-time|el|un|em|en|o)\s){0,2}(?:${NIGHT_SHIFT}\b|(?:shift|schedule|turno|horario)\s?: ?(?:nights?|overnight|graveyard|noche|noite|nocturno|noturno)\b)`,
);
const STATES_NIGHT_SHIFT = new RegExp(
  String.raw`^(?:from (?:ten|10)(?: o'clock)? at night|desde las (?:diez|10) de la noche|(?:das|a partir das) (?:dez|10) da noite)\b|\b(?:is|it's|works?|working|available for|need for|es|e|puesto|empleo|vaga|cargo|trabaj\w{1,8}|trabalh\w{1,8})\s(?:(?:a|an|the|on|for|fixed|permanent|un|una|el|en|de|para|em|no|do|o|uma?|cargo)\s){0,3}${NIGHT_SHIFT}\b|\b(?:you|you'll|you will|able to|available to|willing to) work (?:nights|overnight)\b`,
);
const SHIFT_WORD = /\b(?:shift|turno)\b/;
const SHORT_LINE = 12;

const ACCENTS = /\p{M}/gu;
/** Folds accents, and converts times of day to one format. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(\d)\s([ap]m)\b/g, '$1$2')
    .replace(/\b(?:midnight|medianoche|meia-noite)\b/g, '12am')
    .replace(/\b(?:noon|mediodia|meio-dia)\b/g, '12pm');

const normalizedLines = (text: string): string[] => normalizeText(text).split(/\n|(?<=[.;!?])\s/);

/** Returns minutes of the day, or null for hours that do not exist. */
function parseDayMinutes(hours: string, minutes: string | undefined, mark: string | undefined): number | null {
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  if (minute > 59) return null;
  if (mark === 'am' || mark === 'pm')
    return hour < 1 || hour > 12 ? null : ((hour % 12) + (mark === 'pm' ? 12 : 0)) * HOUR + minute;
  return hour > 24 ? null : (hour % 24) * HOUR + minute;
}

const isTwelveHour = (mark: string | undefined): boolean => mark === 'am' || mark === 'pm';

/** Returns the hours of a range. Returns null unless both ends are clearly times of day: both with am or pm, or both on a 24-hour clock. */
function parseHours([
  ,
  from = '',
  fromMinutes,
  fromMark,
  to = '',
  toMinutes,
  toMark,
]: RegExpExecArray): DayHours | null {
  if (isTwelveHour(fromMark) !== isTwelveHour(toMark)) return null;
  if (!isTwelveHour(fromMark)) {
    const hasMarks = fromMark !== undefined && toMark !== undefined;
    const hasMinutes = fromMinutes !== undefined && toMinutes !== undefined;
    if (!hasMarks && !hasMinutes) return null;
    // "1:00 to 9:00" may be in the afternoon.
    const isTwentyFourHour = hasMarks || [from, to].some((hour) => hour.startsWith('0') || Number(hour) > 12);
    if (!isTwentyFourHour) return null;
  }
  const [start, end] = [parseDayMinutes(from, fromMinutes, fromMark), parseDayMinutes(to, toMinutes, toMark)];
  return start === null || end === null ? null : { start, end };
}

/** The statement of a line about the working hours. One `unclear` line makes the whole shift unclear. */
type Statement = DayHours | 'night' | 'unclear';

const canBeSameZone = (a: ZoneOffsets, b: ZoneOffsets): boolean => a.january === b.january || a.july === b.july;

function findHours(line: string, zone: ZoneOffsets): Statement | null {
  const ranges = [...line.matchAll(RANGE)].flatMap((match) => {
    const hours = parseHours(match);
    return hours === null ? [] : [{ hours, after: line.slice(match.index + match[0].length).slice(0, 60) }];
  });
  const [first] = ranges;
  if (first === undefined || WEEKLY.test(line)) return null;
  if (OTHER_HOURS.test(line) || WORK_OF_OTHERS.test(line)) return null;
  if (!ABOUT_WORK.test(line) && line.split(' ').length > SHORT_LINE) return null;
  const namedZone = readTimezone(first.after);
  if (ranges.length > 1 || (namedZone !== null && !canBeSameZone(namedZone, zone))) return 'unclear';
  const length = countMinutes(first.hours);
  const longest = SHIFT_WORD.test(line) ? MAX_SHIFT : MAX_UNNAMED_SHIFT;
  return length >= MIN_SHIFT && length <= longest ? first.hours : 'unclear';
}

function findNightShift(line: string): Statement | null {
  if (OTHER_HOURS.test(line) || WORK_OF_OTHERS.test(line)) return null;
  const beginsAtNight = BEGINS_WITH_NIGHT_SHIFT.test(line) && line.split(' ').length <= SHORT_LINE;
  return beginsAtNight || STATES_NIGHT_SHIFT.test(line) ? 'night' : null;
}

const readStatement = (line: string, zone: ZoneOffsets): Statement | null =>
  findHours(line, zone) ?? findNightShift(line);

const isEqual = (a: DayHours, b: DayHours): boolean => a.start === b.start && a.end === b.end;

/**
 * Returns the shift that a job post states in its own zone, in minutes of the day. Returns null for the usual day, or if the job post does not state
 * exactly one shift.
 */
export function readShift(title: string, texts: readonly string[], zone: ZoneOffsets): Shift | null {
  const titleLine = normalizeText(title);
  const isTitleAtNight = NIGHT_SHIFT_TITLE.test(titleLine) && !OTHER_HOURS.test(titleLine);
  const statements = [
    findHours(titleLine, zone),
    isTitleAtNight ? ('night' as const) : null,
    ...texts.flatMap((text) => normalizedLines(text).map((line) => readStatement(line, zone))),
  ].filter((statement) => statement !== null);
  const hours = statements.filter((statement) => typeof statement === 'object');
  const [first] = hours;
  if (statements.includes('unclear') || hours.some((other) => first !== undefined && !isEqual(first, other)))
    return null;
  if (first === undefined) return statements.length === 0 ? null : { ...NIGHT_HOURS, isNight: true };
  return Math.abs(shiftDelay(first)) < USUAL_DAY_TOLERANCE ? null : { start: first.start, end: first.end };
}
