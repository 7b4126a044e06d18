import { describe, expect, it } from 'vitest';
import { placeLines, toPlacedDocument } from '#testing/resume-lines.ts';
import { readEducation } from './education.ts';
import { layOut } from './page-layout.ts';
import { namesDegree } from './role-words.ts';

const studies = (lines: readonly string[]): (string | null)[][] =>
  readEducation(layOut(toPlacedDocument(placeLines(lines))).flatMap((block) => block.lines)).map(
    ({ degree, field, school, end }) => [degree, field, school, end].map((value) => value?.text ?? null),
  );

describe('degrees', () => {
  it.each([
    'B.E. in Civil Engineering',
    'B.Tech',
    'LL.B.',
    'LLM',
    'M.Sc. Urban Planning',
    'BCom',
    'B. Arch.',
    'J.D.',
    'Associate of Arts',
    'Técnico Superior en Logística',
    'Tecnólogo em Redes',
    'Bacharelado em Letras',
    'Licenciatura Plena em Matemática',
    'Especialización en Seguros',
    'Pós-graduação em Gestão',
    'Maestría en Derecho',
    'Mestrado em Física',
    'Doutorado',
    'Diplomado en Ventas',
    'Ensino Médio',
    'Bachillerato',
  ])('%s is a degree', (text) => {
    expect(namesDegree(text)).toBe(true);
  });

  it.each(['Be kind', 'Me and my team', 'Ma Belle', 'Masonry', 'BANCO'])('%s is not a degree', (text) => {
    expect(namesDegree(text)).toBe(false);
  });

  it('are assigned to their own school if the next entry has a different format', () => {
    expect(
      studies([
        'Universidad del Norte de Boyacá | 2008 - 2013',
        'Derecho',
        'Especialización en Seguros, Universidad Andina | 2015',
      ]),
    ).toEqual([
      ['Derecho', null, 'Universidad del Norte de Boyacá', '2013'],
      ['Especialización', 'Seguros', 'Universidad Andina', '2015'],
    ]);
  });
});

describe('the degree and the field of study', () => {
  it.each([
    ['MBA, Engenharia de Software', 'MBA', 'Engenharia de Software'],
    ['Graduação – Engenharia de Computação', 'Graduação', 'Engenharia de Computação'],
    ['Ingeniería de Sistemas', 'Ingeniería de Sistemas', null],
  ])('in "%s" are %s and %s', (text, degree, field) => {
    expect(studies([`${text} | 2010 - 2014`, 'Universidad de la Sierra'])).toEqual([
      [degree, field, 'Universidad de la Sierra', '2014'],
    ]);
  });
});

describe('the school in a line with commas', () => {
  it.each([
    [['Universidad de Buenos Aires, Facultad de Ingeniería'], 'Universidad de Buenos Aires, Facultad de Ingeniería'],
    [['Facultad de Ingeniería, Universidad de Buenos Aires'], 'Facultad de Ingeniería, Universidad de Buenos Aires'],
    [['University of California, Davis'], 'University of California, Davis'],
    [['California State University, Fullerton'], 'California State University, Fullerton'],
    [['University of Florida, Gainesville, FL'], 'University of Florida'],
    [['Universidad Nacional de Colombia, sede Medellín'], 'Universidad Nacional de Colombia, sede Medellín'],
    [['Universidade do Cerrado, Goiânia, Brasil'], 'Universidade do Cerrado'],
    [['Facultad de Ingeniería', 'Universidad de la Sierra'], 'Universidad de la Sierra'],
    [['Universidad de la Sierra', 'Facultad de Ingeniería'], 'Universidad de la Sierra'],
  ])('%j is %s', (lines, school) => {
    expect(studies(['Ingeniero Civil', ...lines]).map(([, , name]) => name)).toEqual([school]);
  });
});
