/** The empty state of a list: a picture, an explanation, and the next step. */
import { type ReactNode, useRef } from 'react';
import { useFocusFallback } from './use-focus-fallback.ts';

export interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** A component from ui/illustrations. */
  picture?: ReactNode;
  action?: ReactNode;
  /** Element of the title: `h2` or `h3` if it is the section's heading, `p` below another heading. */
  titleAs?: 'h2' | 'h3' | 'p' | undefined;
}

export const EmptyState = ({ title, text, picture, action, titleAs: Title = 'p' }: EmptyStateProps) => {
  const container = useRef<HTMLDivElement>(null);
  useFocusFallback(container);
  return (
    <div
      ref={container}
      className="flex flex-col items-center rounded-card border border-line border-dashed px-6 py-10 text-center sm:py-14"
    >
      {picture && <div className="mb-5 w-44 max-w-full">{picture}</div>}
      <Title className="headline text-ink text-lg">{title}</Title>
      {text && <p className="mt-1.5 max-w-md text-muted text-sm">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  );
};
