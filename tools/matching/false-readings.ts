/**
 * How often prose of everyday life is read as the skills of somebody's work. Counts; reads nothing itself.
 */
import { prepareCandidate } from '../../src/engine/matching.domain.ts';
import { skillLabel } from '../../src/engine/taxonomy/skills.ts';
import { EVERYDAY_TEXT, type EverydayText, NAMED_BY_TOPIC } from '../../src/engine/testdata/everyday-text.ts';

/** A paragraph with the labels of the skills that were read in it and are not in it. */
export interface FalseReading extends EverydayText {
  readonly skills: readonly string[];
}

/** The paragraphs in which a skill is read that they do not name. */
export const falseReadings = (): FalseReading[] =>
  EVERYDAY_TEXT.map((paragraph) => {
    const named = NAMED_BY_TOPIC[paragraph.topic] ?? [];
    const read = prepareCandidate({ bio: paragraph.text }).mentioned.map(skillLabel);
    return { ...paragraph, skills: read.filter((label) => !named.includes(label)) };
  }).filter(({ skills }) => skills.length > 0);
