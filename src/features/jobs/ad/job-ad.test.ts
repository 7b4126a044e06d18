import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { ADS_READ_AT, HELD_OUT_DATES, TUNED_DATES } from '#testing/job-ads/ad-dates.ts';
import { AD_FIELDS, adFigures, adMisses } from '#testing/job-ads/ad-figures.ts';
import { HELD_OUT_ADS } from '#testing/job-ads/held-out-ads.ts';
import { TUNED_ADS } from '#testing/job-ads/tuned-ads.ts';
import { parseJobAd } from './job-ad.domain.ts';

describe('the job ad parser', () => {
  it.each(TUNED_ADS.map((ad) => [ad.form, ad] as const))('finds every field in an ad (%s)', (_, ad) => {
    expect(adMisses(ad)).toEqual([]);
  });

  it('is right about more than 90% of the values that it finds in held-out ads', () => {
    const figures = Object.values(adFigures(HELD_OUT_ADS));
    const sum = (of: 'expected' | 'found' | 'right') => figures.reduce((total, figure) => total + figure[of], 0);
    expect(sum('right') / sum('found')).toBeGreaterThan(0.9);
    expect(figures).toHaveLength(AD_FIELDS.length);
  });

  it('reports the line for each field that it fills in', () => {
    const ad = parseJobAd('Bookkeeper\n\nRate: $20/hr\nTime zone: EST\nResponsibilities\n- Pay the bills every week');
    expect(ad.sources).toMatchObject({
      title: { line: 1, text: 'Bookkeeper' },
      hourlyBudget: { line: 3, text: 'Rate: $20/hr' },
      timezone: { line: 4, text: 'Time zone: EST' },
      responsibilities: { line: 6, text: '- Pay the bills every week' },
    });
    expect(ad.sources.experience).toBeUndefined();
  });
});

describe('dates in a job ad', () => {
  const readDates = (line: string) => {
    const { startDate, validThrough } = parseJobAd(`Bookkeeper\n\n${line}\nRequirements\n- QuickBooks`, ADS_READ_AT);
    return { line, startDate, validThrough };
  };

  it.each(TUNED_DATES)('are read correctly from “$line”', (expected) => {
    expect(readDates(expected.line)).toEqual(expected);
  });

  it('are correct for at least nine of the held-out lines', () => {
    const right = HELD_OUT_DATES.filter(
      (expected) => JSON.stringify(readDates(expected.line)) === JSON.stringify(expected),
    );
    expect(right.length).toBeGreaterThanOrEqual(9);
  });

  it('come with the lines they were read from', () => {
    const { sources } = parseJobAd('Bookkeeper\n\nStart: January 12\nApply by Dec 15', ADS_READ_AT);
    expect(sources.startDate).toEqual({ line: 3, text: 'Start: January 12' });
    expect(sources.validThrough).toEqual({ line: 4, text: 'Apply by Dec 15' });
  });

  it.each([
    'Start: January 12\nStart: January 19',
    'Start: February 30',
    'Start: January 12, 2031',
    'Start: October 1',
  ])('are left empty for “%s”', (lines) => {
    expect(readDates(lines).startDate).toBeNull();
  });
});

describe('skills in a job ad', () => {
  const readSkills = (requirements: string) =>
    parseJobAd(`Office Assistant\n\nRequirements\n${requirements}`).requiredSkills;

  it('include a requirement that is just the name of a skill', () => {
    expect(readSkills('- Excel\n- QuickBooks.\n- Two years in an office')).toEqual(['Excel', 'QuickBooks']);
  });

  it('include neither "excel" as a verb nor an optional skill', () => {
    expect(readSkills('- You excel at calm phone calls\n- Excel is a plus')).toEqual([]);
  });
});

describe('the description of a job ad', () => {
  const readDescriptionWith = (line: string) =>
    parseJobAd(
      `Bookkeeper\n\nWe keep the books of forty small bakeries in three states.\n${line}\nRequirements\n- Patience with paper receipts`,
    );

  it.each([
    'Pay: $20/h',
    'Pay: $15 - $20 per hour',
    'Rate: US$ 20 an hour',
    '$20/hr',
    'Tarifa: US$20 por hora',
    'Valor: US$ 20 por hora',
    'Pay\n$20/hr',
  ])('leaves out “%s”, because the field shows it', (line) => {
    const { description, hourlyBudget } = readDescriptionWith(line);
    expect(hourlyBudget).toBe(20);
    expect(description).toMatch(/^We keep the books of forty small bakeries in three states\.\s+Requirements\n/);
  });

  it.each(['Hours: 40 hours per week', '40 hrs/week', 'Horario: 40 horas semanales', 'Jornada: 40 horas por semana'])(
    'leaves out “%s”, because the field shows it',
    (line) => {
      const { description, hoursPerWeek } = readDescriptionWith(line);
      expect(hoursPerWeek).toBe(40);
      expect(description).not.toContain('40');
    },
  );

  it.each([
    'Pay: $20/h plus a bonus at the end of each quarter',
    'Salary: $3,200 per month',
    'Hours: 40 hours per week, 9 to 5 in Chicago',
    'Pay: from $15 per hour',
    'Hours: 20-30 hours per week',
  ])('keeps “%s”, because it says more than the field', (line) => {
    expect(readDescriptionWith(line).description).toContain(line);
  });
});

