/** A table in a content file. */
import type { BlockOf } from '../content/blocks.ts';

/** On phones, a table of more than three columns becomes a list: one line per cell, labeled with its column. */
export const ContentTable = ({ table: { caption, columns, rows } }: { table: BlockOf<'table'> }) => {
  const isWide = columns.length > 3;
  const ifWide = (classes: string): string => (isWide ? classes : '');
  return (
    <table className={`mt-8 w-full border-collapse text-left text-sm ${ifWide('max-sm:block')}`}>
      <caption className={`pb-3 text-left font-semibold text-ink ${ifWide('max-sm:block')}`}>{caption}</caption>
      <thead className={ifWide('max-sm:sr-only')}>
        <tr className="border-line-strong border-b text-muted">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 align-bottom font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={ifWide('max-sm:block')}>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className={`border-line border-b align-top ${ifWide('max-sm:block max-sm:py-3')}`}>
            <th
              scope="row"
              className={`py-3 pr-4 font-semibold text-ink tabular ${ifWide('max-sm:block max-sm:pt-0 max-sm:pb-1')}`}
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className={`py-3 pr-4 text-ink-soft tabular ${ifWide('max-sm:flex max-sm:gap-3 max-sm:py-1 max-sm:pr-0')}`}
              >
                {isWide && (
                  <span aria-hidden="true" className="w-36 shrink-0 text-muted sm:hidden">
                    {columns[index + 1]}
                  </span>
                )}
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
