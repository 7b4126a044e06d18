import { describe, expect, it } from 'vitest';
import { placeLines, toPlacedDocument } from '#testing/resume-lines.ts';
import { isNameConfirmed } from './name-evidence.ts';
import { buildProposal } from './proposal.ts';

const noEvidence = { email: null, linkedin: null, authorAndTitle: null };

describe('evidence of a name', () => {
  it.each([
    [{ ...noEvidence, email: 'maria.quispe@example.com' }, true],
    [{ ...noEvidence, email: 'mquispe88@example.com' }, true],
    [{ ...noEvidence, email: 'mqa@example.com' }, true],
    [{ ...noEvidence, linkedin: 'https://www.linkedin.com/in/mariaquispe' }, true],
    [{ ...noEvidence, authorAndTitle: 'CV Quispe Maria 2024' }, true],
    [{ ...noEvidence, email: 'info@example.com' }, false],
    [{ ...noEvidence, authorAndTitle: 'Microsoft Word - resume' }, false],
    [noEvidence, false],
  ])('%j confirms the name: %s', (evidence, expected) => {
    expect(isNameConfirmed('María Quispe Andrade', evidence)).toBe(expected);
  });
});

describe('the name of a person', () => {
  const readName = (lines: readonly string[], authorAndTitle?: string) => {
    const { firstName, lastName } = buildProposal({ ...toPlacedDocument(placeLines(lines)), authorAndTitle });
    return firstName === null ? null : `${firstName} ${lastName}`;
  };

  it.each([
    [['#Acme Corp', 'ana@example.com', '#Experience', 'Clerk | 2018 – 2019']],
    [['ana@example.com', '#Experience', '#Blue Harbor', 'Clerk | 2018 – 2019', '• Filed', '#Education', 'BSc, 2010']],
    [['#Universidad del Valle', 'ana@example.com', '#Experiencia', 'Cajera | 2018 – 2019']],
    [['#Ciencias Sociales', 'ana@example.com', '#Experiencia', 'Cajera | 2018 – 2019']],
  ])('is not taken from other large text: %j', (lines) => {
    expect(readName(lines)).toBeNull();
  });

  it('is the text that the email address or the file title confirms, even if other text is larger', () => {
    expect(readName(['#Harvest Moon', 'Wren Abernathy', 'wabernathy@example.com', '#Experience', 'Clerk'])).toBe(
      'Wren Abernathy',
    );
    expect(readName(['#Harvest Moon', 'Wren Abernathy', '#Experience', 'Clerk'], 'Abernathy, Wren - CV')).toBe(
      'Wren Abernathy',
    );
  });

  it('may contain a word typical of company names if the email address confirms it', () => {
    expect(readName(['#Lucía Casa Grupo', 'lucia.casa@example.com', '#Experiencia', 'Cajera'])).toBe(
      'Lucía Casa Grupo',
    );
  });
});
