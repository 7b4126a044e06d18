/**
 * The building blocks of all request schemas, so that limits, messages and the handling of blank or unstorable input are the same everywhere.
 * One-line texts (names, titles, places) are normalized; other texts are only trimmed.
 */
import * as z from 'zod/mini';
import { type Refusal, refusal } from './errors.ts';
import { LIMITS } from './limits.ts';
import { separateSkills } from './skill-list.ts';

const tooLongRefusal = (max: number) => refusal('text-too-long', { count: max });

/** PostgreSQL stores neither U+0000 nor, in JSON, half of a surrogate pair. Rejecting both here avoids a failing query. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
const storable = z.refine<string>(isStorable, 'unstorable-character');

/** Builds the schema of a required text, trimmed. Missing, null, non-string, blank and too short values produce `message`. */
export const requiredText = (message: Refusal, max: number, min = 1) =>
  z
    .string({ error: message })
    .check(z.trim(), z.minLength(min, message), z.maxLength(max, tooLongRefusal(max)), storable);

/** Invisible spaces. Excludes joiners, because some scripts and emoji need them. */
const ZERO_WIDTH = /[\u00ad\u200b\u2060\ufeff]/gu;
/** Characters that count as letters or symbols but are invisible. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Returns the stored form of a one-line text: composed (NFC), single spaces, trimmed. */
export const normalizeLine = (text: string): string =>
  text.normalize('NFC').replace(ZERO_WIDTH, '').replace(/\s+/gu, ' ').trim();

/** Returns false for half of a surrogate pair, and for control characters that are neither line breaks nor tabs. */
export const isStorableInLine = (text: string): boolean =>
  text.isWellFormed() && !/(?![\t\n\v\f\r\u0085])\p{Cc}/u.test(text);
const storableInLine = z.refine<string>(isStorableInLine, 'unstorable-character');

export const isOnOneLine = (text: string): boolean => !/[\t\n\v\f\r\u0085\u2028\u2029]/u.test(text);
const onOneLine = z.refine<string>(isOnOneLine, 'not-one-line');

export const hasDirectionMarks = (text: string): boolean =>
  /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text);
const withoutDirectionMarks = z.refine<string>((text) => !hasDirectionMarks(text), 'hidden-direction');

export const isVisible = (text: string): boolean => VISIBLE.test(text.replace(BLANK, ''));
const visible = (message: Refusal) => z.refine<string>((text) => text === '' || isVisible(text), message);

/**
 * Builds the schema of a required one-line text: composed (NFC), single spaces, trimmed. Missing, blank, invisible
 * and too short values produce `message`.
 */
export const requiredLine = (message: Refusal, max: number, min = 1) =>
  z
    .string({ error: message })
    .check(
      storableInLine,
      onOneLine,
      withoutDirectionMarks,
      z.overwrite(normalizeLine),
      z.minLength(min, message),
      visible(message),
      z.maxLength(max, tooLongRefusal(max)),
    );

/** Builds the schema of an optional one-line text. Absent, null and '' all mean "not stated" (see `orNull`). */
export const optionalLine = (max: number) =>
  z.optional(
    z.nullable(
      z
        .string({ error: 'not-a-text' })
        .check(
          storableInLine,
          onOneLine,
          withoutDirectionMarks,
          z.overwrite(normalizeLine),
          visible('nothing-visible'),
          z.maxLength(max, tooLongRefusal(max)),
        ),
    ),
  );

/** Requires a letter of any script. Ignores texts that are too short, which have their own message. C++, C#, 3D and 中文 pass. */
const withLetter = (message: Refusal, min = 1) =>
  z.refine<string>((value) => value.length < min || /\p{L}/u.test(value), message);

/** Builds the schema of a required job title: one line with at least one letter. */
export const requiredTitle = (message: Refusal, min = 1) =>
  requiredLine(message, LIMITS.title, min).check(withLetter('job-title-without-letter', min));

/** Builds the schema of an optional text, trimmed; absent, null and '' all mean "not stated" (see `orNull`). */
export const optionalText = (max: number) =>
  z.optional(
    z.nullable(z.string({ error: 'not-a-text' }).check(z.trim(), z.maxLength(max, tooLongRefusal(max)), storable)),
  );

/** Builds the schema of a text as typed, including blanks and ''. */
export const untrimmedText = (max: number) =>
  z.string({ error: 'not-a-text' }).check(z.maxLength(max, tooLongRefusal(max)), storable);

/** Builds the schema of an optional value of a closed list; absent, null and '' all mean "not stated". */
export const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.optional(z.nullable(z.union([z.enum(values), z.literal('')], { error: refusal('not-one-of', { list: values }) })));

/** Builds the schema of an optional boolean. */
export const optionalFlag = () => z.optional(z.boolean({ error: 'not-true-or-false' }));

/** Builds the schema of one value of a closed list. Any other or missing value produces `message`. */
export const requiredChoice = <const T extends readonly [string, ...string[]]>(values: T, message?: Refusal) =>
  z.enum(values, { error: message ?? refusal('not-one-of', { list: values }) });

/** Builds the schema of whole U.S. dollars per hour; null and absent mean "not stated". */
export const optionalRate = () =>
  z.optional(
    z.nullable(
      z
        .int({ error: 'not-a-whole-number' })
        .check(
          z.minimum(LIMITS.rateMin, refusal('amount-too-low', { amount: LIMITS.rateMin })),
          z.maximum(LIMITS.rateMax, refusal('amount-too-high', { amount: LIMITS.rateMax })),
        ),
    ),
  );

