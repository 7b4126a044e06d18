import { describe, expect, it } from 'vitest';
import { headingKind, headWordKind, splitInlineHeading } from './headings.ts';

describe('headings of a résumé', () => {
  it.each([
    ['EXPERIENCE', 'experience'],
    ['E X P E R I E N C E', 'experience'],
    ['W O R K   H I S T O R Y', 'experience'],
    ['Professional Experience:', 'experience'],
    ['Experiencia laboral', 'experience'],
    ['Trayectoria profesional', 'experience'],
    ['Histórico profissional', 'experience'],
    ['3. Employment History', 'experience'],
    ['Education & Training', 'education'],
    ['Formación académica', 'education'],
    ['Formação acadêmica', 'education'],
    ['Technical Skills', 'skills'],
    ['Habilidades y competencias', 'skills'],
    ['Conhecimentos técnicos', 'skills'],
    ['Areas of Expertise', 'skills'],
    ['Language Skills', 'languages'],
    ['Idiomas', 'languages'],
    ['Sobre mí', 'summary'],
    ['Resumo profissional', 'summary'],
    ['Perfil profesional', 'summary'],
    ['Dados pessoais', 'contact'],
    ['Datos de contacto', 'contact'],
    ['Volunteer Experience', 'other'],
    ['Formación complementaria', 'other'],
    ['Certifications', 'other'],
    ['Referencias', 'other'],
  ])('%s is a heading of the section %s', (text, kind) => {
    expect(headingKind(text)).toBe(kind);
  });

  it.each([
    'Experience in retail sales',
    'Senior Software Engineer',
    'Universidad de Antioquia',
    'Bachelor of Education',
    '5 years of experience',
    'Excel, Word',
    'Bogotá, Colombia',
    '',
  ])('"%s" is not a heading', (text) => {
    expect(headingKind(text)).toBeNull();
  });

  it.each([
    ['Experiencia en la industria', 'experience'],
    ["Where I've worked", 'experience'],
    ['Dónde he trabajado', 'experience'],
    ['Consulting experience', 'experience'],
    ['Conocimientos en computación', 'skills'],
    ['O que sei fazer', 'skills'],
    ["What I'm good at", 'skills'],
    ['Onde estudei', 'education'],
    ['Formación en seguridad', 'education'],
    ['Conocimientos en otros idiomas', 'languages'],
    ['Manejo de idiomas', 'languages'],
    ['Languages I speak', 'languages'],
    ['Formación complementaria en ventas', 'other'],
    ['Freelance projects', 'other'],
  ])('%s is a heading of the section %s if it looks like a heading', (text, kind) => {
    expect(headWordKind(text)).toBe(kind);
  });

  it.each(['Bachelor of Education', 'Senior Software Engineer', 'user experience', 'Software libre', 'Acme Corp'])(
    '"%s" is not a heading by its head word',
    (text) => {
      expect(headWordKind(text)).toBeNull();
    },
  );

  it('are recognized in front of their text on the same line', () => {
    expect(splitInlineHeading('Idiomas: español, inglés')).toEqual({ kind: 'languages', rest: 'español, inglés' });
    expect(splitInlineHeading('Cargo: analista')).toBeNull();
  });
});
