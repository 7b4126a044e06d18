/**
 * Skills as listed in a résumé: separated by commas, bars, bullets or lines, with or without
 * categories. Levels are removed.
 */
import { separateSkills, splitAtCommas } from '#shared/skill-list.ts';
import { findDates } from './dates.ts';
import { fold, isBulleted, tidy, trimPunctuation, withoutBullet } from './folding.ts';
import { isWrapped } from './head-parts.ts';
import { headingKind } from './headings.ts';
import { findLanguages, isGridHeading, namesLanguage } from './language-levels.ts';
import type { Cell, Line } from './page-lines.ts';
import type { SourcedText } from './positions.ts';

const MAX_SKILL_LENGTH = 60;
const MAX_WORDS = 7;
/** The minimum number of skills below the label of a group. */
const MIN_GROUP = 2;
const SEPARATORS =
  /\s{0,20}[|•●▪◆·∙;/\\]\s{1,20}|\s{1,20}[|•●▪◆·∙;/\\]\s{0,20}|[|•●▪◆;\t]|\s{3,20}|\s{1,20}[–—-]\s{1,20}/u;
const CATEGORY = /^([^:,]{2,40}):\s(.+)$/u;
/** Labels inside the skills section whose lists are not skills. */
const NON_SKILL_LABELS =
  /\b(?:interests?|hobbies|intereses|interesses|languages?|idiomas?|linguas?|lenguas?|certifi\w+|licen[cs]\w+|references)\b/;
const LEVEL_WORDS =
  '[abc][12]\\b|basic|basic[oa]|beginner|novice|elementary|principiante|iniciante|nociones|nocoes|intermediate|intermedi[oa]|intermediari[oa]|competent|skillful|experienced|advanced|avanzad[oa]|avancad[oa]|expert|expert[oa]|especialista|master|proficient|native|good|very good|excellent|buen[oa]?|muy buen[oa]?|bom|otimo|excelente|alto|medio|bajo|\\d{1,3}\\s{0,4}%|\\d{1,4}\\+?\\s{0,4}(?:years?|yrs?|anos?)(?:\\s{1,4}(?:of|de)\\s{1,4}\\S{1,60})?|[★☆●○◐]{1,10}';
const LEVEL = new RegExp(
  `(?:\\s{0,4}[(:]\\s{0,4}|\\s{1,4}[–—-]{1,4}\\s{1,4}|\\s{1,4}(?=\\d|[★☆●○◐]))(?:nivel:?\\s{1,4})?(?:${LEVEL_WORDS})\\)?\\s{0,4}$`,
);
const LEVEL_ALONE = new RegExp(`^\\W{0,40}(?:nivel:?\\s{1,4}|level:?\\s{1,4})?(?:${LEVEL_WORDS})\\W{0,40}$`);

const isLevel = (text: string): boolean => LEVEL_ALONE.test(fold(text));

const withoutLevel = (text: string): string => {
  const found = LEVEL.exec(fold(text));
  return found === null || found.index === 0 ? text : text.slice(0, found.index);
};

/** Adds a colon to a bold label before a plain list, if the label has none. */
const withLabelColon = ({ runs, text }: Cell): string => {
  const index = runs.findIndex(({ bold }) => !bold);
  const label = tidy(
    runs
      .slice(0, index)
      .map((run) => run.text)
      .join(''),
  );
  const rest = tidy(
    runs
      .slice(index)
      .map((run) => run.text)
      .join(''),
  );
  const isLabel =
    index > 0 && label.length > 1 && !label.endsWith(':') && /^[^|•·–—-]/.test(rest) && /[,;|•]/.test(rest);
  return isLabel ? `${label}: ${rest}` : text;
};

/** A separator between items of a list on one line. */
const LIST_SEPARATOR = /[,;|•·]|\s\/\s/;