const skill = z
  .string({ error: 'not-a-text' })
  .check(
    storableInLine,
    onOneLine,
    withoutDirectionMarks,
    z.overwrite(normalizeLine),
    z.minLength(1, 'skill-blank'),
    z.maxLength(LIMITS.skill, tooLongRefusal(LIMITS.skill)),
    withLetter('skill-without-letter'),
  );

const tooManySkills = refusal('too-many-skills', { count: LIMITS.skills });

/** Builds the schema of a list of at least one skill and at most the limit. An empty list produces `message`. */
export const requiredSkillList = (message: Refusal) =>
  z.array(skill, { error: message }).check(
    z.minLength(1, message),
    z.maxLength(LIMITS.skills, tooManySkills),
    z.refine(
      (skills) => skills.length > LIMITS.skills || distinctSkills(skills).length <= LIMITS.skills,
      tooManySkills,
    ),
  );

/**
 * At most 64 characters before the `@` (RFC 5321), and a host of at least two labels in any script. The local part follows zod. The host may contain
 * the letters of international domain names (RFC 5890).
 */
const EMAIL =
  /^(?!\.)(?!.{0,254}\.\.)[A-Za-z0-9_'+\-.]{0,63}[A-Za-z0-9_+-]@(?:[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,62}\.){1,8}(?=.{0,62}\p{L})[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{1,62}$/u;

/** Builds the schema of an email address. Any other or missing value produces `message`. Removes invisible characters from copied addresses. */
export const emailAddress = (message: Refusal) =>
  z.string({ error: message }).check(
    z.overwrite((text) =>
      text
        .normalize('NFC')
        .replace(/\p{Cf}/gu, '')
        .trim(),
    ),
    z.refine((text) => text.indexOf('@') <= LIMITS.localPart, {
      error: refusal('email-local-part-too-long', { count: LIMITS.localPart }),
      abort: true,
    }),
    z.email({ error: message, pattern: EMAIL }),
    z.maxLength(LIMITS.email, tooLongRefusal(LIMITS.email)),
    z.toLowerCase(),
  );

/**
 * http or https, a host of at least two labels whose last label is not a number, no user info. Rejects addresses that people read differently than
 * browsers do.
 */
const WEB_ADDRESS = /^https?:\/\/(?:[^\s/?#@.:]+\.)+\p{L}[^\s/?#@.:]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const FORBIDDEN_IN_ADDRESS = /[\s<>"\\]|\p{Cc}|\p{Cs}/u;

/** Returns true for a web address that is safe to link to. */
export const isWebAddress = (text: string): boolean => WEB_ADDRESS.test(text) && !FORBIDDEN_IN_ADDRESS.test(text);

/** Builds the schema of an optional web address. Any other text produces `message`. `complete` adds the parts that people omit. */
export const optionalWebAddress = (message: Refusal, complete: (text: string) => string) =>
  z.optional(
    z.nullable(
      z.string({ error: message }).check(
        z.overwrite(complete),
        z.maxLength(LIMITS.url, message),
        z.refine((text) => text === '' || isWebAddress(text), message),
      ),
    ),
  );

/** Builds the schema of the id of an object in a body or query. Ids in paths are not validated: an invalid id results in 404. */
export const objectId = (message: Refusal = 'not-an-id') => z.string({ error: message }).check(z.uuid(message));

/** Builds the schema of a day without a time, `2027-02-28`, from 2000 to 2099. Other years are assumed to be typos. */
export const calendarDay = (message: Refusal) =>
  z.iso
    .date({ error: message })
    .check(z.refine((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || day.startsWith('20'), 'not-this-century'));

/** A timestamp in responses: ISO 8601 in UTC with milliseconds. */
export const instantSchema = z.string();

const timestampText = (error?: Refusal) =>
  z.iso
    .datetime({ precision: 3, ...(error ? { error } : {}) })
    .check(z.refine((text) => !text.startsWith('0000'), 'not-a-timestamp'));

/**
 * Builds the schema of a timestamp in a cursor, exactly as `instantSchema` writes it. Rejects other formats,
 * because our cursors do not contain them.
 */
export const cursorInstant = () => timestampText();

/** Builds the schema of a timestamp in a query, as `instantSchema` writes it, or '' for none. */
export const optionalInstant = () =>
  z.optional(z.union([z.literal(''), timestampText('not-a-timestamp')], { error: 'not-a-timestamp' }));

/** Builds the schema of a text in a cursor. Rejects texts that no row can contain. */
export const cursorText = () => z.string().check(z.maxLength(LIMITS.text), storable);

/** Builds the schema of an optional query text: `?skills=a,b`, `?q=`. */
export const queryText = () => optionalText(LIMITS.search);

/** Converts '' and undefined to null, which the database stores for "not stated". */
export const orNull = <T extends string>(value: T | '' | null | undefined): T | null =>
  value === '' || value === undefined ? null : value;

/**
 * Returns the stored form of skills: splits lists in one entry, trims entries, and removes blanks and
 * case-insensitive duplicates.
 */
export const distinctSkills = (skills: readonly string[]): string[] => {
  const seen = new Set<string>();
  return skills.flatMap(separateSkills).filter((entry) => {
    const key = entry.toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};
