/**
 * A compatibility score as lists and cards show it: a small dial with the number and the confidence. Pressing
 * it opens the explanation in a popover on wide screens and in a dialog on phones.
 */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Popover } from 'radix-ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { describeError } from '#client/api/query-client.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { useMediaQuery } from '#client/ui/use-media-query.ts';
import {
  type ExplainedCompatibility,
  isExplained,
  type ListedCompatibility,
  MATCH_FACTORS,
} from '#engine/matching.contract.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { ConfidenceMark } from '../components/confidence-mark.tsx';
import { ScoreFace } from '../components/score-face.tsx';
import { type ScoreDialSize, ScoreGauge } from '../components/score-gauge.tsx';
import { compatibilityQuery } from '../matching.api.ts';
import { bandClasses } from '../score-band.ts';
import { useSkillsFact } from '../skills-fact.ts';

const loadScoreExplanation = async () => ({
  default: (await import('../components/score-explanation.tsx')).ScoreExplanation,
});
const ScoreExplanation = lazy(loadScoreExplanation);

interface Explanation {
  /** Undefined until it is fetched. */
  explained: ExplainedCompatibility | undefined;
  /** Why the fetch failed. Null if it succeeded or was not tried. */
  error: Error | null;
  retry: () => void;
  /** Loads the component that shows the explanation, and fetches the explanation if it is missing. */
  prefetch: () => void;
}

/**
 * Returns the explanation of a candidate's score. Pages about a single pair load it with the score; lists load only the head of the score. A missing
 * explanation is fetched once `isOpen` is true, or slightly earlier on hover or focus.
 */
const useExplanation = (compatibility: ListedCompatibility, candidateId: string, isOpen: boolean): Explanation => {
  const client = useQueryClient();
  const options = {
    ...compatibilityQuery(compatibility.jobId, candidateId),
    // A cached explanation is stale if the score has changed since.
    staleTime: ({ state }: { state: { data?: ExplainedCompatibility | null | undefined } }) =>
      state.data?.score === compatibility.score ? Number.POSITIVE_INFINITY : 0,
  };
  const hasExplanation = isExplained(compatibility);
  const fetched = useQuery({ ...options, enabled: isOpen && !hasExplanation });
  return {
    explained: hasExplanation ? compatibility : (fetched.data ?? undefined),
    error: fetched.isLoadingError ? fetched.error : null,
    retry: () => void fetched.refetch(),
    prefetch: () => {
      // A load error surfaces when the component is rendered.
      void loadScoreExplanation().catch(() => {});
      if (!hasExplanation) void client.prefetchQuery(options);
    },
  };
};

interface ExplanationPopoverProps {
  compatibility: ListedCompatibility;
  audience: AccountType;
  children: ReactNode;
}

/** The content of the popover on wide screens; its children are the explanation. */
const ExplanationPopover = ({ compatibility, audience, children }: ExplanationPopoverProps) => {
  const t = useTranslations('matching');
  const { score, band, confidence } = compatibility;
  const fact = useSkillsFact(compatibility, audience);
  return (
    <Popover.Content
      aria-label={t('dialogTitle', { score })}
      // A scrolling box must be reachable by keyboard, even while it has nothing to focus.
      tabIndex={0}
      sideOffset={8}
      collisionPadding={16}
      className="z-50 max-h-(--radix-popover-content-available-height) w-104 max-w-[calc(100vw-2rem)] animate-rise overflow-y-auto rounded-panel border border-line bg-overlay p-5 shadow-float outline-none"
    >
      <div className="mb-5 flex items-center gap-4">
        <ScoreGauge score={score} band={band} size="lg" />
        <div className="min-w-0">
          <h2 className={classNames('headline text-xl', bandClasses(band).text)}>{t(`band.${band}`)}</h2>
          <p className="min-h-5 text-ink-soft text-sm">{fact}</p>
          <ConfidenceMark confidence={confidence} className="mt-1" />
        </div>
      </div>
      {children}
    </Popover.Content>
  );
};

