/**
 * Labelled sets whose bios are whole résumés, with the work history taken out of the text into positions, as somebody has it who
 * fills in the form: what reading histories apart brings is the difference. Reads with the product's own reader of résumés.
 */
import { layOut } from '../../src/features/resumes/reading/page-layout.ts';
import type { PlacedText } from '../../src/features/resumes/reading/placed-text.ts';
import { type ReadPosition, readPositions } from '../../src/features/resumes/reading/positions.ts';
import { sectionsOf } from '../../src/features/resumes/reading/sections.ts';
import type { CandidateLine } from './match-lines.ts';

const SIZE = 11;

/** A text as a reader of files hands it over, a paragraph on each line. */
const placed = (text: string): PlacedText[] =>
  text.split('\n').flatMap((line, at): PlacedText[] => {
    const content = line.trim();
    if (content === '') return [];
    return [
      { page: 1, x: 0, y: (at + 1) * 1.3 * SIZE, width: 5 * content.length, size: SIZE, bold: false, text: content },
    ];
  });

const positionOf = ({ title, start, end, summary }: ReadPosition) => ({
  title: title?.text ?? null,
  start: start?.text ?? null,
  end: end?.text ?? null,
  summary: summary?.text ?? null,
});

/** The candidate with the positions of the bio apart from the rest of it; as they are where no position is found. */
export function withHistory(line: CandidateLine): CandidateLine {
  const sections = sectionsOf(layOut({ texts: placed(line.bio ?? ''), isReflowed: true }));
  const work = sections.filter(({ kind }) => kind === 'experience').flatMap(({ lines }) => lines);
  const positions = readPositions(work).map(positionOf);
  if (positions.length === 0) return line;
  const rest = sections.filter(({ kind }) => kind !== 'experience').flatMap(({ lines }) => lines);
  return { ...line, bio: rest.map(({ text }) => text).join('\n'), positions };
}
