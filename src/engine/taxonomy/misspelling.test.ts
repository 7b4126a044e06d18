import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compatibility } from '../matching.domain.ts';
import { readContent, words } from '../text/text.ts';
import { skillsIn } from './prose-skills.ts';
import { allSkills, skillKey } from './skills.ts';
import { FALSE_FRIENDS } from './words/false-friends.ts';

const readSkills = (text: string): string[] => [...skillsIn(readContent(text))];

describe('misspelled skills', () => {
  it.each([
    ['Javascrpt', 'JavaScript'],
    ['Java Scrpt', 'JavaScript'],
    ['Kuberntes', 'Kubernetes'],
    ['Postgre SQL', 'PostgreSQL'],
    ['photoshp', 'Photoshop'],
    ['Pyhton', 'Python'],
    ['Exel', 'Excel'],
    ['Laravell', 'Laravel'],
    ['Salesforse', 'Salesforce'],
    ['Quickboks Online', 'QuickBooks Online'],
    ['Custmer service', 'Customer service'],
    ['Atencion al clinte', 'Atención al cliente'],
    ['Adminstracion de proyectos', 'Administración de proyectos'],
    ['Contabildad', 'Contabilidad'],
  ])('%s is read as %s', (written, expected) => {
    expect(skillKey(written)).toBe(skillKey(expected));
  });

  it('are almost always recognized if one letter of a long name is dropped or swapped', () => {
    const names = allSkills().filter(({ label }) => /^[A-Za-z]{9,}$/.test(label));
    let typos = 0;
    let understood = 0;
    for (const { id, label } of names) {
      for (let index = 1; index < label.length - 1; index++) {
        const dropped = label.slice(0, index) + label.slice(index + 1);
        const swapped = label.slice(0, index) + label.charAt(index + 1) + label.charAt(index) + label.slice(index + 2);
        for (const written of [dropped, swapped]) {
          typos += 1;
          if (skillKey(written) === id) understood += 1;
        }
      }
    }
    expect(typos).toBeGreaterThan(1000);
    expect(understood / typos).toBeGreaterThan(0.97);
  });

  it('score like the correct spelling on either side, and are recognized in a bio', () => {
    const job = { title: 'Developer', requiredSkills: ['JavaScript', 'Kubernetes'] };
    const exact = compatibility(job, { jobTitle: 'Developer', skills: ['JavaScript', 'Kubernetes'] });
    expect(compatibility(job, { jobTitle: 'Developer', skills: ['Javascrpt', 'Kuberntes'] })).toEqual(exact);
    const misspelledJob = { ...job, requiredSkills: ['Javascrpt', 'Kuberntes'] };
    expect(compatibility(misspelledJob, { jobTitle: 'Developer', skills: ['JavaScript', 'Kubernetes'] }).score).toBe(
      exact.score,
    );
    expect(readSkills('Six years of Javascrpt, Kuberntes and Soldworks')).toEqual([
      'javascript',
      'kubernetes',
      'solidworks',
    ]);
  });
});

describe('words that only look like a skill', () => {
  it('are not corrected to a skill', () => {
    const friends = FALSE_FRIENDS.trim().split(/\s+/);
    const corrected = friends.filter((word) => {
      const { aliases = [], label = '' } = allSkills().find(({ id }) => id === skillKey(word)) ?? {};
      // A spelling that the taxonomy contains is not a typo.
      return label !== '' && ![label, ...aliases].some((name) => words(name).join('') === words(word).join(''));
    });
    expect(corrected).toEqual([]);
  });

  it.each([
    'Promoting',
    'Plates',
    'Resort management',
    'Driver',
    'Farmer',
    'Framing',
    'Tasting',
    'Reaction',
    'Inmersión',
    'Plantillas',
    'Tomografía',
    'Apicultura',
    'Enología',
    'Zebra taming',
  ])('%s is not a skill', (word) => {
    expect(skillKey(word)).toMatch(/^~/);
  });

  it('are not read as skills in prose', () => {
    expect(
      readSkills('He was promoting plates, backed by reporters of a resort in Russia, and drove a marker.'),
    ).toEqual([]);
    expect(readSkills('La insolencia del histórico ornamento, la tomografía y los postres del resort.')).toEqual([]);
  });
});

describe('skillKey', () => {
  it('ignores surrounding spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('aeioulnrstcdpmj ')), maxLength: 24 }), (text) => {
        expect(skillKey(text)).toBe(skillKey(` ${text} `));
      }),
    );
  });
});
