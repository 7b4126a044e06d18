import { describe, expect, it } from 'vitest';
import { compatibility } from '../matching.domain.ts';
import { toWholeYears, yearsInProfile } from '../scoring/experience.ts';
import { countDatedMonths } from './career-dates.ts';

const countDatedYears = (text: string, referenceYear: number): number | null => {
  const months = countDatedMonths(text, referenceYear);
  return months === null ? null : toWholeYears(months);
};

const YEAR = 2026;
const years = (text: string): number | null => countDatedYears(text, YEAR);

describe('dates of a career', () => {
  it.each([
    ['Accountant 2015 – 2019', 4],
    ['2020/2022', 2],
    ['Jan. 2018 – Mar. 2020', 2],
    ['Jan 2018 - present', 8],
    ['01/2018 - 12/2020', 3],
    ['2018-01 to 2020-12', 3],
    ['from 2012 to 2016', 4],
    ['between 2012 and 2016', 4],
    ['desde 2016', 10],
    ['Desde el año 2016 soy contadora.', 10],
    ['marzo 2019 a la fecha', 7],
    ['Desde marzo de 2020 hasta la actualidad', 6],
    ['Trabajé de enero de 2018 a diciembre de 2020 en Acme.', 3],
    ['março de 2018 até o momento', 8],
    ['10/2015 a 03/2018 Analista', 2],
  ])('of %j add up to %i years', (text, expected) => {
    expect(years(text)).toBe(expected);
  });

  it.each([
    'We sold 2000 units in 2019',
    'Premiada em 2015 e 2018',
    'Goals for 2030',
    '2019 - 2015',
    'desde hace 5 años',
    '',
  ])('are not found in %j', (text) => {
    expect(years(text)).toBeNull();
  });

  it('count overlapping jobs once', () => {
    expect(years('2015 - 2019, 2017 - 2021')).toBe(6);
    expect(years('2015 - 2019\n2016 - 2018')).toBe(4);
    expect(years('2010 - 2012\n2020 - 2022')).toBe(4);
  });

  it('exclude education, recognized by its heading, its words or the line above', () => {
    expect(years('Education\nNational University 2008 - 2012\n\nExperience\nDeveloper at Acme 2014 - 2018')).toBe(4);
    expect(years('Formación académica\nLima, 2008 - 2012\nExperiencia laboral\nAnalista 2014 - 2018')).toBe(4);
    expect(years('Studied law 2010 - 2015. Lawyer 2015 - 2020.')).toBe(5);
    expect(years('BSc, University of Lima 2010 - 2014\nDeveloper 2014 - 2018')).toBe(4);
    expect(years('Licenciatura en Derecho\nLima\n2010 - 2015')).toBeNull();
  });

  it('end "to the present" at the given year, or at a later year in the text', () => {
    expect(countDatedYears('2020 - present', 2024)).toBe(4);
    expect(countDatedYears('2020 - 2029, 2028 - present', 2024)).toBe(9);
  });

  it('count if they show more years than the text states', () => {
    expect(yearsInProfile('2018 - present, over 3 years in sales', YEAR)).toEqual({ min: 8, max: 8 });
    expect(yearsInProfile('2018 - 2020, 10+ years of experience', YEAR)).toEqual({ min: 10, max: Infinity });
  });

  it('count toward the required experience, unless the experience field states years', () => {
    const job = { title: 'Accountant', experience: '5+ years' };
    const summary = (bio: string, experience?: string, referenceYear?: number): string | undefined =>
      compatibility(job, { jobTitle: 'Accountant', bio, experience, referenceYear }).factors.find(
        ({ factor }) => factor === 'experience',
      )?.summary;
    const bio = 'Accountant\nJan 2019 - present\nMonth-end closing and payroll for small firms.';
    expect(summary(bio)).toBe('7 years of experience, from the bio; the job asks for 5+ years');
    expect(summary(bio, undefined, 2022)).toBe('3 years of experience, from the bio; the job asks for 5+ years');
    expect(summary(bio, '1-3')).toBe('1-3 years of experience; the job asks for 5+ years');
  });
});
