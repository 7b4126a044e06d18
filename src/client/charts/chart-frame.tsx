/**
 * The frame of every chart: title, a summary in one sentence, legend, picture, and the same numbers as a table for people who prefer it or cannot see
 * the picture.
 */
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '#client/ui/card.tsx';

/** Returns a ref and the width of its element in whole pixels; 0 until measured. */
const useWidth = (): [RefObject<HTMLDivElement | null>, number] => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};

/** The numbers as a table. The first header cell names the rows. */
export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface ChartFrameProps {
  title: string;
  /** The takeaway of the chart in one sentence. Screen readers read it instead of the picture. */
  summary: string;
  legend?: ReactNode;
  table: ChartTable;
  /** Label of the button that opens the table. */
  tableText: string;
  /** Shown instead of everything below the title if all numbers are zero or unknown. */
  empty?: string | undefined;
  /** Draws the picture with this width in pixels. */
  children: (width: number) => ReactNode;
}

const Numbers = ({ title, table, tableText }: Pick<ChartFrameProps, 'title' | 'table' | 'tableText'>) => {
  const [rowHeading, ...columnNames] = table.head;
  return (
    <details className="mt-auto border-line border-t pt-3">
      <summary className="w-fit cursor-pointer rounded-sm py-1 font-medium text-ink-soft text-sm hover:text-ink">
        {tableText}
      </summary>
      <table className="mt-2 w-full text-sm tabular">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-muted text-xs">
            <th scope="col" className="py-1.5 pr-3 text-left font-medium">
              {rowHeading}
            </th>
            {columnNames.map((name) => (
              <th key={name} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row" className="border-line border-t py-1.5 pr-3 text-left font-normal text-ink-soft">
                {name}
              </th>
              {values.map((value, column) => (
                <td key={columnNames[column]} className="border-line border-t py-1.5 pl-3 text-right text-ink">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

/** Draws the picture once its width is known. */
export const ChartFrame = ({ title, summary, legend, table, tableText, empty, children }: ChartFrameProps) => {
  const titleId = useId();
  const [ref, width] = useWidth();
  return (
    <Card as="section" aria-labelledby={titleId} className="flex min-w-0 flex-col">
      <h2 id={titleId} className="font-semibold text-base text-ink">
        {title}
      </h2>
      <p className="mt-0.5 text-muted text-sm">{empty ?? summary}</p>
      {empty === undefined && (
        <>
          {legend && <div className="mt-3">{legend}</div>}
          {/* After the window narrows, the picture keeps its old width until it is measured again. It must not widen the page. */}
          <div className="-mx-5 mt-3 mb-4 overflow-x-clip px-5">
            <div ref={ref} className="min-h-56">
              {width > 0 && children(width)}
            </div>
          </div>
          <Numbers title={title} table={table} tableText={tableText} />
        </>
      )}
    </Card>
  );
};
