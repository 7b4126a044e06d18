/**
 * Converts labeled sets whose bios are complete résumés: extracts positions from the text, as if entered in the form, to measure the effect of
 * separate histories. Uses the product's résumé reader.
 */
import { layOut } from '../../src/features/resumes/reading/page-layout.ts';
import type { PlacedText } from '../../src/features/resumes/reading/placed-text.ts';
import { type ParsedPosition, readPositions } from '../../src/features/resumes/reading/positions.ts';
import { readSections } from '../../src/features/resumes/reading/sections.ts';
import type { CandidateLine } from './match-lines.ts';

const FONT_SIZE = 11;

/** Converts a text to the file reader's format, one paragraph per line. */
const toPlacedTexts = (text: string): PlacedText[] =>
  text.split('\n').flatMap((line, index): PlacedText[] => {
    const content = line.trim();
    if (content === '') return [];
    return [
      {
        page: 1,
        x: 0,
        y: (index + 1) * 1.3 * FONT_SIZE,
        width: 5 * content.length,
        size: FONT_SIZE,
        bold: false,
        text: content,
      },
    ];
  });

const toPosition = ({ title, start, end, summary }: ParsedPosition) => ({
  title: title?.text ?? null,
  start: start?.text ?? null,
  end: end?.text ?? null,
  summary: summary?.text ?? null,
});

/** Returns the candidate with positions extracted from the bio, or unchanged if there are none. */
export function withHistory(line: CandidateLine): CandidateLine {
  const sections = readSections(layOut({ texts: toPlacedTexts(line.bio ?? ''), isReflowed: true }));
  const work = sections.filter(({ kind }) => kind === 'experience').flatMap(({ lines }) => lines);
  const positions = readPositions(work).map(toPosition);
  if (positions.length === 0) return line;
  const rest = sections.filter(({ kind }) => kind !== 'experience').flatMap(({ lines }) => lines);
  return { ...line, bio: rest.map(({ text }) => text).join('\n'), positions };
}
