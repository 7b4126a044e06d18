import { describe, expect, it } from 'vitest';
import type { MatchCandidate, MatchJob } from '../matching.contract.ts';
import { compatibility } from '../matching.domain.ts';

/** Pairs of titles in both genders. */
const GENDERED_TITLES: readonly (readonly [string, string])[] = [
  ['Desarrollador', 'Desarrolladora'],
  ['Enfermero', 'Enfermera'],
  ['Contador público', 'Contadora pública'],
  ['Diseñador gráfico', 'Diseñadora gráfica'],
  ['Abogado', 'Abogada'],
  ['Profesor de inglés', 'Profesora de inglés'],
  ['Ingeniero de software', 'Ingeniera de software'],
  ['Vendedor', 'Vendedora'],
  ['Secretario ejecutivo', 'Secretaria ejecutiva'],
  ['Cocinero', 'Cocinera'],
  ['Maestro de primaria', 'Maestra de primaria'],
  ['Técnico electrónico', 'Técnica electrónica'],
  ['Psicólogo', 'Psicóloga'],
  ['Médico', 'Médica'],
  ['Director de ventas', 'Directora de ventas'],
  ['Administrador de empresas', 'Administradora de empresas'],
  ['Traductor', 'Traductora'],
  ['Redactor', 'Redactora'],
  ['Asesor comercial', 'Asesora comercial'],
  ['Ejecutivo de cuentas', 'Ejecutiva de cuentas'],
  ['Jefe de proyecto', 'Jefa de proyecto'],
  ['Niñero', 'Niñera'],
  ['Arquitecto', 'Arquitecta'],
  ['Farmacéutico', 'Farmacéutica'],
  ['Bibliotecario', 'Bibliotecaria'],
  ['Mesero', 'Mesera'],
  ['Camarero', 'Camarera'],
  ['Peluquero', 'Peluquera'],
  ['Enfermeiro', 'Enfermeira'],
  ['Desenvolvedor', 'Desenvolvedora'],
  ['Engenheiro civil', 'Engenheira civil'],
  ['Professor de matemática', 'Professora de matemática'],
  ['Advogado', 'Advogada'],
  ['Cozinheiro', 'Cozinheira'],
  ['Analista contábil sênior', 'Analista contábil sênior'],
  ['Salesman', 'Saleswoman'],
  ['Waiter', 'Waitress'],
  ['Actor', 'Actress'],
];

const JOBS: readonly MatchJob[] = [
  {
    title: 'Software developer',
    description: 'Build and test web applications with our engineers and designers in Bogotá and Boston.',
    requiredSkills: ['React', 'SQL'],
    experience: '3+ years',
    timezone: 'EST',
  },
  { title: 'Enfermera', description: 'Cuidado de pacientes en casa, con un médico y una psicóloga del equipo.' },
  { title: 'Ejecutivo de ventas', description: 'Vender a empresas y hacer crecer las cuentas.', hourlyBudget: 20 },
  { title: 'English teacher', description: 'Teach mathematics and English at a primary school.' },
  { title: 'Mesera', description: 'Atender las mesas de un restaurante.' },
  { title: 'Secretary', description: 'Calendars, travel, translation of letters and legal files.', timezone: 'PT' },
];

const scores = (candidate: MatchCandidate): number[] => JOBS.map((job) => compatibility(job, candidate).score);

describe('gender', () => {
  it.each(GENDERED_TITLES)('%s scores the same as %s, as a title, in a bio and in a job', (first, second) => {
    const profile = (title: string): MatchCandidate => ({
      jobTitle: title,
      bio: `${title} con experiencia en equipos remotos; trabajo con clientes de Estados Unidos.`,
      skills: ['SQL', 'Inglés'],
    });
    expect(scores(profile(first))).toEqual(scores(profile(second)));
    const candidate = { jobTitle: 'Software engineer', bio: 'Sells, nurses, cooks, teaches, writes and builds.' };
    expect(compatibility({ title: first, description: `Buscamos ${first}.` }, candidate).score).toBe(
      compatibility({ title: second, description: `Buscamos ${second}.` }, candidate).score,
    );
  });
});

describe('personal attributes', () => {
  const bio = 'Desarrolladora web con React y SQL; 5 years of experience with teams in Boston.';
  const profile: MatchCandidate = { jobTitle: 'Web developer', skills: ['React', 'SQL'], bio };

  it.each([
    ['name', { firstName: 'María' }, { firstName: 'John' }],
    ['photo', { profileImageUrl: '/uploads/a.webp' }, { profileImageUrl: null }],
    ['age', { age: 22 }, { age: 64 }],
    ['school', { school: 'Harvard University' }, { school: 'Instituto Tecnológico' }],
    ['nationality', { nationality: 'Peru' }, { nationality: 'Brazil' }],
    ['gender', { gender: 'female' }, { gender: 'male' }],
    ['email', { email: 'ana@example.com', user: { email: 'a@b.example' } }, { email: 'bob@example.com' }],
  ])('do not change scores if a field states them: %s', (_what, first, second) => {
    expect(scores({ ...profile, ...first })).toEqual(scores(profile));
    expect(scores({ ...profile, ...second })).toEqual(scores(profile));
  });

  it.each([
    ['age', 'I am 24 years old.', 'I am 61 years old.'],
    ['age', 'Tengo 24 años.', 'Tengo 61 años.'],
    ['age', '30-year-old professional.', '58-year-old professional.'],
    ['birth', 'Born in Lima in 1998.', 'Born in Boston in 1964.'],
    ['birth', 'Nací en 1998.', 'Nací en Bogotá el 3 de mayo de 1964.'],
    ['school', 'Graduated from Harvard University.', 'Graduated from Universidad Nacional Mayor de San Marcos.'],
    ['school', 'I studied at the University of Boston.', 'I studied at the Instituto Politécnico Nacional.'],
    ['name', 'My name is Guadalupe.', 'My name is Bernard.'],
    ['name', 'Name: Ana María de la Cruz', 'Name: Bob'],
    ['gender', 'Gender: F', 'Género: masculino'],
    ['photo', 'Photo: https://example.com/ana.jpg', 'Photo: see https://example.com/a-long-way/to/bob.jpg'],
  ])('are not read from the bio: %s (%s)', (_what, first, second) => {
    const says = (line: string): MatchCandidate => ({ ...profile, bio: `${line}\n${bio}` });
    expect(scores(says(first))).toEqual(scores(says(second)));
  });

  it('do not add years of experience if an age is stated', () => {
    const experienceSummary = (text: string): string | undefined =>
      compatibility({ title: 'Developer', experience: '3+ years' }, { jobTitle: 'Developer', bio: text }).factors.find(
        ({ factor }) => factor === 'experience',
      )?.summary;
    expect(experienceSummary('I am 24 years old and build web sites.')).toBe('Not stated by the candidate');
    expect(experienceSummary('I am 24 years old with 4 years of experience.')).toBe(
      '4+ years of experience, from the bio; the job asks for 3+ years',
    );
    expect(experienceSummary('Tengo 6 años de experiencia.')).toBe(
      '6+ years of experience, from the bio; the job asks for 3+ years',
    );
  });
});
