/** Name, title and place of a person, read from the head of a résumé or its contact section. */

import type { FoundValue } from './contact.ts';
import { findDates } from './dates.ts';
import { tidy, trimPunctuation } from './folding.ts';
import { isWrapped } from './head-parts.ts';
import { headingKind, headWordKind } from './headings.ts';
import { isNameConfirmed, type NameEvidence } from './name-evidence.ts';
import type { Block, Line } from './page-lines.ts';
import { findNameInText, hasGivenName, toNameCase } from './person-name.ts';
import { isKnownCity, isPlace, type Place, placeAtEnd, readPlace } from './places.ts';
import { namesDegree, namesRole, namesSchool, namesStudies, titleScore } from './role-words.ts';

const CONTACT = /@|https?:|www\.|linkedin|\d{3}/i;
const MAX_LINES = 14;

/** Email addresses, sites and phone numbers separate the text around them. */
const CONTACT_DETAILS =
  /\S{1,64}@\S{1,200}|(?:https?:\/\/|www\.)\S{1,200}|\S{1,80}\.\w{2,12}\/\S{1,200}|(?:\+|\()?\d[\d\s().-]{6,20}\d/gu;

/** Only this many characters of a text are searched for a name, title or place. */
const MAX_HEAD_TEXT = 1_000;

const splitPieces = (line: Line): string[] =>
  line.cells
    .flatMap(({ text }) =>
      text
        .slice(0, MAX_HEAD_TEXT)
        .replace(CONTACT_DETAILS, ' | ')
        .split(/\s{0,20}[|•●▪·]\s{0,20}|\s{3,20}/u),
    )
    .map(tidy)
    .filter((piece) => piece !== '');

const isNear = (a: Line, b: Line): boolean => Math.abs(a.size - b.size) < 0.6 && b.y - a.y < 2.2 * a.size && b.y > a.y;

const NO_EVIDENCE: NameEvidence = { email: null, linkedin: null, authorAndTitle: null };
/** Points for a confirmed name. They outweigh any difference in size. */
const CONFIRMED_BONUS = 40;

/**
 * Returns true if a text may be the name even if nothing confirms it. It contains no word of an employer,
 * school, course or heading, and it is in the head or contains a frequent given name.
 */
const isLikelyName = (name: string, isInHead: boolean): boolean =>
  titleScore(name) >= 0 &&
  !namesSchool(name) &&
  !namesDegree(name) &&
  !namesStudies(name) &&
  headWordKind(name) === null &&
  (isInHead || hasGivenName(name));

const SAME_SIZE = 0.85;

/** Returns the texts of a line that may be the name, most likely first. If cells differ in size, single cells are more likely. */
const nameTexts = (line: Line): string[] => {
  const hasOneSize = line.cells.every(({ size }) => size >= SAME_SIZE * line.size);
  return hasOneSize ? [line.text, ...splitPieces(line)] : [...splitPieces(line), line.text];
};

const MAX_NAME_LINES = 4;
const MIN_NAME_SIZE = 12;

/** Returns the parts of a name on the lines below its first line. */
const readNamesBelow = (lines: readonly Line[], position: number): string[] => {
  const parts: string[] = [];
  for (let index = position; parts.length < MAX_NAME_LINES - 1; index++) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (line === undefined || next === undefined || !isNear(line, next) || line.size <= MIN_NAME_SIZE) break;
    const part = /^(?:d[aeo]s?|del|la|las|los|y|e)$/i.test(next.text) ? next.text : findNameInText(next.text);
    if (part === null) break;
    parts.push(part);
  }
  return parts;
};

/**
 * Finds the name on the first page, joined across wrapped lines. Prefers a text that the evidence confirms or that has a label, then
 * larger and earlier texts. `head` contains the lines outside of the sections.
 */