/** Joins lines of a comma-separated list that were wrapped. */
const joinListLines = (lines: readonly Line[]): SourcedText[] => {
  const joined: { text: string; line: Line; last: Line }[] = [];
  for (const line of lines) {
    const current = joined.at(-1);
    const hasList = current !== undefined && LIST_SEPARATOR.test(withoutBullet(current.text));
    const isContinuation =
      current !== undefined &&
      !isBulleted(line.text) &&
      !CATEGORY.test(line.text) &&
      line.cells.length === 1 &&
      isWrapped(current.last, line);
    const isUnfinished = current !== undefined && (/[,;(&]$/.test(current.text) || /^(?:and|y|e|&)\s/i.test(line.text));
    if (
      current !== undefined &&
      ((isContinuation && (hasList || /[,;|]/.test(line.text) || /^\p{Ll}/u.test(line.text))) ||
        (isUnfinished && !isBulleted(line.text)))
    ) {
      const isHyphenated = /\p{L}-$/u.test(current.text) && /^\p{Ll}/u.test(line.text);
      current.text = isHyphenated ? current.text.slice(0, -1) + line.text : `${current.text} ${line.text}`;
      current.last = line;
    } else {
      for (const cell of line.cells) joined.push({ text: withLabelColon(cell), line, last: line });
    }
  }
  return joined;
};

const isSkill = (text: string): boolean =>
  /\p{L}/u.test(text) &&
  text.length <= MAX_SKILL_LENGTH &&
  text.split(/\s+/).length <= MAX_WORDS &&
  !/[!?]$|\p{L}{3}\.$/u.test(text);

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/;

/** The explanation of language levels: `A1/A2: basic user`. */
const LEGEND = /^\W{0,10}[ABC][12]\s?(?:[/–-]|and|y|e)\s?[ABC][12]\b/;

/** Returns true if a labeled line lists computer languages instead of spoken ones: `Languages: Python, SQL`. */
const listsComputerLanguages = (line: string): boolean =>
  /^\W*(?:languages?|lenguajes|linguagens|idiomas)\b/.test(fold(line)) && !namesLanguage(line.slice(line.indexOf(':')));

/** Returns true if an item is the label of a list: `Digital competence`. */
const isLabel = (item: string): boolean => item.includes(' ') && headingKind(item) === 'skills';

const splitSkillItems = (text: string): string[] => {
  const line = tidy(withoutBullet(text));
  const category = CATEGORY.exec(line);
  if (category !== null && NON_SKILL_LABELS.test(fold(category[1] ?? '')) && !listsComputerLanguages(line)) return [];
  const rest = category === null ? line : (category[2] ?? '');
  // `Excel: advanced` is a skill with its level.
  if (category !== null && isLevel(rest)) return [category[1] ?? ''];
  return rest
    .split(SEPARATORS)
    .flatMap((piece) => (/,/.test(piece) ? splitAtCommas(piece).flatMap(separateSkills) : [piece]))
    .map((piece) => trimPunctuation(withoutLevel(piece.replace(/\.$/, '').replace(/^(?:and|y|e)\s+/i, ''))));
};

/** Returns true if a line of skills lists spoken languages instead. */
const listsLanguages = (text: string): boolean => {
  const found = findLanguages(text);
  return (
    found.length > 0 &&
    (found.some(({ level }) => level !== null) || /^\W*(?:languages|idiomas|linguas|lenguas)\b/.test(fold(text))) &&
    namesLanguage(text)
  );
};

/** Returns the bold lines that name the groups of skills in the plain lists below them. A bold skill has at most its level below it. */
const groupLabels = (lines: readonly Line[]): Set<Line> => {
  const labels = new Set<Line>();
  let label: Line | null = null;
  let itemsBelow = 0;
  const close = (): void => {
    if (label !== null && itemsBelow >= MIN_GROUP) labels.add(label);
  };
  for (const line of lines) {
    if (line.bold) {
      close();
      label = line;
      itemsBelow = 0;
    } else if (!isLevel(line.text))
      itemsBelow += /[,;|•·]/.test(withoutBullet(line.text)) ? MIN_GROUP : line.cells.length;
  }
  close();
  return labels.size === lines.filter(({ bold }) => bold).length ? labels : new Set();
};

/** Returns the skills of a section without duplicates, and its lines that list spoken languages. */
export const readSkills = (section: readonly Line[]): { skills: SourcedText[]; languageLines: Line[] } => {
  const languageLines = section.filter(({ text }) => listsLanguages(text));
  const seen = new Set<string>();
  const skills: SourcedText[] = [];
  const isAboveLanguages = (index: number): boolean =>
    isGridHeading(section[index]?.text ?? '') &&
    section.slice(index + 1, index + 3).some((line) => languageLines.includes(line));
  const labels = groupLabels(section);
  const lines = joinListLines(
    section.filter(
      (line, index) =>
        !labels.has(line) && !languageLines.includes(line) && !isAboveLanguages(index) && !ADDRESS.test(line.text),
    ),
  );
  for (const { text, line } of lines) {
    // A label on its own line is not a skill, and neither is a legend.
    if (/:\s*$/.test(text) || LEGEND.test(text)) continue;
    for (const item of splitSkillItems(text)) {
      const key = fold(item);
      if (
        !isSkill(item) ||
        isLevel(item) ||
        LEGEND.test(item) ||
        isLabel(item) ||
        seen.has(key) ||
        findDates(item).some(({ isRange }) => isRange)
      )
        continue;
      seen.add(key);
      skills.push({ text: item, line });
    }
  }
  return { skills, languageLines };
};
