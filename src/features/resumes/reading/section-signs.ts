/**
 * Scores how well a line fits each section, for résumés without headings or with headings that cannot be extracted as text (images,
 * outlines). Higher is better, 0 is neutral. A single line is too little evidence, so `content-sections.ts` compares runs of lines.
 */
import { foldedWords, hasAnyWord, isBulleted, trimPunctuation, withoutBullet } from './folding.ts';
import { findHeadDate, isProse } from './head-parts.ts';
import type { SectionKind } from './headings.ts';
import { findLanguages, findLevel } from './language-levels.ts';
import type { Line } from './page-lines.ts';
import { isPlace } from './places.ts';
import { namesDegree, namesSchool, titleScore } from './role-words.ts';

/**
 * How strongly a line, or one feature of it, indicates each section: positive for and negative against it. The values of all features are added.
 * `head` is the block with the name and contacts at the top.
 */
export type Signs = Readonly<Partial<Record<SectionKind | 'head', number>>>;

/** A longer line counts as prose, regardless of its words. */
const MAX_LINE_LENGTH = 240;
const CONTACT = /@|https?:|www\.|linkedin|\.com\/|\+\d{1,3}[\s(\d]|\(?\d{2,3}\)?[\s.-]\d{3,5}[\s.-]\d{4}/i;
/** The separators between the items of a list on one line. */
const LIST_SEPARATOR = /\s{0,20}[,;|•·▪]\s{1,20}|\s{1,20}\/\s{1,20}/u;
const MAX_ITEM_WORDS = 4;
const MAX_LANGUAGE_LENGTH = 90;
const MAX_WORDS_PER_LANGUAGE = 5;

/** Words that indicate the section `other`: certificates, courses, awards, unpaid work, hobbies and references. */
const OTHER_SECTION_WORDS = new Set(
  `certificate certificado certificada certified certification certificacion certificacao award premio scholarship beca bolsa volunteer voluntario
  voluntaria voluntariado mentor workshop taller oficina seminar seminario congress congreso congresso course curso socorros auxilios aid
  hobbies intereses interesses interests references referencias`.split(/\s+/),
);
/** Skills that many résumés list. */
const SKILL_WORDS = new Set(
  `excel word powerpoint office outlook sap sql python java javascript typescript react html css php git docker aws azure linux figma photoshop
  illustrator canva wordpress shopify salesforce hubspot zendesk quickbooks xero jira trello asana slack notion tableau autocad sketch crm erp seo sem
  payroll nomina reconciliation conciliaciones inventory inventario inventarios estoque reporting reportes relatorios negotiation negociacion negociacao
  leadership liderazgo lideranca teamwork comunicacion comunicacao communication budgeting presupuestos orcamento forecasting scheduling copywriting
  facturacion faturamento invoicing bookkeeping agile scrum kanban analytics marketing redaccion redacao atencion atendimento planning planeacion`.split(
    /\s+/,
  ),
);

/** Returns the items of a list on one line. Returns an empty list if it is not a list. */
const splitItems = (line: Line): string[] => {
  const cells = line.cells.length > 1 ? line.cells.map(({ text }) => text) : [line.text];
  const items = cells
    .flatMap((text) => withoutBullet(text).replace(/\.$/, '').split(LIST_SEPARATOR))
    .map(trimPunctuation)
    .filter((item) => item !== '');
  return items.length > 1 && items.every((item) => item.split(/\s+/).length <= MAX_ITEM_WORDS) ? items : [];
};

const PROSE: Signs = { summary: 2, experience: 1, skills: -3, education: -2, languages: -5, head: -2.5 };
const CONTACTS: Signs = { head: 5, contact: 5, experience: -3, education: -3, skills: -4, languages: -4, summary: -4 };
const ITEM: Signs = { skills: 1.2, experience: -0.3, summary: -3, head: -1, languages: -1, education: -1 };
const TASK: Signs = { experience: 2, skills: -1.5, summary: -2, head: -4, languages: -3, education: -0.8, other: 0.5 };
const SHORT: Signs = { skills: 0.8, head: 0.3, languages: -1, summary: -2 };

const dateSigns = (line: Line): Signs => {
  const date = findHeadDate(line);
  const rangeSigns = { experience: 3, education: 3, head: -4, skills: -5, languages: -4, summary: -3 };
  return date === null ? {} : date.isRange ? rangeSigns : { ...rangeSigns, experience: 1, education: 2, other: 1.5 };
};

const schoolOrRoleSigns = ({ text, cells }: Line): Signs => {
  const isStudy = cells.some((cell) => namesDegree(cell.text));
  const role = titleScore(text);
  if (namesSchool(text)) return { education: 4, experience: -1, skills: -2, head: -2, languages: -3, summary: -1 };
  // Some degrees are also roles: `Técnico`, `Recepcionista médica`.
  if (isStudy && role > 0) return { experience: 1.5, education: 1, skills: -0.5, head: 0.5, languages: -2 };
  if (isStudy) return { education: 2.5, experience: -1, skills: -0.5, head: -1 };
  if (role > 0) return { experience: 2, head: 1.5, education: -1, skills: -0.5, languages: -2 };
  return role < 0 ? { experience: 1.5, skills: -0.5, languages: -2 } : {};
};

const languageSigns = ({ text }: Line): Signs => {
  if (text.length > MAX_LANGUAGE_LENGTH) return {};
  const words = foldedWords(text).length;
  const found = findLanguages(text);
  if (found.some(({ level }) => level !== null) && words <= MAX_WORDS_PER_LANGUAGE * found.length)
    return { languages: 7, skills: -1, experience: -2, summary: -2, head: -2 };
  if (found.length > 0 && words <= 2 * found.length) return { languages: 3, skills: -0.5, head: -0.5 };
  return found.length === 0 && words <= 3 && findLevel(text) !== null ? { languages: 3, skills: 0.5 } : {};
};

const MIN_LONG_CHARACTERS = 60;
const MIN_LONG_WORDS = 9;

/**
 * Returns true if a line is as long as a line of prose. Finds the first lines of paragraphs, which `isProse` misses because they do not end with a
 * period.
 */
const isLong = (line: Line): boolean =>
  line.cells.length === 1 &&
  line.text.length >= MIN_LONG_CHARACTERS &&
  foldedWords(line.text).length >= MIN_LONG_WORDS &&
  findHeadDate(line) === null;

const formSigns = (line: Line): Signs => {
  const { text } = line;
  const words = foldedWords(text).length;
  if (isBulleted(text)) {
    const items = splitItems(line);
    if (items.length > 0 && findHeadDate(line) === null) return { ...ITEM, skills: 1.5 };
    return words <= MAX_ITEM_WORDS ? ITEM : TASK;
  }
  const items = splitItems(line);
  if (items.length > 0) {
    if (isPlace(text)) return { head: 1 };
    return items.length > 2
      ? { skills: 3, experience: -1, head: -1, summary: -2, education: -1, languages: -0.5 }
      : { skills: 0.8 };
  }
  if (isProse(line)) return PROSE;
  if (isLong(line)) return { summary: 1.5, experience: 0.3, skills: -2, education: -1, languages: -5, head: -1 };
  return words <= MAX_ITEM_WORDS ? SHORT : { skills: -1.5, languages: -2 };
};

const KINDS = ['head', 'summary', 'experience', 'education', 'skills', 'languages', 'contact', 'other'] as const;

/** Returns true if a line continues the email address or URL above it, which a narrow column wrapped. */
const isContactContinuation = ({ text }: Line, above: Line | undefined): boolean =>
  above !== undefined && /^[^\s\p{Lu}]{1,60}$/u.test(text) && isContact(above);

const isContact = ({ text }: Line): boolean => text.length <= MAX_LINE_LENGTH && CONTACT.test(text);

/** Scores how well a line fits each section. `above` is the preceding line. */
export const scoreSections = (line: Line, above?: Line): Signs => {
  const { text } = line;
  if (text.length > MAX_LINE_LENGTH) return PROSE;
  if (isContact(line) || isContactContinuation(line, above)) return CONTACTS;
  const isList = splitItems(line).length > 2 && findHeadDate(line) === null;
  const all: Signs[] = [dateSigns(line), formSigns(line), languageSigns(line)];
  // Names in lists and prose are ignored: `Pós-venda` in a list is not a degree, and prose also mentions roles.
  if (!isList && !isProse(line) && !isLong(line)) all.push(schoolOrRoleSigns(line));
  if (hasAnyWord(OTHER_SECTION_WORDS, text)) all.push({ other: 3, skills: -2, experience: -0.5 });
  if (!isProse(line) && hasAnyWord(SKILL_WORDS, text)) all.push({ skills: 1 });
  return Object.fromEntries(KINDS.map((kind) => [kind, all.reduce((sum, signs) => sum + (signs[kind] ?? 0), 0)]));
};