export const findName = (
  blocks: readonly Block[],
  head: ReadonlySet<Line>,
  evidence: NameEvidence = NO_EVIDENCE,
): FoundValue<string> | null => {
  const lines = blocks.filter(({ page }) => page === 1).flatMap((block) => block.lines.slice(0, MAX_LINES));
  let best: { found: FoundValue<string>; score: number } | null = null;
  for (const [index, line] of lines.entries()) {
    for (const text of nameTexts(line)) {
      const isLabeled = /^(?:full name|name|nombres?|nome)[^:]{0,20}:/i.test(text);
      const name = findNameInText(text);
      if (name === null) continue;
      const below = readNamesBelow(lines, index);
      const value = [name, ...below].join(' ');
      const count = value.split(' ').length;
      if (count < 2 || count > 7) continue;
      const isConfirmedName = isNameConfirmed(value, evidence);
      if (!isConfirmedName && !isLabeled && !isLikelyName(value, head.has(line))) continue;
      const score =
        (isConfirmedName ? CONFIRMED_BONUS : 0) +
        // A name may be plain on its first line and bold on the next line.
        line.size * (line.bold || below.length > 0 ? 1.1 : 1) +
        (isLabeled ? 30 : 0) -
        0.35 * index +
        (count > 4 ? -1 : 0) -
        (findDates(text).length > 0 ? 20 : 0);
      if (best === null || score > best.score) best = { found: { value, line }, score };
    }
  }
  return best?.found ?? null;
};

const MAX_TITLE_LENGTH = 90;

const isTitle = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= MAX_TITLE_LENGTH &&
  !CONTACT.test(text) &&
  !/[.!?]$/.test(text) &&
  headingKind(text) === null &&
  !isPlace(text) &&
  findDates(text).length === 0;

const TITLE_LABEL =
  /^(?:title|position|cargo|puesto|profesi[oó]n|profiss[aã]o|ocupaci[oó]n|job title|cargo pretendido|cargo deseado)\s*[:：-]\s*/i;
/** Removes the place from `Project manager in Kingston, Jamaica`. */
const withoutResidence = (text: string): string => {
  const found = LIVES_IN.exec(text);
  return found !== null && isPlace(found[1] ?? '') ? text.slice(0, found.index) : text;
};
/** The employer after a title: `Analyst at Acme`. */
const EMPLOYER_SUFFIX = /\s{1,20}(?:at|@)\s{1,20}\p{Lu}.{0,300}$/u;

