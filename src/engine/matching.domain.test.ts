import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MATCH_FACTORS, type MatchCandidate, type MatchFactor, type MatchJob } from './matching.contract.ts';
import { compatibility, explainPair, prepareCandidate, prepareJob, rankScore, scorePair } from './matching.domain.ts';

const SKILLS = [
  'React',
  'TypeScript',
  'SQL',
  'PostgreSQL',
  'Figma',
  'Payroll',
  'QuickBooks',
  'Inglés',
  'Zebra taming',
  'HubSpot',
  'Communication',
];
const TITLES = [
  'Frontend Developer',
  'Contadora',
  'Sales Manager',
  'Asistente virtual',
  'Zookeeper',
  'UX Designer',
  '???',
];
const ZONES = ['EST', 'GMT-5', 'America/Sao_Paulo', 'Bogotá', 'whenever', 'PT'];
const TYPES = ['full-time', 'part-time', 'contract'];
const TEXTS = [
  'We look for somebody who builds React interfaces and talks to customers in English.',
  'Contadora con cinco años de experiencia en conciliaciones bancarias, QuickBooks y nómina para empresas.',
  'Gerenciei equipes de vendas e o CRM da empresa.',
];

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null | undefined> =>
  fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constantFrom(null, undefined) });
const text = (values: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...values) },
    { weight: 1, arbitrary: fc.string() },
    { weight: 1, arbitrary: fc.constant('') },
  );
const skills = fc.array(text(SKILLS), { maxLength: 8 });

const anyJob: fc.Arbitrary<MatchJob> = fc.record({
  title: maybe(text(TITLES)),
  description: maybe(text(TEXTS)),
  responsibilities: maybe(text(TEXTS)),
  requiredSkills: maybe(skills),
  experience: maybe(text(['3+ years', '5 years', 'senior', '1-3'])),
  hourlyBudget: maybe(fc.integer({ min: 5, max: 200 })),
  timezone: maybe(text(ZONES)),
  jobType: maybe(text(TYPES)),
});

const anyCandidate: fc.Arbitrary<MatchCandidate> = fc.record({
  jobTitle: maybe(text(TITLES)),
  bio: maybe(text(TEXTS)),
  skills: maybe(skills),
  experience: maybe(text(['0-1', '1-3', '3-5', '5-10', '10+'])),
  hourlyRate: maybe(fc.integer({ min: 5, max: 200 })),
  timezone: maybe(text(ZONES)),
  availability: maybe(text(TYPES)),
});

const job: MatchJob = {
  title: 'Senior React Developer',
  description: 'Build the customer dashboard in React and TypeScript together with a designer.',
  requiredSkills: ['React', 'TypeScript', 'GraphQL', 'SQL'],
  experience: '5+ years',
  hourlyBudget: 30,
  timezone: 'EST',
  jobType: 'full-time',
};

const candidate: MatchCandidate = {
  jobTitle: 'Desarrolladora Frontend',
  bio: 'Construyo interfaces web con React para equipos de producto en Estados Unidos y Colombia.',
  skills: ['ReactJS', 'TypeScript', 'PostgreSQL'],
  experience: '5-10',
  hourlyRate: 28,
  timezone: 'America/Bogota',
  availability: 'full-time',
};

const factorWeight = (factor: MatchFactor, a: MatchJob, b: MatchCandidate): number =>
  compatibility(a, b).factors.find(({ factor: name }) => name === factor)?.weight ?? Number.NaN;

