/** Measures how often everyday prose is read as professional skills. */
import { prepareCandidate } from '../../src/engine/matching.domain.ts';
import { skillLabel } from '../../src/engine/taxonomy/skills.ts';
import { EVERYDAY_TEXT, type EverydayText, NAMED_BY_TOPIC } from '../../src/engine/testdata/everyday-text.ts';

/** A paragraph with the labels of the skills that the engine reads by mistake. */
export interface FalseReading extends EverydayText {
  readonly skills: readonly string[];
}

/** Finds paragraphs in which the engine reads a skill that they do not name. */
export const findFalseReadings = (): FalseReading[] =>
  EVERYDAY_TEXT.map((paragraph) => {
    const named = NAMED_BY_TOPIC[paragraph.topic] ?? [];
    const foundSkills = prepareCandidate({ bio: paragraph.text }).mentioned.map(skillLabel);
    return { ...paragraph, skills: foundSkills.filter((label) => !named.includes(label)) };
  }).filter(({ skills }) => skills.length > 0);
