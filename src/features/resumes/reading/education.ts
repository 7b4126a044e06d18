/**
 * Reads education entries: school, degree, field and dates in any order. Each of them occurs once per
 * entry, so a second school, degree or date starts the next entry.
 */
import { type DateSpan, findDates, spanDates } from './dates.ts';
import { fold, isBulleted, tidy, trimPunctuation } from './folding.ts';
import {
  commaPieces,
  headParts,
  isWrapped,
  type Part,
  startsWithDate,
  withCells,
  withJoinedDates,
  withText,
} from './head-parts.ts';
import type { Line } from './page-lines.ts';
import { type SourcedText, withoutPeriod } from './positions.ts';
import { namesDegree, namesSchool, namesStudies, SHORT_DEGREES } from './role-words.ts';
import { tableRows } from './table-rows.ts';

export interface ParsedEducation {
  readonly school: SourcedText | null;
  readonly degree: SourcedText | null;
  readonly field: SourcedText | null;
  readonly start: SourcedText | null;
  readonly end: SourcedText | null;
}

interface Draft {
  school: SourcedText | null;
  degree: SourcedText | null;
  field: SourcedText | null;
  span: { span: DateSpan; line: Line } | null;
  /** A text whose words indicate neither a school nor a degree. It becomes the school if no other part is a school. */
  unknown: SourcedText | null;
}

const emptyDraft = (): Draft => ({ school: null, degree: null, field: null, span: null, unknown: null });

const REMARK =
  /\b(?:gpa|promedio|cgpa|honou?rs|cum laude|coursework|relevant|materias|thesis|tesis|tcc|dean|nota|coeficiente|minor|expected|graduated|graduation|em curso|en curso|in progress|cursando|concluid[oa]|completed|incomplet[oa]|complet[oa]|graduacion|semestre|semester)\b/;

/** Grades and completion statuses that follow a degree. */
const DEGREE_SUFFIX =
  /[\s.,;(–—-]{0,20}(?:\b(?:c?gpa|promedio|cra|coeficiente|nota)\b.{0,300}|\((?:titulad[oa]|graduad[oa]|concluid[oa]|complet[oa]|conclu[ií]d[oa]|em curso|en curso|cursando|egresad[oa]|incomplet[oa]|trunc[oa]|in progress|honou?rs|cum laude|magna cum laude|summa cum laude)\))\s{0,20}$/iu;

/** Classifies a text by its words. `High School Diploma` is a degree, `Escuela Superior de Música` is a school. */
const educationKind = (text: string): 'school' | 'degree' | null => {
  const [school, degree] = [namesSchool(text), namesDegree(text)];
  if (school && degree)
    return namesDegree(text.split(/\s+/)[0] ?? '') || /high school diploma|ensino medio/.test(fold(text))
      ? 'degree'
      : 'school';
  return school ? 'school' : degree ? 'degree' : null;
};

const DEGREE_AND_SCHOOL =
  /^(.{6,300}?)[\s,]{1,20}(?:en la |na |no |en el |at (?:the )?|from (?:the )?|da |de la |del )?((?:Universidad|University|Universidade|Instituto|Institute|Escuela|Escola|Faculdade|Facultad|Colegio|Colégio|College|Centro|Pontificia|Pontifícia|Fundaci[oó]n|Funda[cç][aã]o)\b.{0,300})$/u;

/** A faculty, campus or branch of a school. */
const SCHOOL_UNIT =
  /^(?:facult(?:ad|y)|faculdade|escuela de|escola de|school of|college of|depart(?:a)?ment(?:o)? |sede |campus|recinto|seccional|nucleo |polo |unidade? |centro de |instituto de |institute of )/;

/** Universities whose campus follows a comma: `University of California, Davis`. */
const STATE_SYSTEM =
  /^(?:the )?(?:state )?university of (?:alabama|alaska|arkansas|california|colorado|hawaii|houston|illinois|maryland|massachusetts|michigan|minnesota|missouri|nebraska|nevada|new york|north carolina|puerto rico|south carolina|south florida|tennessee|texas|wisconsin)$|^california (?:state|polytechnic state) university$|^universidad de puerto rico$/;

/** Returns true if one of two schools is a unit of the other. */
const areSchoolAndUnit = (text: string, school: string | undefined): boolean =>
  school !== undefined && SCHOOL_UNIT.test(fold(text)) !== SCHOOL_UNIT.test(fold(school));

const isCampus = (text: string): boolean => /^(?:\p{Lu}[\p{L}.']*)(?:\s\p{Lu}[\p{L}.']*){0,2}$/u.test(text);

/** Joins the name of a school with its units or campus, which follow commas. */
const withUnits = (text: string, pieces: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const continuesSchool =
      last !== undefined &&
      educationKind(last) === 'school' &&
      (SCHOOL_UNIT.test(fold(piece)) || educationKind(piece) === 'school');
    if (continuesSchool) joined[joined.length - 1] = `${last}, ${piece}`;
    else joined.push(piece);
  }
  // `commaPieces` may have dropped the campus as a place, so look for it in the original text.
  return joined.flatMap((piece, index) => {
    if (joined[index - 1] !== undefined && STATE_SYSTEM.test(fold(joined[index - 1] ?? '')) && isCampus(piece))
      return [];
    if (!STATE_SYSTEM.test(fold(piece))) return [piece];
    const [campus = '', ...others] = tidy(text.slice(text.indexOf(piece) + piece.length))
      .replace(/^,\s*/, '')
      .split(/,\s*/);
    return [isCampus(campus) && others.length === 0 ? `${piece}, ${campus}` : piece];
  });
};