describe('weekly hours in a job ad', () => {
  it.each([
    ['Hours: 40 hours per week', 40],
    ['Part-time, 20 hrs/week', 20],
    ['Jornada de 30 horas semanales', 30],
    ['Carga de 25 horas por semana', 25],
  ])('are found in “%s”, with the line', (line, hours) => {
    const ad = parseJobAd(`Bookkeeper\n\n${line}\nRequirements\n- QuickBooks`);
    expect(ad).toMatchObject({ hoursPerWeek: hours, sources: { hoursPerWeek: { line: 3, text: line } } });
  });

  it.each([
    'Hours: 20-30 hours per week',
    'Up to 40 hours per week',
    '20 hours per week of overlap with our team',
    'Hours: 90 hours per week',
    'Part-time, 20 hours a week\nFull-time later, 40 hours a week',
  ])('are left empty for “%s”', (line) => {
    expect(parseJobAd(`Bookkeeper\n\n${line}`).hoursPerWeek).toBeNull();
  });
});

describe('pay in a job ad', () => {
  const readPay = (line: string): [number | null, number | null] => {
    const { hourlyBudgetFrom, hourlyBudget } = parseJobAd(`Bookkeeper\n${line}`);
    return [hourlyBudgetFrom, hourlyBudget];
  };

  it.each([
    ['Salary: $3,200 per month', null, 20],
    ['Salary: $38,400 a year', null, 20],
    ['Pay: $400 per week, full-time', null, 10],
    ['Pay: $800 biweekly, full-time', null, 10],
    ['Part-time, salary of $800 per month', null, 10],
    ['Compensation: USD 45k–60k', 23, 31],
    ['Sueldo: US$ 1.600 mensuales', null, 10],
    ['Remuneração: US$ 2.400 por mês', null, 15],
    ['We pay between $10 and $15 per hour', 10, 15],
  ])('is an hourly rate if the ad states “%s”', (line, from, to) => {
    expect(readPay(line)).toEqual([from, to]);
  });

  it('is converted at the weekly hours that the ad states', () => {
    expect(readPay('Salary: $2,400 per month\nHours: 30 hours per week')).toEqual([null, 20]);
    expect(readPay('Part-time, salary of $1,200 per month\nHours: 30 hours per week')).toEqual([null, 10]);
    expect(readPay('Pay: $400 per week, 10 hours per week')).toEqual([null, 40]);
  });

  it.each([
    'We had $3,000,000 in revenue last year',
    'Our clients spend $50,000 a month on ads',
    'You will manage an ad budget of $20,000 per month',
    'A bonus of $500 per month if you reach your goals',
    'OTE: $6,000 per month',
    'Salary: $25,000 MXN per month',
    'Salario: $2.500.000 COP al mes',
    'Salário: R$ 4.000 por mês',
    'Salary: €2,000 per month',
    'Pay: from $15 per hour',
    'Pay: $10 per hour\nPay: $30 per hour',
    'Salary: $1 per year',
    'We raised $12 million',
  ])('is empty if the ad states “%s”', (line) => {
    expect(readPay(line)).toEqual([null, null]);
  });
});

describe('a hostile job ad', () => {
  it('loses tags, scripts, invisible characters and direction marks', () => {
    const ad = parseJobAd(
      '<script>alert(1)</script><h1>Book\u200bkeeper\u202e</h1><p onclick="x()">Keep the books of three bakeries.</p><ul><li>Pay &lt;b&gt;bills&lt;/b&gt;</li></ul>',
    );
    expect(ad.title).toBe('Bookkeeper');
    expect(JSON.stringify(ad)).not.toMatch(/[\u200b\u202e]|onclick|alert/);
  });

  it('stays within the limits of the form', () => {
    const long = `Bookkeeper\nResponsibilities\n${'- Do a thing that takes a while\n'.repeat(800)}Skills\n${Array.from({ length: 400 }, (_, index) => `Skill number ${index}`).join(', ')}`;
    const ad = parseJobAd(long);
    expect(ad.requiredSkills.length).toBeLessThanOrEqual(LIMITS.skills);
    expect(ad.responsibilities?.length ?? 0).toBeLessThanOrEqual(LIMITS.text);
    expect(ad.description?.length ?? 0).toBeLessThanOrEqual(LIMITS.text);
  });

  it.each(['', ' ', '\n\n', '$', '$$$$', '<p>', '- - -', '🚀🚀', ':::', 'Skills:', '\t\t'])(
    'yields no fields if it is “%s”',
    (text) => {
      expect(parseJobAd(text)).toMatchObject({ title: null, hourlyBudget: null, experience: null, requiredSkills: [] });
    },
  );
});