/** Joins a title that a narrow column wrapped with the line below: `Gerente de` above `Marketing`. */
const withWrappedTitle = (line: Line, index: number, lines: readonly Line[]): Line => {
  const next = lines[index + 1];
  const isContinued =
    next !== undefined &&
    line.cells.length === 1 &&
    next.cells.length === 1 &&
    line.size <= MIN_NAME_SIZE &&
    isNear(line, next) &&
    next.page === line.page &&
    line.bold === next.bold &&
    Math.abs(next.x - line.x) < 2 &&
    /^[\p{L}\s'’/&-]+$/u.test(next.text) &&
    !isPlace(next.text) &&
    headingKind(next.text) === null &&
    (/\s(?:de|del|da|do|of|e|y|and|&|para|for)$/i.test(line.text) || isWrappedTitle(line, next));
  return isContinued && next !== undefined ? withLineText(line, `${line.text} ${next.text}`) : line;
};

/** Returns true if a full line and the line below it are one title: together they name a role. */
const isWrappedTitle = (line: Line, next: Line): boolean =>
  line.text.split(' ').length <= 3 &&
  next.text.split(' ').length <= 3 &&
  (!namesRole(line.text) || /^\p{Ll}|^\p{Lu}+\b/u.test(next.text)) &&
  namesRole(`${line.text} ${next.text}`) &&
  isWrapped(line, next);

const withLineText = (line: Line, text: string): Line => ({
  ...line,
  text,
  cells: line.cells.map((cell) => ({ ...cell, text, runs: [{ text, bold: cell.bold }] })),
});

/** Finds the title near the name: the first text that names a role, otherwise the line below the name. */
export const findTitle = (head: readonly Line[], name: FoundValue<string> | null): FoundValue<string> | null => {
  const index = name === null ? -1 : head.findIndex((line) => line === name.line || line.text === name.line.text);
  const nearbyLines = [...head.slice(Math.max(0, index)), ...head.slice(0, Math.max(0, index))].slice(0, MAX_LINES);
  for (const line of nearbyLines.map(withWrappedTitle)) {
    if (line.text.length > 2 * MAX_TITLE_LENGTH) continue;
    for (const piece of splitPieces(line).flatMap((text) => text.split(/\s[–—-]\s/u))) {
      const text = withoutResidence(trimPunctuation(piece.replace(TITLE_LABEL, '').replace(EMPLOYER_SUFFIX, '')));
      if (isTitle(text) && text !== name?.value && titleScore(text) > 0 && namesRole(text)) {
        return { value: toTitleCase(withoutName(text, name)), line };
      }
    }
  }
  const lineBelow = index < 0 ? undefined : head[index + 1];
  const text = lineBelow === undefined ? '' : trimPunctuation(lineBelow.text);
  const isLikelyTitle = lineBelow !== undefined && isTitle(text) && text.split(' ').length <= 6 && !namesDegree(text);
  return isLikelyTitle && lineBelow !== undefined && /^\p{Lu}/u.test(text) && !text.includes(',')
    ? { value: toTitleCase(text), line: lineBelow }
    : null;
};

const withoutName = (text: string, name: FoundValue<string> | null): string =>
  name !== null && text.startsWith(name.value) ? trimPunctuation(text.slice(name.value.length)) || text : text;

/** Converts `SENIOR ACCOUNTANT` to `Senior Accountant`. Short texts stay in capitals, because they may be abbreviations. */
export const toTitleCase = (text: string): string =>
  text.length > 6 && text === text.toUpperCase() && /\p{L}{4}/u.test(text) ? toNameCase(text) : text;

const PLACE_LABEL =
  /^(?:current location|location|address|home|city(?:\s*\/\s*(?:state|country))?|lives? in|based in|ubicaci[oó]n|direcci[oó]n|domicilio|ciudad|residencia|lugar de residencia|endere[cç]o|munic[ií]pio|(?:cidade|ciudad|localidade?)\s*(?:\/|e|y)\s*(?:estado|uf|pa[ií]s|provincia)|cidade|localiza[cç][aã]o|localidade|nacionalidad|nationality)\s*[:：]?\s+/i;

/** Matches the place in `Project manager in Kingston, Jamaica.` */
const LIVES_IN = /\s(?:in|from|en|de|em)\s(\p{Lu}[^.|]{2,60})(?:[.|]|$)/u;

/**
 * Finds where the person lives: the first place with city and country, otherwise the first country or
 * known city. Ignores places inside the name, as in `José Tavares de Lima`.
 */
export const findPlace = (lines: readonly Line[], name: FoundValue<string> | null = null): FoundValue<Place> | null => {
  let city: FoundValue<Place> | null = null;
  for (const line of lines.slice(0, 40)) {
    const linePieces = splitPieces(line);
    const containsName = name !== null && line.text.includes(name.value);
    for (const piece of [
      ...linePieces,
      ...line.cells.map(({ text }) => text),
      line.text,
      ...linePieces.flatMap((text) => text.split(/\s[–—-]\s/u)),
      ...(containsName ? [] : linePieces.flatMap((text) => LIVES_IN.exec(text)?.[1] ?? [])),
    ]) {
      const text = tidy(piece.replace(PLACE_LABEL, ''));
      if (/@|https?:/.test(text)) continue;
      const place = readPlace(text) ?? placeAtEnd(text);
      if (place === null) continue;
      if (place.city !== null && place.country !== null) return { value: place, line };
      if (city === null && (place.country !== null || isKnownCity(text))) city = { value: place, line };
    }
  }
  return city;
};

const MIN_SUMMARY = 80;

/** Returns the lines of prose in the head. They introduce the person. */
export const findIntroduction = (head: readonly Line[]): Line[] => {
  const isText = ({ text }: Line): boolean => text.length > 45 && !CONTACT.test(text) && text.split(' ').length > 7;
  const first = head.findIndex(isText);
  if (first < 0) return [];
  const last = head.findLastIndex(isText);
  const lines = head
    .slice(first, last + 2)
    .filter((line, index) => index <= last - first || (!CONTACT.test(line.text) && line.text.endsWith('.')));
  return lines.reduce((sum, { text }) => sum + text.length, 0) >= MIN_SUMMARY ? lines : [];
};