describe('compatibility', () => {
  it('is the rounded weighted sum of its factors, an integer from 0 to 100', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (anyPost, profile) => {
        const { score, factors } = compatibility(anyPost, profile);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(factors.map(({ factor }) => factor)).toEqual([...MATCH_FACTORS]);
        expect(score).toBe(Math.round(factors.reduce((sum, factor) => sum + factor.weight * factor.score, 0)));
        const weights = factors.reduce((sum, { weight }) => sum + weight, 0);
        expect(weights === 0 || Math.abs(weights - 1) < 1e-9).toBe(true);
        for (const factor of factors) {
          expect(factor.score).toBeGreaterThanOrEqual(0);
          expect(factor.score).toBeLessThanOrEqual(100);
          expect(factor.summary).not.toBe('');
        }
      }),
    );
  });

  it('is the same from every function that scores a pair', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (anyPost, profile) => {
        const [a, b] = [prepareJob(anyPost), prepareCandidate(profile)];
        const explained = explainPair(a, b);
        expect(scorePair(a, b)).toBe(explained.score);
        expect(Math.round(rankScore(a, b))).toBe(explained.score);
        expect(compatibility(anyPost, profile)).toEqual(explained);
      }),
    );
  });

  it('does not depend on the order or repetition of skills', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (anyPost, profile) => {
        const reordered = compatibility(
          { ...anyPost, requiredSkills: (anyPost.requiredSkills ?? []).toReversed() },
          { ...profile, skills: [...(profile.skills ?? []), ...(profile.skills ?? [])].toReversed() },
        );
        expect(reordered.score).toBe(compatibility(anyPost, profile).score);
      }),
    );
  });

  it('never decreases when a candidate adds a required skill', () => {
    const required = fc.array(fc.constantFrom(...SKILLS), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyJob, anyCandidate, required, fc.nat(), (anyPost, profile, requiredSkills, pick) => {
        const post = { ...anyPost, requiredSkills };
        const before = { ...profile, skills: ['Cooking', ...(profile.skills ?? [])] };
        const added = requiredSkills[pick % requiredSkills.length] ?? '';
        const after = { ...before, skills: [...before.skills, added] };
        expect(compatibility(post, after).score).toBeGreaterThanOrEqual(compatibility(post, before).score);
      }),
    );
  });

  it('never decreases when a rate decreases or a misspelling is fixed', () => {
    fc.assert(
      fc.property(
        anyJob,
        anyCandidate,
        fc.integer({ min: 1, max: 200 }),
        fc.nat(199),
        (anyPost, profile, rate, less) => {
          const asks = (hourlyRate: number): number => compatibility(anyPost, { ...profile, hourlyRate }).score;
          expect(asks(Math.max(1, rate - less))).toBeGreaterThanOrEqual(asks(rate));
        },
      ),
    );
    const post = { ...job, requiredSkills: ['TypeScript', 'Kubernetes'] };
    const has = (skill: string): number => compatibility(post, { ...candidate, skills: [skill] }).score;
    expect(has('Kuberntes')).toBe(has('Kubernetes'));
    expect(has('Kuberntes')).toBeGreaterThan(has('Cooking'));
  });

  it('assigns no weight to a practical field that one side left empty or unreadable, nor to skills if the job states none', () => {
    for (const field of ['timezone', 'availability', 'hourlyRate', 'experience'] as const) {
      const without = { ...candidate, [field]: null };
      expect(
        compatibility(job, without).factors.find(({ weight, factor }) => weight === 0 && factor !== 'text'),
      ).toBeDefined();
      expect(compatibility(job, without).score).toBeGreaterThan(compatibility(job, candidate).score - 10);
    }
    expect(factorWeight('rate', { ...job, hourlyBudget: null }, candidate)).toBe(0);
    expect(factorWeight('timezone', job, { ...candidate, timezone: 'somewhere' })).toBe(0);
    expect(
      factorWeight('skills', { ...job, title: 'Baker', requiredSkills: [], description: 'Apply now!' }, candidate),
    ).toBe(0);
    expect(compatibility({}, {}).score).toBe(0);
  });

  it('does not depend on personal data', () => {
    const person = (name: string, gender: string, age: number): object => ({
      ...candidate,
      firstName: name,
      lastName: name,
      email: `${name}@example.com`,
      profileImageUrl: `/${name}.jpg`,
      gender,
      age,
      nationality: name,
      school: `${name} University`,
      user: { firstName: name },
    });
    const [maria, john] = [person('María', 'female', 24), person('John', 'male', 61)];
    expect(compatibility(job, maria)).toEqual(compatibility(job, candidate));
    expect(compatibility(job, john)).toEqual(compatibility(job, candidate));
    const withLine = (line: string): string => `${line}\n${candidate.bio ?? ''}`;
    expect(compatibility(job, { ...candidate, bio: withLine('Name: Ana React Figma') }).score).toBe(
      compatibility(job, { ...candidate, bio: withLine('Nacionalidad: GraphQL') }).score,
    );
  });

  it('does not depend on the gender of a title, on aliases or on accents', () => {
    const { score } = compatibility(job, candidate);
    expect(compatibility(job, { ...candidate, jobTitle: 'Desarrollador Frontend' }).score).toBe(score);
    expect(compatibility(job, { ...candidate, jobTitle: 'DESARROLLADOR/A frontend' }).score).toBe(score);
    const hyphenated = compatibility(job, { ...candidate, jobTitle: 'DESARROLLADOR/A front-end' });
    expect(Math.abs(hyphenated.score - score)).toBeLessThanOrEqual(2);
    for (const react of ['React', 'React.js', 'react js']) {
      expect(compatibility(job, { ...candidate, skills: [react, 'TypeScript', 'Postgres'] }).score).toBe(score);
    }
    const accents: MatchJob = { title: 'Atención al Cliente', requiredSkills: ['Atención telefónica'] };
    const plain: MatchJob = { title: 'Atencion al cliente', requiredSkills: ['atencion telefonica'] };
    const agent: MatchCandidate = { jobTitle: 'Agente de call center', skills: ['Atencion Telefonica'] };
    expect(compatibility(accents, agent).score).toBe(compatibility(plain, agent).score);
  });

  it('names the field of work of similar titles that share no words', () => {
    const titleSummary = (title: string, offered: string) =>
      compatibility({ title }, { jobTitle: offered }).factors.find(({ factor }) => factor === 'title')?.summary;
    expect(titleSummary('Customer Support Specialist', 'Agente de atendimento ao cliente')).toBe(
      'Same kind of role: Agente de atendimento ao cliente for Customer Support Specialist. Both are in customer support',
    );
    expect(titleSummary('Bookkeeper', 'Senior Bookkeeper')).toBe('Same kind of role: Senior Bookkeeper for Bookkeeper');
    expect(titleSummary('Bookkeeper', 'Truck Driver')).toBe('A different role: Truck Driver for Bookkeeper');
  });

  it('explains its factors in words', () => {
    const result = compatibility({ ...job, requiredSkills: ['React', 'TypeScript', 'GraphQL', 'SQL'] }, candidate);
    const summary = (factor: MatchFactor): string =>
      result.factors.find(({ factor: name }) => name === factor)?.summary ?? '';
    expect(result.matchedSkills).toEqual(['React', 'TypeScript']);
    expect(result.relatedSkills).toEqual([{ required: 'SQL', offered: 'PostgreSQL' }]);
    expect(result.missingSkills).toEqual(['GraphQL']);
    expect(summary('skills')).toBe('2 of 4 required skills, 1 more related');
    expect(summary('rate')).toBe('Asks for $28/hr; the budget is $30/hr');
    expect(summary('timezone')).toBe('7 working hours in common');
    expect(summary('experience')).toBe('5-10 years of experience; the job asks for 5+ years');
  });

  it('lists a skill whose words earn credit as related, not as missing', () => {
    const posted = { requiredSkills: ['Legal terminology', 'Nonprofit', 'Cold storage'] };
    const result = compatibility(posted, { skills: ['Terminología jurídica', 'ONG', 'Cold calling'] });
    expect(result.relatedSkills).toEqual([
      { required: 'Legal terminology', offered: 'Terminología jurídica' },
      { required: 'Nonprofit', offered: 'ONG' },
    ]);
    expect(result.missingSkills).toEqual(['Cold storage']);
  });

  it('decreases gradually as the rate exceeds the budget', () => {
    const rate = (hourlyRate: number): number =>
      compatibility({ hourlyBudget: 30 }, { hourlyRate }).factors.find(({ factor }) => factor === 'rate')?.score ?? 0;
    expect(rate(10)).toBe(100);
    expect(rate(30)).toBe(100);
    expect(rate(31)).toBeGreaterThan(90);
    expect(rate(45)).toBeLessThan(50);
    expect(rate(60)).toBeGreaterThan(0);
  });

  it('scores unrelated pairs low and well-matched pairs high, regardless of practical factors', () => {
    const chef: MatchCandidate = {
      ...candidate,
      jobTitle: 'Pastry chef',
      skills: ['Baking', 'Cooking'],
      bio: 'I bake bread and cakes for hotels and restaurants.',
    };
    expect(compatibility(job, chef).score).toBeLessThanOrEqual(20);
    const fitting: MatchCandidate = {
      ...candidate,
      jobTitle: 'Senior React Developer',
      skills: ['React', 'TypeScript', 'GraphQL', 'SQL'],
      bio: '',
    };
    expect(compatibility(job, fitting).score).toBeGreaterThanOrEqual(90);
  });

  it('ranks a candidate with only a bio for a job with only a description', () => {
    const post: MatchJob = {
      description:
        'Accountant wanted: bank reconciliations, payroll and month-end close in QuickBooks. 3+ years of experience.',
    };
    const fits: MatchCandidate = {
      bio: 'Contadora con 6 años de experiencia: conciliaciones bancarias, nómina, cierre mensual, QuickBooks Online.',
    };
    const other: MatchCandidate = {
      bio: 'Video editor with 6 years of experience in Premiere and After Effects for social media campaigns.',
    };
    expect(compatibility(post, fits).score).toBeGreaterThan(compatibility(post, other).score + 30);
  });
});

