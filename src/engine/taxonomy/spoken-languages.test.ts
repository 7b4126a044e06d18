/** Tests which languages in a profile count as skills. */
import { describe, expect, it } from 'vitest';
import { evaluateChanges, explainPair, prepareCandidate, prepareJob } from '../matching.domain.ts';
import { isUnknownSkill, skillKey } from './skills.ts';
import { spokenSkills } from './spoken-languages.ts';

const LEVELS = { below: 'A2', enough: 'B1' } as const;

describe('spoken languages', () => {
  it('count as skills from B1, each once, with any script or region', () => {
    const languages = [
      { language: 'pt-BR', level: 'native' },
      { language: 'en', level: 'C1' },
      { language: 'fr', level: LEVELS.below },
      { language: 'zh-Hant', level: LEVELS.enough },
      { language: 'eo', level: 'C2' },
    ] as const;
    expect(spokenSkills({ englishLevel: 'B2', languages })).toEqual(['Portuguese', 'English', 'Chinese']);
    expect(spokenSkills({ englishLevel: LEVELS.below })).toEqual([]);
    expect(spokenSkills({ englishLevel: null, languages: null })).toEqual([]);
  });

  it('have labels that the taxonomy contains', () => {
    const tags = ['en', 'es', 'pt', 'fr', 'de', 'it', 'zh', 'ja', 'ru', 'ar', 'nl', 'ko', 'hi', 'pl', 'tr', 'he', 'sv'];
    const more = ['el', 'uk', 'ca', 'qu'];
    const labels = spokenSkills({ languages: [...tags, ...more].map((language) => ({ language, level: 'C1' })) });
    expect(labels).toHaveLength(tags.length + more.length);
    expect(labels.filter((label) => isUnknownSkill(skillKey(label)))).toEqual([]);
  });

  it('count in the score of a profile that states them as languages', () => {
    const job = prepareJob({ title: 'Bookkeeper', requiredSkills: ['Excel', 'English', 'Portuguese'] });
    const profile = { jobTitle: 'Bookkeeper', skills: ['Excel'] };
    const stated = prepareCandidate({
      ...profile,
      englishLevel: 'B2',
      languages: [{ language: 'pt', level: 'native' }],
    });
    const listed = prepareCandidate({ ...profile, skills: ['Excel', 'English', 'Portuguese'] });
    expect(explainPair(job, stated)).toMatchObject({ score: explainPair(job, listed).score });
    expect(explainPair(job, stated).missingSkills).toEqual([]);
    expect(evaluateChanges(job, stated).filter(({ change }) => change.kind === 'list-skill')).toEqual([]);
    const beginner = prepareCandidate({ ...profile, englishLevel: LEVELS.below });
    expect(explainPair(job, beginner).score).toBeLessThan(explainPair(job, stated).score);
    expect(explainPair(job, beginner).missingSkills).toEqual(['English', 'Portuguese']);
  });
});
