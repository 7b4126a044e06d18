import { describe, expect, it } from 'vitest';
import { readDesign } from '#testing/resume-designs/design.ts';
import { placeLines } from '#testing/resume-lines.ts';
import type { PlacedText } from './placed-text.ts';

const HEAD = ['#Ana Gómez', 'ana.gomez@example.com', 'Lima, Peru'];

const placed = (text: string, x: number, y: number, more: Partial<PlacedText> = {}): PlacedText => ({
  page: 1,
  x,
  y,
  width: text.length * 5,
  size: 10,
  bold: false,
  text,
  ...more,
});

describe('the reader of template layouts', () => {
  it('reads the texts next to headings on the left, even if a heading is wrapped', () => {
    const texts = [
      ...placeLines(HEAD),
      placed('Experiencia en la', 40, 130, { bold: true }),
      placed('industria', 40, 143, { bold: true }),
      placed('Analista, Quillmark', 180, 130),
      placed('2019 – 2022', 180, 143),
      placed('Educación', 40, 170, { bold: true }),
      placed('Licenciatura en Economía, Universidad de Chile', 180, 170),
      placed('2014 – 2018', 180, 183),
      placed('Habilidades', 40, 210, { bold: true }),
      placed('Excel, SAP, Power BI', 180, 210),
    ];
    expect(readDesign({ texts })).toMatchObject({
      jobs: ['Analista @ Quillmark 2019/2022'],
      studies: ['Licenciatura: Economía @ Universidad de Chile 2014/2018'],
      skills: ['Excel', 'SAP', 'Power BI'],
    });
  });

  it('does not read a row of labels above a table as a job', () => {
    const row = (y: number, ...cells: [string, string, string]): PlacedText[] =>
      cells.map((cell, index) => placed(cell, 40 + 150 * index, y));
    const texts = [
      ...placeLines(HEAD),
      placed('Experience', 40, 130, { bold: true, size: 13 }),
      ...row(150, 'Period', 'Company', 'Position'),
      ...row(165, '2021 – 2023', 'Quillmark', 'Sales Manager'),
      ...row(180, '2018 – 2021', 'Harbor & Pine', 'Sales Assistant'),
    ];
    expect(readDesign({ texts }).jobs).toEqual([
      'Sales Manager @ Quillmark 2021/2023',
      'Sales Assistant @ Harbor & Pine 2018/2021',
    ]);
  });

  it('does not read a running footer with a changing page number as a job', () => {
    const foot = (page: number): PlacedText[] => [
      placed('12/2025', 40, 780, { page }),
      placed('Ana Gómez · CV', 250, 780, { page }),
      placed(`${page}`, 500, 780, { page }),
    ];
    const texts = [
      ...placeLines([...HEAD, '#Experience', 'Clerk, Quillmark | 2021 – 2023']),
      ...foot(1),
      ...placeLines(['Aide, Umbra | 2018 – 2021']).map((text) => ({ ...text, page: 2 })),
      ...foot(2),
    ];
    expect(readDesign({ texts }).jobs).toEqual(['Clerk @ Quillmark 2021/2023', 'Aide @ Umbra 2018/2021']);
  });

  it('joins a name that spans three lines', () => {
    const name = ['GUSTAVO', 'DE', 'SOUZA'].map((word, index) => placed(word, 40, 60 + 33 * index, { size: 30 }));
    expect(readDesign({ texts: [...name, placed('gustavo.souza@example.com', 40, 160)] }).name).toBe(
      'Gustavo de Souza',
    );
  });

  it('assigns levels in a separate row to the languages above them', () => {
    const texts = [
      ...placeLines(HEAD),
      placed('Languages', 40, 130, { bold: true, size: 13 }),
      placed('Spanish', 40, 150),
      placed('English', 140, 150),
      placed('Native', 40, 163),
      placed('B2', 140, 163),
    ];
    expect(readDesign({ texts }).languages).toEqual(['es native', 'en B2']);
  });
});
