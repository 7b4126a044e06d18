/**
 * Finds the skills that a job ad requires: the items of skill lists, and known skills in the requirements. If there are none, searches the rest of
 * the text. Omits skills marked as optional, except in skills sections. Runs in linear time.
 */
import { isSoftSkill, isUnknownSkill, readProse, skillKey, skillLabel, skillsIn } from '#engine/matching.domain.ts';
import { LIMITS } from '#shared/limits.ts';
import { separateSkills } from '#shared/skill-list.ts';
import { normalizeText, splitSentences } from './ad-lines.domain.ts';
import type { LineInSection } from './ad-sections.domain.ts';

/** Later skills are dropped, because almost no one fits a job that requires more than this. */
const MAX_SKILLS = 15;
const MAX_ITEM_WORDS = 4;

const OPTIONAL =
  /\b(?:preferred|nice to have|a plus|is a plus|bonus|optional|deseable|se valora|desejavel|diferencial|ideal(?:ly)?)\b/;
const OPTIONAL_TAIL = /[,(–—-]\s{0,2}(?:ideally|preferably|preferred|de preferencia)\b.{0,200}$/i;
const REQUIRED_IN_PROSE =
  /\b(?:must|should (?:have|know|be)|you (?:have|know|need)|experience|experiencia|proficien\w+|fluent|knowledge|know your way|requir\w+|skills?|pedimos|requisitos|conocimiento\w*|conhecimento\w*|manejo|dominio|work with|expert\w*)\b/;

interface FoundSkill {
  key: string;
  label: string;
  line: LineInSection;
}

const findKnownSkills = (text: string, line: LineInSection): FoundSkill[] => {
  const keys = [...skillsIn(readProse(text))];
  // The engine does not recognize English in phrases such as "near-native English".
  const english = /\b(?:english|ingles)\b/.test(normalizeText(text)) ? [skillKey('English')] : [];
  return [...new Set([...keys, ...english])].map((key) => ({ key, label: skillLabel(key), line }));
};

/** Splits a list of skills into items and drops long ones. An unknown item stays as written, unless it contains known skills, which replace it. */
const parseSkillItems = (line: LineInSection): FoundSkill[] =>
  line.text
    .split(/[,;|•\t]|\s\/\s|\.\s/)
    .flatMap(separateSkills)
    .map((item) => item.replace(/\.$/, '').trim())
    .filter(
      (item) =>
        item !== '' && item.length <= LIMITS.skill && item.split(/\s+/).length <= MAX_ITEM_WORDS && /\p{L}/u.test(item),
    )
    .flatMap((item) => {
      const key = skillKey(item);
      if (key === '') return [];
      if (!isUnknownSkill(key)) return [{ key, label: skillLabel(key), line }];
      const knownSkills = findKnownSkills(item, line);
      return knownSkills.length > 0 ? knownSkills : [{ key, label: item, line }];
    });

/** Returns whether a line is a bullet point with several short items, such as `Bronze alloys, Excel`. */
const isSkillList = ({ text, line: { isBullet } }: LineInSection): boolean => {
  const items = text.split(',');
  return isBullet && items.length > 1 && items.every((item) => item.trim().split(/\s+/).length <= MAX_ITEM_WORDS);
};

/**
 * Returns whether a bullet point of the requirements is just the name of a skill. In a sentence, the skill may not be recognized, because a word such
 * as "excel" can also be a verb.
 */
const isOnlySkill = ({ text, section, line: { isBullet } }: LineInSection): boolean => {
  const key = skillKey(text.replace(/\.$/, '').trim());
  const isShort = text.split(/\s+/).length <= MAX_ITEM_WORDS;
  const isOptional = OPTIONAL.test(normalizeText(text));
  return isBullet && isShort && !isOptional && section === 'requirements' && key !== '' && !isUnknownSkill(key);
};

const findRequiredSkills = (line: LineInSection): FoundSkill[] => {
  if (line.isHeading) return [];
  if (line.section === 'skills') return parseSkillItems(line);
  if (isSkillList(line) && !OPTIONAL.test(normalizeText(line.text)))
    return parseSkillItems(line).filter(({ key }) => !isUnknownSkill(key));
  const found = splitSentences(line.text)
    .map((sentence) => sentence.replace(OPTIONAL_TAIL, ''))
    .filter((sentence) => !OPTIONAL.test(normalizeText(sentence)))
    .flatMap((sentence) => findKnownSkills(sentence, line));
  return found.length === 0 && isOnlySkill(line) ? parseSkillItems(line) : found;
};

/** Returns the skills with their lines. Soft skills come last, because almost every ad names them. */
export const findAdSkills = (lines: readonly LineInSection[]): { label: string; line: LineInSection }[] => {
  const sectionLines = lines.filter(
    ({ section }) => section === 'skills' || section === 'requirements' || section === 'experience',
  );
  const prose = lines.filter(
    ({ section, text, isHeading }) =>
      !isHeading && (section === null || section === 'other') && REQUIRED_IN_PROSE.test(normalizeText(text)),
  );
  let found = sectionLines.flatMap(findRequiredSkills);
  if (found.length === 0) {
    found = prose.flatMap((line) =>
      splitSentences(line.text)
        .filter(
          (sentence) => REQUIRED_IN_PROSE.test(normalizeText(sentence)) && !OPTIONAL.test(normalizeText(sentence)),
        )
        .flatMap((sentence) => findKnownSkills(sentence, line)),
    );
  }
  const seen = new Set<string>();
  const distinct = found.filter(({ key }) => !seen.has(key) && seen.add(key));
  return [...distinct.filter(({ key }) => !isSoftSkill(key)), ...distinct.filter(({ key }) => isSoftSkill(key))].slice(
    0,
    MAX_SKILLS,
  );
};