/** Returns the profiles that may result from following an improvement. */
function applyImprovement(
  profile: MatchCandidate,
  post: MatchJob,
  factor: MatchFactor,
  advice: string,
): MatchCandidate[] {
  if (factor === 'timezone') return [{ ...profile, timezone: post.timezone }];
  if (factor === 'rate') return [{ ...profile, hourlyRate: post.hourlyBudget }];
  if (factor === 'availability') return [{ ...profile, availability: post.jobType }];
  if (factor === 'experience')
    return ['0-1', '1-3', '3-5', '5-10', '10+'].map((experience) => ({ ...profile, experience }));
  // The advice contains the skill even if the engine read it from the job's text.
  const skill = /^(?:If you know|You mention) (.+)[,;] add it to your skills/s.exec(advice)?.[1];
  return skill === undefined ? [] : [{ ...profile, skills: [...(profile.skills ?? []), skill] }];
}

describe('improvements', () => {
  it('are at most three, largest first, and add the stated points', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (post, profile) => {
        const { score, improvements } = compatibility(post, profile);
        expect(improvements.length).toBeLessThanOrEqual(3);
        expect(improvements.map(({ gain }) => gain)).toEqual(
          improvements.map(({ gain }) => gain).toSorted((a, b) => b - a),
        );
        for (const { factor, gain, text: advice } of improvements) {
          expect(gain).toBeGreaterThan(0);
          expect(advice).toContain(`+${gain}`);
          const tried = applyImprovement(profile, post, factor, advice).map(
            (changed) => compatibility(post, changed).score - score,
          );
          expect(tried).toContain(gain);
        }
      }),
    );
  });

  it('name the missing information and never suggest a false statement', () => {
    const { improvements } = compatibility(job, { ...candidate, timezone: '', experience: '1-3', hourlyRate: 40 });
    expect(improvements.length).toBeGreaterThan(0);
    for (const { text: advice } of improvements) expect(advice).toMatch(/^(If you|You mention|Add your|A rate of)/);
    const advice = compatibility({ timezone: 'EST', title: 'Nurse' }, { jobTitle: 'Nanny' }).improvements[0];
    expect(advice?.text).toMatch(/^Add your time zone: up to \+\d+$/);
  });
});