/** About as tall as a typical explanation, to limit layout shift. */
const ExplanationPlaceholder = () => {
  const t = useTranslations('matching');
  return (
    <div aria-busy="true" className="space-y-5">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="space-y-3">
        <Skeleton className="h-5 w-1/4" />
        <div className="flex gap-1.5">
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-7 w-24" />
          <Skeleton className="h-7 w-16" />
        </div>
      </div>
      <div className="space-y-3.5">
        <Skeleton className="h-5 w-1/3" />
        {MATCH_FACTORS.map((factor) => (
          <div key={factor} className="space-y-1.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-1.5 w-full" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
        ))}
      </div>
    </div>
  );
};

interface ExplanationPanelProps {
  explanation: Explanation;
  audience: AccountType;
}

/**
 * The explanation of a score in a popover or dialog: loaded, loading (placeholder shapes) or failed
 * (with a retry button).
 */
const ExplanationPanel = ({ explanation: { explained, error, retry }, audience }: ExplanationPanelProps) => {
  const t = useTranslations('matching');
  if (explained) {
    return (
      <Suspense fallback={<ExplanationPlaceholder />}>
        <ScoreExplanation compatibility={explained} audience={audience} />
      </Suspense>
    );
  }
  if (error) return <ErrorState title={t('failed')} text={describeError(error)} onRetry={retry} />;
  return <ExplanationPlaceholder />;
};

export interface ScoreDialProps {
  /** With or without its explanation. A missing explanation is fetched when the dial is opened. */
  compatibility: ListedCompatibility;
  /** The scored candidate. `compatibility` has the id of the job. */
  candidateId: string;
  /** Candidates also see what would raise the score. */
  audience: AccountType;
  /**
   * `xs` and `sm` show the number and the confidence: `xs` in one line, `sm` with the confidence below.
   * `md` and `lg` also show the band.
   */
  size?: ScoreDialSize | undefined;
  /** Shown above the band, such as the title of the scored job. With a label, every size shows the band. */
  label?: string | undefined;
}

const trigger =
  'group inline-flex min-w-0 items-center gap-2.5 rounded-card text-left transition-transform hover:bg-hover aria-expanded:bg-hover';

export const ScoreDial = ({ compatibility, candidateId, audience, size = 'sm', label }: ScoreDialProps) => {
  const t = useTranslations('matching');
  const [open, setOpen] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 639px)');
  const explanation = useExplanation(compatibility, candidateId, open);
  const current = explanation.explained ?? compatibility;
  const { score, band, confidence } = current;
  const fact = useSkillsFact(current, audience);
  const isBandHidden = (size === 'xs' || size === 'sm') && !label;
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      className={classNames(trigger, isBandHidden ? 'p-0.5' : 'py-0.5 pr-3 pl-0.5')}
      onPointerEnter={explanation.prefetch}
      onPointerDown={explanation.prefetch}
      onFocus={explanation.prefetch}
      onClick={isNarrow ? () => setOpen(true) : undefined}
    >
      <ScoreFace score={score} band={band} confidence={confidence} size={size} label={label} />
    </button>
  );
  const panel = <ExplanationPanel explanation={explanation} audience={audience} />;

  if (isNarrow) {
    return (
      <>
        {button}
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title={t('dialogTitle', { score })}
          text={[t(`band.${band}`), fact.replace(/\.$/, ''), t(`confidence.${confidence}`)]
            .filter(Boolean)
            .join('. ')
            .concat('.')}
        >
          {panel}
        </Dialog>
      </>
    );
  }
  const opener = <Popover.Trigger asChild>{button}</Popover.Trigger>;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      {isBandHidden ? (
        <Tooltip text={`${t(`band.${band}`)} · ${t(`confidence.${confidence}`)}`}>{opener}</Tooltip>
      ) : (
        opener
      )}
      <Popover.Portal>
        <ExplanationPopover compatibility={current} audience={audience}>
          {panel}
        </ExplanationPopover>
      </Popover.Portal>
    </Popover.Root>
  );
};
