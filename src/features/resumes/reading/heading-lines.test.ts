import { describe, expect, it } from 'vitest';
import { placeLines, toPlacedDocument } from '#testing/resume-lines.ts';
import { layOut } from './page-layout.ts';
import { readSections } from './sections.ts';

const sections = (lines: readonly string[]): string[] =>
  readSections(layOut(toPlacedDocument(placeLines(lines)))).map(
    ({ kind, lines: own }) => `${kind}: ${own.map(({ text }) => text).join(' / ')}`,
  );

describe('heading lines', () => {
  it('start an unnamed section if their words are unknown', () => {
    const lines = [
      '#Ana Gómez',
      '#Experience',
      'Clerk, Umbra | 2018 – 2019',
      '#Side quests',
      'A game about bees with four friends, 2018 – 2019',
      '#Education',
      'Bachelor of Arts, Ridgemont State University',
    ];
    expect(sections(lines)).toEqual([
      'head: Ana Gómez',
      'experience: Clerk, Umbra 2018 – 2019',
      'other: A game about bees with four friends, 2018 – 2019',
      'education: Bachelor of Arts, Ridgemont State University',
    ]);
  });

  it('can continue on the next line', () => {
    const lines = ['#Ana Gómez', '#Experiencia', 'Cajera, Umbra', '#Conocimientos en', '#Computación', 'Excel, SAP'];
    expect(sections(lines).at(-1)).toBe('skills: Excel, SAP');
  });

  it('do not include names of employers that look like headings', () => {
    const lines = [
      '#Ana Gómez',
      '#Experience',
      '#Umbra',
      'Clerk | 2018 – 2019',
      '• Filed',
      '#Zapline',
      'Aide | 2016 – 2018',
      '#Education',
      'Bachelor of Arts, Ridgemont State University',
    ];
    expect(sections(lines).map((section) => section.split(':')[0])).toEqual(['head', 'experience', 'education']);
  });

  it('are recognized by a head word if there is no standard heading', () => {
    expect(sections(['#Ana Gómez', '#Dónde he trabajado', 'Clerk, Umbra', '#Qué he estudiado', 'Derecho'])).toEqual([
      'head: Ana Gómez',
      'experience: Clerk, Umbra',
      'education: Derecho',
    ]);
  });
});
