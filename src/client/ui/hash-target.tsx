/** The target of a URL with a hash (`/page#id`). Scrolls into view even if it renders after the page has loaded. */
import { type ReactNode, useCallback } from 'react';
import { classNames } from './class-names.ts';

interface HashTargetProps {
  id: string;
  className?: string;
  children: ReactNode;
}

export const HashTarget = ({ id, className, children }: HashTargetProps) => {
  const show = useCallback(
    (element: HTMLElement | null) => {
      if (window.location.hash === `#${id}`) element?.scrollIntoView();
    },
    [id],
  );
  return (
    <div id={id} ref={show} className={classNames('scroll-mt-24', className)}>
      {children}
    </div>
  );
};
