/** Rows of tables: removes the labels of the columns, and joins cells that were wrapped. */
import { findDates } from './dates.ts';
import { foldedWords, isBulleted } from './folding.ts';
import { withCells, withText } from './head-parts.ts';
import type { Cell, Line } from './page-lines.ts';

/** Words of the labels above columns of jobs and education. */
const LABEL_WORDS = new Set(
  `period periodo dates date fecha fechas data datas year years ano anos from to desde hasta ate inicio fin fim termino start end duration
  duracion duracao company companies employer organization organisation empresa compania empleador empregador organizacion organizacao
  entidad entidade position title job role occupation puesto cargo funcion funcao ocupacion school institution institucion instituicao
  centro university universidad universidade degree qualification titulo titulacion curso course program programa estudios estudos place
  location city country lugar local ciudad cidade pais description descripcion descricao level nivel status estado y e and de of o or
  obtenido obtido academico educativo estudio`.split(/\s+/),
);
const MIN_CELLS = 2;

/** Returns true if a line is the row of labels above a table: `Period | Company | Position`. */
const isLabelRow = ({ cells }: Line): boolean =>
  cells.length >= MIN_CELLS &&
  cells.every(({ text }) => {
    const words = foldedWords(text);
    return words.length > 0 && words.length <= 4 && words.every((word) => LABEL_WORDS.has(word));
  });

const SAME_EDGE = 2;
/** The maximum distance between two lines of a cell, in multiples of the size. */
const NEXT_LINE = 1.7;
const MIN_GAP = 4;
/** Longer rows are not joined any further. */
const MAX_ROW_LENGTH = 400;

/** Returns true if the first word of the cell below did not fit between a cell and the next cell. */
const isFull = (cell: Cell, next: Cell | undefined, limit: number, below: Cell): boolean => {
  const [word = ''] = below.text.split(/\s/);
  const width = ((below.right - below.x) * word.length) / Math.max(1, below.text.length);
  return cell.right + width + MIN_GAP > (next === undefined ? limit : next.x);
};

/** Joins a row with the row below that continues its wrapped cells. Returns null if the row below is a separate row. */
const joinRows = (above: Line, last: Line, line: Line): Line | null => {
  if (above.text.length > MAX_ROW_LENGTH) return null;
  if (above.cells.length < MIN_CELLS || above.page !== line.page || line.y - last.y > NEXT_LINE * line.size)
    return null;
  if (line.cells.length > above.cells.length || isBulleted(line.text) || findDates(line.text).length > 0) return null;
  const pairs = line.cells.map((cell) => above.cells.findIndex(({ x }) => Math.abs(x - cell.x) <= SAME_EDGE));
  // A single cell may be the next line of the text next to a date.
  const isAlone = line.cells.length === 1 && pairs[0] === above.cells.length - 1;
  const isContinuation = line.cells.every((cell, position) => {
    const index = pairs[position] ?? -1;
    const upper = above.cells[index];
    return upper !== undefined && upper.bold === cell.bold && isFull(upper, above.cells[index + 1], above.limit, cell);
  });
  if (!isContinuation || isAlone) return null;
  return withCells(
    above,
    above.cells.map((cell, index) => {
      const below = line.cells[pairs.indexOf(index)];
      return below === undefined ? cell : withText(cell, `${cell.text} ${below.text}`);
    }),
  );
};

/** Removes rows of labels and joins the lines of wrapped cells into one row. */
export const tableRows = (lines: readonly Line[]): Line[] => {
  const rows: { line: Line; last: Line }[] = [];
  for (const line of lines) {
    if (isLabelRow(line)) continue;
    const above = rows.at(-1);
    const joined = above === undefined ? null : joinRows(above.line, above.last, line);
    if (joined === null || above === undefined) rows.push({ line, last: line });
    else rows[rows.length - 1] = { line: joined, last: line };
  }
  return rows.map(({ line }) => line);
};
