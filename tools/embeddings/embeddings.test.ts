import { describe, expect, it } from 'vitest';
import { createSeededDraw } from '../resumes/people/seeded.ts';
import { splitGenderedForms } from './gender-pairs.ts';
import { splitGroups } from './held-out.ts';
import { ownGroups } from './own-titles.ts';
import { groupTitles, type TitleGroup } from './title-groups.ts';
import { TitleTrainer } from './training.ts';
import { withTranslations } from './translations.ts';

describe('splitGenderedForms', () => {
  it.each([
    ['director técnico/directora técnica', ['director técnico', 'directora técnica']],
    ['director técnico directora técnica', ['director técnico', 'directora técnica']],
    ['Afinador/Afinadora', ['Afinador', 'Afinadora']],
    ['abogado abogada', ['abogado', 'abogada']],
    ['fisioterapeuta', ['fisioterapeuta']],
    ['import/export specialist', ['import/export specialist']],
    ['data entry clerk', ['data entry clerk']],
    ['', ['']],
  ])('returns the titles in %j', (label, titles) => {
    expect(splitGenderedForms(label)).toEqual(titles);
  });
});

const createGroup = (index: number): TitleGroup => ({
  source: 'esco',
  id: `${index}`,
  field: 'isco 111',
  levels: [],
  titles: { en: [`title${index} alpha${index}`, `other${index} beta${index}`, 'shared title'], es: [`titulo${index}`] },
  descriptions: [],
});

const groups = Array.from({ length: 60 }, (_, index) => createGroup(index));

describe('splitGroups', () => {
  const { trained, heldOut } = splitGroups(groups);

  it('holds out a few occupations, the same every time', () => {
    expect(heldOut.length).toBeGreaterThan(1);
    expect(heldOut.length).toBeLessThan(20);
    expect(splitGroups(groups)).toEqual({ trained, heldOut });
  });

  it('leaves no title of a held-out occupation in the groups to train on', () => {
    const titles = new Set(heldOut.flatMap(groupTitles));
    expect(trained.flatMap(groupTitles).filter((title) => titles.has(title))).toEqual([]);
    expect(trained.length + heldOut.length).toBe(groups.length);
  });
});

describe('ownGroups', () => {
  it('returns groups with several titles each, including abbreviations', () => {
    const own = ownGroups();
    expect(own.every((group) => groupTitles(group).length > 1)).toBe(true);
    expect(own.some((group) => groupTitles(group).includes('dba'))).toBe(true);
  });
});

describe('withTranslations', () => {
  it('adds translated titles, except to groups of single words', () => {
    const own: TitleGroup = {
      ...createGroup(1),
      source: 'own',
      titles: { any: ['software developer', 'web programmer'] },
    };
    const [title, word] = withTranslations([own, { ...own, source: 'words' }], createSeededDraw(3));
    expect(title?.titles['translated']?.length).toBeGreaterThan(0);
    expect(title?.titles['any']).toEqual(own.titles['any']);
    expect(word?.titles).toEqual(own.titles);
  });
});

describe('TitleTrainer', () => {
  const settings = {
    seed: 1,
    batches: 3,
    batch: 16,
    temperature: 0.08,
    rate: 0.1,
    dropShare: 0.45,
    fieldShare: 0.25,
    descriptionShare: 0.1,
    weights: { esco: 1, onet: 1, own: 1, words: 1 },
  };
  const trainTable = (): Float32Array => {
    const trainer = new TitleTrainer(settings);
    trainer.train(groups, () => undefined);
    return trainer.table;
  };

  it('learns the same table for the same seed', () => {
    const table = trainTable();
    expect(table.every(Number.isFinite)).toBe(true);
    expect(Buffer.compare(Buffer.from(table.buffer), Buffer.from(trainTable().buffer))).toBe(0);
  });
});
