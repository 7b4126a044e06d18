/** Small résumés for testing the parser: positioned text, with the values that the parser must find. */
import type { PlacedText } from '#features/resumes/reading/placed-text.ts';
import { buildProposal } from '#features/resumes/reading/proposal.ts';
import { toPlacedDocument } from '../resume-lines.ts';

/** Expected values in a short notation. Omitted values are not compared. */
export interface Design {
  readonly texts: readonly PlacedText[];
  readonly name?: string;
  /** Positions as `Title @ Company start/end`, with `…` for a current position. */
  readonly jobs?: readonly string[];
  /** Education as `Degree: field @ School start/end`. */
  readonly studies?: readonly string[];
  readonly skills?: readonly string[];
  /** Languages as `en B1`. */
  readonly languages?: readonly string[];
}

/** Reads the résumé of a design. Returns all values in the design's notation. */
export const readDesign = ({ texts }: Design) => {
  const proposal = buildProposal(toPlacedDocument(texts));
  return {
    name: [proposal.firstName, proposal.lastName].filter((part) => part !== null).join(' '),
    jobs: proposal.positions.map(({ title, company, start, end }) => `${title} @ ${company} ${start}/${end ?? '…'}`),
    studies: proposal.education.map(({ degree, field, school, start, end }) => {
      const course = field === null ? degree : `${degree}: ${field}`;
      return `${course} @ ${school} ${start}/${end}`;
    }),
    skills: proposal.skills,
    languages: proposal.languages.map(({ language, level }) => `${language} ${level}`),
  };
};
