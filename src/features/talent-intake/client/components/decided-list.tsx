/** Past decisions, newest first. Admins can undo their own decisions while the emails are held. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { personName } from '#client/names.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { AllCaughtUpPicture } from '#client/ui/illustrations/all-caught-up.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { recoverFocus } from '#client/ui/recover-focus.ts';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useIsBefore } from '#client/ui/use-is-before.ts';
import type { ReviewDecision } from '../../review-desk.contract.ts';
import { decisionsList } from '../review-desk.api.ts';
import { useHeldDecisions } from '../use-held-decisions.ts';
import { DecisionEntry } from './decision-entry.tsx';

const MINUTE_MS = 60_000;

interface DecidedRowProps {
  decision: ReviewDecision;
  isUndoing: boolean;
  onUndo: (name: string) => void;
}

const DecidedRow = ({ decision, isUndoing, onUndo }: DecidedRowProps) => {
  const t = useTranslations('reviewDesk.decided');
  const doneTexts = useTranslations('reviewDesk.done');
  const now = useNow({ updateInterval: 15_000 });
  const name = decision.email === null ? t('gone') : personName(decision);
  const { undoableUntil } = decision;
  const isBefore = useIsBefore(undoableUntil);
  const canUndo = undoableUntil !== null && isBefore;
  const couldUndo = useRef(canUndo);
  useEffect(() => {
    // The button may have had focus.
    if (couldUndo.current && !canUndo) recoverFocus([`[data-decision="${CSS.escape(decision.id)}"] h2`]);
    couldUndo.current = canUndo;
  }, [canUndo, decision.id]);
  return (
    <Card as="li" data-decision={decision.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <DecisionEntry
        decision={decision}
        before={
          <div className="min-w-0">
            <h2 tabIndex={-1} className="break-words font-semibold text-ink outline-none">
              {name}
            </h2>
            {decision.email !== null && <p className="break-words text-muted text-sm">{decision.email}</p>}
          </div>
        }
      />
      {canUndo && (
        <div className="space-y-1.5">
          <Button
            size="sm"
            aria-label={t('undo', { name })}
            disabled={isUndoing}
            icon={<Undo2 className="size-4" />}
            onClick={() => onUndo(name)}
          >
            {doneTexts('undo')}
          </Button>
          <p className="text-muted text-xs tabular">
            {t('left', { minutes: Math.max(1, Math.ceil((Date.parse(undoableUntil) - now.getTime()) / MINUTE_MS)) })}
          </p>
        </div>
      )}
    </Card>
  );
};

export const DecidedList = () => {
  const t = useTranslations('reviewDesk.decided');
  const list = useInfiniteQuery(decisionsList);
  const { undo, isUndoing } = useHeldDecisions();
  const decisions = flattenPages(list.data);
  if (list.isPending) return <SkeletonList shape="card" count={4} className="space-y-4" />;
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  if (decisions.length === 0) {
    return <EmptyState titleAs="h2" picture={<AllCaughtUpPicture />} title={t('empty.title')} text={t('empty.text')} />;
  }
  return (
    <div>
      <ul className="space-y-4">
        {decisions.map((decision) => (
          <DecidedRow
            key={decision.id}
            decision={decision}
            isUndoing={isUndoing}
            onUndo={(name) => void undo({ decisionIds: [decision.id], name })}
          />
        ))}
      </ul>
      <LoadMore list={list} />
    </div>
  );
};