/** Splits a degree from a school at a period that does not belong to an abbreviation: `Bachelor of Arts. Hollis College`. */
const splitSentences = (text: string): string[] => {
  const sentences = text.split(/(?<=\p{L}\p{Ll}{3})\.\s{1,20}(?=\p{Lu})/u);
  const kinds = new Set(sentences.map(educationKind));
  return sentences.length <= 3 && kinds.has('degree') && kinds.has('school') ? sentences : [text];
};

/** Splits a part that holds a degree and a school without a separator, or several items separated by commas. */
const splitEducationPart = (part: Part): Part[] => {
  const text = part.text.replace(DEGREE_SUFFIX, '');
  const sentences = splitSentences(text);
  if (sentences.length > 1) return sentences.flatMap((sentence) => splitEducationPart({ ...part, text: sentence }));
  return withUnits(text, commaPieces(text)).flatMap((piece) => {
    const found = DEGREE_AND_SCHOOL.exec(piece);
    const hasDegreeAndSchool = found !== null && namesDegree(found[1] ?? '') && !namesSchool(found[1] ?? '');
    return (hasDegreeAndSchool ? [found[1] ?? '', found[2] ?? ''] : [piece]).map((value) => ({
      ...part,
      text: withoutPeriod(trimPunctuation(value)),
    }));
  });
};

/** Degrees that are directly followed by their field. */
const SHORT_DEGREE = new RegExp(
  `^((?:${SHORT_DEGREES}|(?:[Bb]achelor|[Mm]aster|[Aa]ssociate)'?s?(?: [Dd]egree)?|[Ll]ic|[Ii]ng)\\.?)[\\s:–-]{1,20}(?!of\\b|[Dd]egree|in\\b)(\\p{L}.{0,300})$`,
  'u',
);
const DEGREE_WITH_FIELD = /^(.*?\S)\s+(?:in|en|em)\s+(?:the\s+|la\s+|el\s+)?(\S.+)$/i;

/** Splits a text into the degree and its field, if both are named. */
export const splitDegree = (text: string): { degree: string; field: string | null } => {
  const found = DEGREE_WITH_FIELD.exec(text) ?? SHORT_DEGREE.exec(text);
  return found === null
    ? { degree: text, field: null }
    : { degree: trimPunctuation(found[1] ?? ''), field: trimPunctuation(found[2] ?? '') };
};

/** A name that ends like this continues on the next line, even if there was space left. */
const INCOMPLETE_END = /(?:,|\s(?:de|del|da|do|of|e|y|and|&|en|em|in|la|el))$/i;

/** Joins names of degrees and schools that were wrapped. */
const joinWrappedLines = (lines: readonly Line[]): Line[] => {
  const joined: { line: Line; last: Line }[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    const [cell] = line.cells;
    const end = previous?.line.cells.at(-1);
    const isContinuation =
      previous !== undefined &&
      cell !== undefined &&
      end !== undefined &&
      line.cells.length === 1 &&
      previous.last.bold === line.bold &&
      Math.abs(end.x - cell.x) < 3 &&
      !isBulleted(line.text) &&
      (isWrapped(previous.last, line) || INCOMPLETE_END.test(end.text)) &&
      educationKind(previous.line.text) !== null &&
      (educationKind(line.text) === null || educationKind(line.text) === educationKind(end.text)) &&
      (end.text.endsWith(',') ||
        !areSchoolAndUnit(line.text, educationKind(line.text) === 'school' ? end.text : undefined)) &&
      findDates(end.text).length === 0 &&
      // A wrapped list item continues with its dates, unless the line starts with a date.
      (findDates(line.text).length === 0 || (isBulleted(previous.line.text) && !startsWithDate(line)));
    if (!isContinuation || previous === undefined || end === undefined) joined.push({ line, last: line });
    else {
      previous.line = withCells(previous.line, [
        ...previous.line.cells.slice(0, -1),
        withText(end, `${end.text} ${line.text}`),
      ]);
      previous.last = line;
    }
  }
  return joined.map(({ line }) => line);
};

/**
 * Returns true if a text that follows a degree on its line is the field. The text is not the field if
 * the degree already names one. Initials such as UFRJ are a school.
 */
