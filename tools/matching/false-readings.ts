/** How often everyday prose is read as professional skills. */
import { prepareCandidate } from '../../src/engine/matching.domain.ts';
import { skillLabel } from '../../src/engine/taxonomy/skills.ts';
import { EVERYDAY_TEXT, type EverydayText, NAMED_BY_TOPIC } from '../../src/engine/testdata/everyday-text.ts';

/** A paragraph with the labels of skills that were read by mistake. */
export interface FalseReading extends EverydayText {
  readonly skills: readonly string[];
}

/** Paragraphs in which a skill is read that they do not name. */
export const falseReadings = (): FalseReading[] =>
  EVERYDAY_TEXT.map((paragraph) => {
    const named = NAMED_BY_TOPIC[paragraph.topic] ?? [];
    const foundSkills = prepareCandidate({ bio: paragraph.text }).mentioned.map(skillLabel);
    return { ...paragraph, skills: foundSkills.filter((label) => !named.includes(label)) };
  }).filter(({ skills }) => skills.length > 0);
