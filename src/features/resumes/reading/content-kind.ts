/**
 * Determines the section of a text by its content, for headings whose words do not name a section. Dated
 * lines with roles are jobs, dated lines with schools are education, and short items are skills. The
 * section is null if the content fits several sections or none.
 */
import { hasAnyWord, isBulleted, withoutBullet } from './folding.ts';
import { findHeadDate, isDatedRow, isProse, startsWithDate } from './head-parts.ts';
import type { SectionKind } from './headings.ts';
import { findLanguages, findLevel } from './language-levels.ts';
import type { Line } from './page-lines.ts';
import { namesDegree, namesSchool, titleScore } from './role-words.ts';
import { readSkills } from './skills.ts';

/** The maximum number of lines to read. */
const MAX_LINES = 60;
const MAJORITY = 0.6;
const MIN_SKILLS = 4;
const MAX_SKILL_WORDS = 4;
const MIN_SUMMARY_LENGTH = 80;
/** The separators between the items of a list on one line. */
const LIST_SEPARATOR = /[,;|•·]|\s\/\s/u;
/** The minimum average number of words between two separators in prose. */
const MIN_CLAUSE_WORDS = 4;
const CONTACT = /@|https?:|www\.|linkedin|\+\d|\d{3}[\s.-]\d{3,4}/i;

/** A list that contains one of these words lists hobbies, certificates, awards or people, not skills. */
const NON_SKILL_WORDS = new Set(
  `reading lectura leitura music musica football soccer futbol futebol running correr chess ajedrez xadrez travel viajar viajes viagens hiking
  senderismo trilhas yoga cine cinema cooking cocina culinaria photography fotografia gardening jardineria swimming natacion natacao cycling
  ciclismo dance baile danca pottery ceramica certificate certificado certificada certified certification award premio scholarship beca bolsa
  volunteer voluntario voluntaria mentor member miembro membro workshop taller oficina seminar seminario congress congreso congresso
  course curso diploma`.split(/\s+/),
);

/**
 * Returns true if a line can be the head of an entry. Bullets and sentences cannot, unless they start with a date. A date marks a
 * job or education entry even in a list.
 */
const isHeadLine = (line: Line): boolean =>
  isDatedRow(line) || startsWithDate(line) || (!isBulleted(line.text) && !isProse(line));

const datedKind = (lines: readonly Line[]): SectionKind | null => {
  const dates = lines.filter((line) => isHeadLine(line) && findHeadDate(line) !== null);
  if (dates.length === 0) return null;
  const headLines = lines.filter(isHeadLine);
  const schools = headLines.filter(({ text }) => namesSchool(text)).length;
  const degrees = headLines.filter(({ text }) => namesDegree(text)).length;
  const roles = headLines.filter(({ text }) => titleScore(text) > 0 && !namesDegree(text)).length;
  const bodyLineCount = lines.length - headLines.length;
  if (schools > 0 && degrees > 0 && roles <= Math.max(schools, degrees)) return 'education';
  if (Math.max(schools, degrees) > roles && bodyLineCount < dates.length) return 'education';
  const ranges = dates.filter((line) => findHeadDate(line)?.isRange).length;
  return ranges > 0 && (roles > 0 || bodyLineCount >= ranges) ? 'experience' : null;
};

/** The maximum number of cells in a list of languages. A longer table lists something else. */
const MAX_TEXTS = 80;

const isLanguageList = (lines: readonly Line[]): boolean => {
  const texts = lines.flatMap(({ cells }) => cells.map(({ text }) => text));
  if (texts.length > MAX_TEXTS) return false;
  const languagesPerText = texts.map((text) => (text.length <= MIN_SUMMARY_LENGTH ? findLanguages(text) : []));
  const levels = texts.map(
    (text, index) => findLevel(text) ?? languagesPerText[index]?.find(({ level }) => level !== null) ?? null,
  );
  const count = texts.filter((_, index) => (languagesPerText[index]?.length ?? 0) > 0 || levels[index] !== null).length;
  return (
    languagesPerText.some((found) => found.length > 0) &&
    levels.some((level) => level !== null) &&
    count >= MAJORITY * texts.length
  );
};

const isSkillList = (lines: readonly Line[]): boolean => {
  const { skills } = readSkills(lines);
  const shortItems = skills.filter(({ text }) => text.split(/\s+/).length <= MAX_SKILL_WORDS && !/[.!?]$/.test(text));
  const nonSkills = skills.filter(({ text }) => hasAnyWord(NON_SKILL_WORDS, text));
  const isListed = lines.every((line) => !isProse(line) || LIST_SEPARATOR.test(withoutBullet(line.text)));
  return (
    isListed &&
    shortItems.length >= MIN_SKILLS &&
    shortItems.length >= MAJORITY * skills.length &&
    nonSkills.length === 0
  );
};

const isProseOnly = (lines: readonly Line[]): boolean => {
  const text = lines.map((line) => line.text).join(' ');
  return (
    text.length >= MIN_SUMMARY_LENGTH &&
    lines.every((line) => !isBulleted(line.text) && line.cells.length === 1) &&
    /\p{Ll}{2}.{0,40}[.!?](?:\s|$)/u.test(text) &&
    text.split(' ').length >= MIN_CLAUSE_WORDS * Math.max(3, text.split(LIST_SEPARATOR).length)
  );
};

/** Returns the section of the lines under a heading whose words do not name a section. */
export const contentKind = (all: readonly Line[]): SectionKind | null => {
  const lines = all.slice(0, MAX_LINES);
  if (lines.length === 0) return null;
  const dated = datedKind(lines);
  if (dated !== null) return dated;
  if (isLanguageList(lines)) return 'languages';
  if (lines.filter(({ text }) => CONTACT.test(text)).length >= Math.min(2, lines.length)) return 'contact';
  const headLines = lines.filter(isHeadLine);
  if (headLines.some(({ text }) => namesSchool(text)) && headLines.some(({ text }) => namesDegree(text)))
    return 'education';
  if (lines.some((line) => findHeadDate(line)?.isRange)) return null;
  if (isProseOnly(lines)) return 'summary';
  return isSkillList(lines) ? 'skills' : null;
};
