/**
 * Facts on one line, separated by dots, such as "Acme · Posted 2 days ago". Every fact has a dot on its left. Dots at the start of a line are
 * clipped, so a wrapped fact starts without a dot. Both sides have room for focus outlines.
 */
import { Children, Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface DottedLineProps {
  /** One child for each fact. Empty children are omitted. */
  children: ReactNode;
  className?: string;
}

export const DottedLine = ({ children, className }: DottedLineProps) => (
  <span className={classNames('-mx-1 block overflow-x-clip px-1', className)}>
    <span className="-ml-4 flex flex-wrap">
      {Children.toArray(children).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a line have a fixed order
        <Fragment key={index}>
          {/* Without this dot, screen readers and copied text would join the facts into one word. */}
          {index > 0 && <span className="sr-only"> · </span>}
          <span className="flex min-w-0 before:w-4 before:shrink-0 before:text-center before:content-['·'/'']">
            <span className="min-w-0">{fact}</span>
          </span>
        </Fragment>
      ))}
    </span>
  </span>
);
