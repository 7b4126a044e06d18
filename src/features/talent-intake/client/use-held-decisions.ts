/**
 * Decisions on one or more rows. Their emails are held, and a toast offers to undo them. While the page is open, a keyboard shortcut also undoes the
 * latest decision. Earlier decisions can be undone in the list of decisions.
 */
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { errorSentence } from '#client/error-texts.ts';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import type { Language } from '#shared/languages.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { ReviewOutcome } from '#shared/vocabulary.ts';
import type { RejectionReason } from '../review.domain.ts';
import type { ReviewsResult } from '../review-desk.contract.ts';
import type { QueuedReview } from '../talent-intake.contract.ts';
import { useReviewCandidates, useUndoReviews } from './review-desk.api.ts';

/** A decision to make. An approval has only an outcome. */
export interface HeldDecision {
  outcome: ReviewOutcome;
  reasons?: readonly RejectionReason[];
  messages?: Partial<Record<Language, string>>;
  reviewNotes?: string;
}

/** Decisions that can be undone together. */
interface UndoableDecisions {
  decisionIds: string[];
  /** The person's name, or null for more than one person. */
  name: string | null;
}

/** Returns functions that make and undo decisions, and whether a decision is being saved or undone. */
export const useHeldDecisions = () => {
  const t = useTranslations('reviewDesk.done');
  const reviewTexts = useTranslations('talentIntake.review');
  const review = useReviewCandidates({
    title: reviewTexts('failure.title'),
    fallback: reviewTexts('failure.fallback'),
  });
  const undoing = useUndoReviews();
  const lastDecided = useRef<UndoableDecisions | null>(null);
  const minutes = LIFETIMES.undoMinutes;

  const undo = async ({ decisionIds, name }: UndoableDecisions): Promise<void> => {
    const result = await undoing.mutateAsync({ body: { ids: decisionIds } }).catch(() => null);
    if (result === null) return;
    const [refused] = result.refused;
    if (result.done.length === 0 && refused) {
      showToast({ title: t('undoFailed'), description: errorSentence(refused, refused.detail), tone: 'error' });
      return;
    }
    const title = name === null ? t('severalUndone', { count: result.done.length }) : t('undone', { name });
    showToast({ title, description: refused && errorSentence(refused, refused.detail) });
  };

  const undoLast = (): boolean => {
    const decided = lastDecided.current;
    if (decided === null) return false;
    lastDecided.current = null;
    void undo(decided);
    return true;
  };

  const showResult = (
    rows: readonly QueuedReview[],
    outcome: ReviewOutcome,
    { done, refused }: ReviewsResult,
  ): void => {
    const [first] = rows;
    const [firstRefused] = refused;
    const reason = firstRefused && errorSentence(firstRefused, firstRefused.detail);
    const refusedText = reason && t('refused', { count: refused.length, reason });
    if (done.length === 0) {
      showToast({ title: reviewTexts('failure.title'), description: reason, tone: 'error' });
      return;
    }
    const name = rows.length === 1 && first ? personName(first) : null;
    const several = outcome === 'approved' ? 'severalApproved' : 'severalRejected';
    const undoable = done.filter(({ isFinal }) => isFinal === undefined);
    const decided = { decisionIds: undoable.map(({ decisionId }) => decisionId), name };
    const canUndo = undoable.length > 0;
    lastDecided.current = canUndo ? decided : null;
    const finalCount = done.length - undoable.length;
    const finalText = finalCount > 0 && t(canUndo ? 'someSent' : 'sentToCompany', { count: finalCount });
    showToast({
      title: name === null ? t(several, { count: done.length }) : t(outcome, { name }),
      description: [canUndo && t('held', { minutes }), finalText, refusedText].filter(Boolean).join(' '),
      tone: refusedText ? 'info' : 'success',
      ...(canUndo ? { action: { label: t('undo'), onSelect: () => void undo(decided) } } : {}),
    });
  };

  /** Resolves to false if the call failed, so that the admin may retry. Rows that the server refused are shown in the toast. */
  const decide = async (rows: readonly QueuedReview[], decision: HeldDecision): Promise<boolean> => {
    const { outcome, reasons = [], messages = {}, reviewNotes = '' } = decision;
    const ids = rows.map(({ id }) => id);
    const body = { ids, approvalStatus: outcome, reasons: [...reasons], messages, reviewNotes };
    const result = await review.mutateAsync({ body }).catch(() => null);
    if (result === null) return false;
    showResult(rows, outcome, result);
    return true;
  };

  return { decide, undo, undoLast, isPending: review.isPending, isUndoing: undoing.isPending };
};
