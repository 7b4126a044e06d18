/**
 * Turns the text of a résumé into a proposal for a profile. Pure: the same text always produces the same proposal. Values that exceed the limits of a
 * profile are cut and reported. The file readers have already removed hidden text.
 */
import { LIMITS } from '#shared/limits.ts';
import { dateSortKey } from '#shared/partial-date.ts';
import type { Proposal } from '../resumes.contract.ts';
import { type FoundValue, findEmail, findLinks } from './contact.ts';
import { readEducation } from './education.ts';
import { bodyText } from './entries.ts';
import { countWorkYears, toExperienceLevel } from './experience.ts';
import { fold, tidy } from './folding.ts';
import { findLanguages, findLevel, isGridHeading, type SpokenLanguage } from './language-levels.ts';
import { layOut } from './page-layout.ts';
import type { Line } from './page-lines.ts';
import { findIntroduction, findName, findPlace, findTitle, toTitleCase } from './person-head.ts';
import { splitName } from './person-name.ts';
import { findPhone } from './phone.ts';
import type { PlacedDocument } from './placed-text.ts';
import { findStudies, type ParsedPosition, readPositions, type SourcedText } from './positions.ts';
import { readSections, type Section } from './sections.ts';
import { readSkills } from './skills.ts';
import { findPlaceZone } from './zone.ts';

type Sources = Proposal['sources'];
type Warnings = Proposal['warnings'];

/** Adds values to a proposal, each with its source, and records values that a limit cuts. */
interface ProposalBuilder {
  addText(pointer: string, found: SourcedText | null, max: number): string | null;
  addList<T>(pointer: string, all: readonly T[], max: number): readonly T[];
  addSource(pointer: string, line: Line): void;
  readonly sources: Sources;
  readonly cuts: string[];
}

/** Removes what the profile refuses (`isStorable`), such as half of an emoji at the end of a text that was cut. */
const toStorable = (text: string): string => text.replace(/\0|\p{Cs}/gu, '').trim();

const createBuilder = (): ProposalBuilder => {
  const sources: Sources = {};
  const cuts: string[] = [];
  const addSource = (pointer: string, { page, line, text }: Line): void => {
    sources[pointer] = { page, line, text };
  };
  return {
    sources,
    cuts,
    addSource,
    addText: (pointer, found, max) => {
      const value = found === null ? '' : toStorable(found.text);
      if (found === null || value === '') return null;
      if (value.length > max) cuts.push(pointer);
      addSource(pointer, found.line);
      return toStorable(value.slice(0, max));
    },
    addList: (pointer, all, max) => {
      if (all.length > max) cuts.push(pointer);
      return all.slice(0, max);
    },
  };
};

const sectionLines = (sections: readonly Section[], ...kinds: Section['kind'][]): Line[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);

const toSourcedText = (found: FoundValue<string> | null): SourcedText | null =>
  found && { text: found.value, line: found.line };

interface FoundLanguage extends SpokenLanguage {
  readonly line: Line;
  readonly text: string;
}

/** A line is not the level of the language above it if the two together are longer than this. */
const MAX_LANGUAGE_TEXT = 200;

/** Returns true if a text explains the levels of a grid: `A1 and A2: basic user, B1 and B2: …`. */
const isLegend = (text: string): boolean => new Set(text.match(/\b[ABC][12]\b/g)).size > 2;

/** Pairs languages and levels from two columns or rows: the first level belongs to the first language. Null if names and levels are mixed. */
const pairedLanguages = (lines: readonly Line[]): FoundLanguage[] | null => {
  const cells = lines
    .filter(({ text }) => !isGridHeading(text) && !isLegend(text))
    .flatMap((line) =>
      line.cells.map(({ text }) => ({ line, text, found: findLanguages(text), level: findLevel(text) })),
    );
  const names = cells.filter(({ found, level }) => found.length === 1 && level === null);
  const levels = cells.filter(({ found, level }) => found.length === 0 && level !== null);
  if (names.length !== levels.length || names.length + levels.length !== cells.length) return null;
  return names.flatMap(({ line, text, found: [spoken] }, index) =>
    spoken === undefined ? [] : [{ language: spoken.language, level: levels[index]?.level ?? null, line, text }],
  );
};