const isField = (text: string, { degree, field }: Draft): boolean =>
  field === null &&
  /\p{L}{3}/u.test(text) &&
  !/^\p{Lu}{2,8}$/u.test(text) &&
  (degree === null || splitDegree(degree.text).field === null);

const COURSE_START = /^(?:ingenieria|engenharia|engineering|tecnologia|tecnico|tecnica)\b/;

/** Returns true if a text after a degree is its field, although it could be a degree: `MBA, Engenharia de Software`. */
const isCourse = (text: string, draft: Draft): boolean =>
  draft.degree !== null &&
  draft.field === null &&
  COURSE_START.test(fold(text)) &&
  splitDegree(draft.degree.text).field === null;

/**
 * Returns true if a line starts an entry although the current entry lacks a degree: the line names a degree and a school, or the current entry
 * already names its course in other words.
 */
const startsEntry = (parts: readonly Part[], { school, degree, unknown, span }: Draft, line: Line): boolean => {
  if (school === null || degree !== null) return false;
  const kinds = parts.map(({ text }) => educationKind(text));
  if (!kinds.includes('degree')) return false;
  const hasCourse = unknown !== null && unknown.line !== line && (span !== null || namesStudies(unknown.text));
  return kinds.includes('school') || hasCourse;
};

const readDrafts = (section: readonly Line[]): Draft[] => {
  const drafts: Draft[] = [emptyDraft()];
  const current = (): Draft => drafts.at(-1) as Draft;
  const startDraft = (): Draft => {
    drafts.push(emptyDraft());
    return current();
  };
  const setPart = (kind: 'school' | 'degree', value: SourcedText): void => {
    const draft = current()[kind] === null ? current() : startDraft();
    draft[kind] = value;
  };
  let last: { kind: 'school' | 'degree'; line: Line } | null = null;
  for (const line of joinWrappedLines(withJoinedDates(tableRows(section)))) {
    const parts = headParts(line).flatMap(splitEducationPart);
    if (startsEntry(parts, current(), line)) startDraft();
    if (isBulleted(line.text) && current().degree !== null && educationKind(line.text) === null) continue;
    const spans = findDates(line.text);
    const span = spans.find(({ isRange }) => isRange) ?? spans[0];
    const isDateFirst = span !== undefined && trimPunctuation(line.text.slice(0, span.from)) === '';
    const addDate = (): void => {
      if (span === undefined) return;
      const draft = current().span === null ? current() : startDraft();
      draft.span = { span, line };
    };
    if (isDateFirst) addDate();
    for (const part of parts) {
      const value = { text: part.text, line };
      const kind = educationKind(part.text);
      if ((kind === null && REMARK.test(fold(part.text))) || part.text.length > 120 || part.text === '') continue;
      if (kind === 'school' && last?.kind === 'school' && areSchoolAndUnit(part.text, current().school?.text)) {
        // Keep the school, and ignore its unit on another line.
        if (!SCHOOL_UNIT.test(fold(part.text))) current().school = value;
      } else if (kind === 'degree' && last?.kind === 'degree' && last.line === line && isCourse(part.text, current())) {
        current().field = value;
      } else if (kind !== null) {
        setPart(kind, value);
        last = { kind, line };
      } else if (last?.kind === 'degree' && last.line === line && isField(part.text, current())) {
        current().field = value;
      } else current().unknown ??= value;
    }
    if (!isDateFirst) addDate();
  }
  return drafts;
};

const draftDates = ({ span }: Draft): Pick<ParsedEducation, 'start' | 'end'> => {
  if (span === null) return { start: null, end: null };
  const { start, end } = spanDates(span.span);
  const toSourced = (text: string | null): SourcedText | null => (text === null ? null : { text, line: span.line });
  // A single date is the graduation date.
  return span.span.isRange ? { start: toSourced(start), end: toSourced(end) } : { start: null, end: toSourced(end) };
};

/** Returns the course of study of an entry without a degree, such as `Administración de Empresas` alone above its school. */
const draftCourse = ({ school, unknown }: Draft): SourcedText | null =>
  school !== null && unknown !== null && namesStudies(unknown.text) ? unknown : null;

/** Reads the education entries of a section, in order. */
export const readEducation = (section: readonly Line[]): ParsedEducation[] => {
  const drafts = readDrafts(section);
  let school: SourcedText | null = null;
  return drafts.flatMap((draft) => {
    const ownSchool = draft.school ?? (draft.degree === null ? null : draft.unknown);
    if (ownSchool === null && draft.degree === null) return [];
    const degree = draft.degree ?? draftCourse(draft);
    const split = degree === null ? null : splitDegree(degree.text);
    const inheritsSchool: boolean = ownSchool === null && draft.span !== null;
    const read = {
      school: ownSchool ?? (inheritsSchool ? school : null),
      degree: degree === null || split === null ? null : { ...degree, text: split.degree },
      field: draft.field ?? (degree === null || split?.field == null ? null : { ...degree, text: split.field }),
      ...draftDates(draft),
    };
    school = ownSchool ?? school;
    return [read];
  });
};
