/** Shown if loading fails: an explanation and a Retry button. */
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { describeError } from '#client/api/query-client.ts';
import { Button } from './button.tsx';
import { useUiTexts } from './ui-texts.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

export interface ErrorStateProps {
  title?: string | undefined;
  /** What happened and what to do. */
  text?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Provides the text and the retry of a failed query. */
  query?: { error: unknown; refetch: () => unknown } | undefined;
  /** Element of the title: `h1` for a whole screen, `p` below another heading. */
  titleAs?: 'h1' | 'p' | undefined;
}

export const ErrorState = ({
  title,
  query,
  text = query && describeError(query.error),
  onRetry = query && (() => void query.refetch()),
  titleAs: Title = 'p',
}: ErrorStateProps) => {
  const texts = useUiTexts();
  const container = useRef<HTMLDivElement>(null);
  useFocusFallback(container);
  return (
    <div
      ref={container}
      role="alert"
      className="flex flex-col items-center rounded-card border border-line bg-raised px-6 py-10 text-center"
    >
      <span className="mb-4 grid size-12 place-content-center rounded-full bg-danger-soft text-danger">
        <TriangleAlert className="size-6" />
      </span>
      <Title className="headline text-ink text-lg">{title ?? texts.somethingWentWrong}</Title>
      {text && <p className="mt-1 max-w-md text-ink-soft text-sm">{text}</p>}
      {onRetry && (
        <Button className="mt-4" onClick={onRetry} icon={<RotateCw className="size-4" />}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
};