/** Reads the languages in lines. A level on its own line belongs to the language above it. */
const readLanguages = (lines: readonly Line[]): FoundLanguage[] => {
  const paired = pairedLanguages(lines);
  if (paired !== null) return paired;
  const all: FoundLanguage[] = [];
  for (const line of lines) {
    const found = findLanguages(line.text);
    const last = all.at(-1);
    if (isGridHeading(line.text)) continue;
    const text = `${last?.text} ${line.text}`;
    if (found.length === 0 && last !== undefined && text.length <= MAX_LANGUAGE_TEXT && !isLegend(line.text)) {
      const level = findLanguages(text).at(-1)?.level ?? null;
      all[all.length - 1] = { ...last, text, level };
    }
    for (const spoken of found) {
      const index = all.findIndex(({ language }) => language === spoken.language);
      if (index < 0) all.push({ ...spoken, line, text: line.text });
      else if (all[index]?.level === null) all[index] = { ...spoken, line, text: line.text };
    }
  }
  return all;
};

const newestFirst = (positions: readonly ParsedPosition[]): ParsedPosition[] => {
  const dateKey = (date: SourcedText | null): string => (date === null ? '' : dateSortKey(date.text));
  const key = ({ end, start, isOngoing }: ParsedPosition): string =>
    `${isOngoing ? '9999' : dateKey(end ?? start)} ${dateKey(start)}`;
  return positions.toSorted((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
};

const omissionPages = (document: PlacedDocument, kind: 'cut' | 'unread-page'): number[] => [
  ...new Set(document.omissions.filter((omission) => omission.kind === kind).map(({ page }) => page)),
];

const buildWarnings = (document: PlacedDocument, cuts: readonly string[]): Warnings => [
  ...document.omissions
    .filter(({ kind }) => kind === 'hidden-text')
    .map(({ page, text }) => ({ kind: 'hidden-text' as const, text: `Page ${page}: ${tidy(text)}` })),
  ...omissionPages(document, 'unread-page').map((page) => ({ kind: 'unread-page' as const, text: `Page ${page}` })),
  ...omissionPages(document, 'cut').map((page) => ({ kind: 'cut' as const, text: `Page ${page}` })),
  ...cuts.map((pointer) => ({ kind: 'cut' as const, text: pointer })),
];

const withTitleCase = (title: SourcedText | null | undefined): SourcedText | null =>
  title == null ? null : { ...title, text: toTitleCase(title.text) };

const countYears = (positions: readonly ParsedPosition[], thisMonth: string | null): number | null => {
  if (thisMonth === null) return null;
  const jobs = positions.map(({ start, end, isOngoing }) => ({
    start: start?.text ?? null,
    end: end?.text ?? null,
    isOngoing,
  }));
  return countWorkYears(jobs, thisMonth);
};

/** Builds the proposal. Current jobs count until `thisMonth` (`YYYY-MM`). If it is null, no experience is proposed. */
export const buildProposal = (document: PlacedDocument, thisMonth: string | null = null): Proposal => {
  const blocks = layOut(document);
  const sections = readSections(blocks);
  const builder = createBuilder();
  const head = sectionLines(sections, 'head');
  const contact = [...head, ...sectionLines(sections, 'contact')];
  const allLines = blocks.flatMap(({ lines }) => lines);

  const email = findEmail(contact) ?? findEmail(allLines);
  const links = findLinks(contact);
  const linkedinAddress = links.linkedin === null ? findLinks(allLines).linkedin : links.linkedin;
  const linkedin = toSourcedText(linkedinAddress) ?? findLink(document, allLines, true);
  const name = findName(blocks, new Set(contact), {
    email: email?.value ?? null,
    linkedin: linkedin?.text ?? null,
    authorAndTitle: document.authorAndTitle ?? null,
  });
  const { firstName, lastName } = name === null ? { firstName: '', lastName: '' } : splitName(name.value);
  const toNamePart = (text: string): SourcedText | null => (name === null ? null : { text, line: name.line });
  const place = findPlace(contact, name);

  const headline = findTitle(head, name);
  const jobs = sectionLines(sections, 'experience');
  const positions = newestFirst(readPositions(jobs, headline?.value ?? null));
  const studies = sectionLines(sections, 'education');
  const education = readEducation(studies.length > 0 ? studies : findStudies(jobs));
  const { skills, languageLines } = readSkills(sectionLines(sections, 'skills'));
  const languages = readLanguages([...sectionLines(sections, 'languages'), ...languageLines]);
  const summaryLines = sectionLines(sections, 'summary');
  const introduction = summaryLines.length > 0 ? summaryLines : findIntroduction(head);
  const title = toSourcedText(headline) ?? withTitleCase(positions[0]?.title) ?? null;
  const english = languages.find(({ language }) => language === 'en');

  const attachSource = (line: Line | undefined, text: string | null): SourcedText | null =>
    line === undefined || text === null ? null : { text, line };
  const proposal = {
    firstName: builder.addText('/firstName', toNamePart(firstName), LIMITS.name),
    lastName: builder.addText('/lastName', toNamePart(lastName), LIMITS.name),
    email: builder.addText('/email', toSourcedText(email), LIMITS.email),
    jobTitle: builder.addText('/jobTitle', title, LIMITS.title),
    summary: builder.addText(
      '/summary',
      attachSource(introduction[0], bodyText(introduction).replaceAll('\n', ' ')),
      LIMITS.text,
    ),
    country: builder.addText('/country', attachSource(place?.line, place?.value.country ?? null), LIMITS.name),
    city: builder.addText('/city', attachSource(place?.line, place?.value.city ?? null), LIMITS.name),
    linkedinUrl: builder.addText('/linkedinUrl', linkedin, LIMITS.url),
    portfolioUrl: builder.addText(
      '/portfolioUrl',
      toSourcedText(links.portfolio) ?? findLink(document, allLines, false),
      LIMITS.url,
    ),
    englishLevel: english?.level ?? null,
    skills: builder
      .addList('/skills', skills, LIMITS.skills)
      .map((skill, index) => builder.addText(`/skills/${index}`, skill, LIMITS.skill) ?? ''),
    languages: builder.addList('/languages', languages, LIMITS.languages).map(({ language, level, line }, index) => {
      builder.addSource(`/languages/${index}`, line);
      return { language, level };
    }),
    positions: builder.addList('/positions', positions, LIMITS.positions).map((position, index) => ({
      title: builder.addText(`/positions/${index}/title`, withTitleCase(position.title), LIMITS.title),
      company: builder.addText(`/positions/${index}/company`, position.company, LIMITS.name),
      start: builder.addText(`/positions/${index}/start`, position.start, LIMITS.name),
      end: builder.addText(`/positions/${index}/end`, position.end, LIMITS.name),
      summary: builder.addText(`/positions/${index}/summary`, position.summary, LIMITS.text),
    })),
    education: builder.addList('/education', education, LIMITS.education).map((study, index) => ({
      school: builder.addText(`/education/${index}/school`, study.school, LIMITS.title),
      degree: builder.addText(`/education/${index}/degree`, study.degree, LIMITS.title),
      field: builder.addText(`/education/${index}/field`, study.field, LIMITS.title),
      start: builder.addText(`/education/${index}/start`, study.start, LIMITS.name),
      end: builder.addText(`/education/${index}/end`, study.end, LIMITS.name),
    })),
  };
  if (english !== undefined && english.level !== null) builder.addSource('/englishLevel', english.line);
  const years = countYears(positions, thisMonth);
  const earliest = positions.findLast(({ start }) => start !== null)?.start;
  if (years !== null && earliest != null) builder.addSource('/experience', earliest.line);
  const derived = {
    phone: builder.addText('/phone', toSourcedText(findPhone(contact, proposal.country)), LIMITS.name),
    timezone: builder.addText(
      '/timezone',
      attachSource(place?.line, findPlaceZone({ city: proposal.city, country: proposal.country })),
      LIMITS.shortText,
    ),
    experience: years === null ? null : toExperienceLevel(years),
  };
  return { ...proposal, sources: builder.sources, warnings: buildWarnings(document, builder.cuts), ...derived };
};

/** Only this many links are looked up. */
const MAX_LINKS = 300;

/** Returns the target of a link such as "LinkedIn" if the page does not show the address. */
const findLink = (document: PlacedDocument, lines: readonly Line[], isLinkedin: boolean): SourcedText | null => {
  for (const { page, x, y, width, url } of document.links.slice(0, MAX_LINKS)) {
    if (!/^https?:/i.test(url) || /linkedin\.com\/\S/i.test(url) !== isLinkedin) continue;
    if (!isLinkedin && /linkedin|facebook|twitter|instagram|wa\.me|google\.com|maps\./i.test(url)) continue;
    const line = lines.find(
      (other) =>
        other.page === page &&
        Math.abs(other.y - y) < 1.2 * other.size &&
        other.x < x + width + 2 &&
        other.right > x - 2,
    );
    if (
      line !== undefined &&
      (isLinkedin || /portfolio|portafolio|web|site|github|behance|sitio/i.test(fold(line.text)))
    )
      return { text: url, line };
  }
  return null;
};
