/**
 * Removes a candidate from the shortlist. Without notes, removes immediately and offers undo. With notes, asks first, because removal deletes them.
 */

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasStatus } from '#client/api/api-error.ts';
import { forgetAllUndo, forgetUndo, rememberUndo } from '#client/last-undo.ts';
import { personName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import type { ListedCandidate } from '../../candidates.contract.ts';
import { useAddToShortlist, useRemoveFromShortlist } from '../candidates.api.ts';

/** Loaded when a candidate with notes is removed. */
const ConfirmDialog = lazy(async () => ({ default: (await import('#client/ui/confirm-dialog.tsx')).ConfirmDialog }));

export interface ShortlistRemoval {
  /** Removes the candidate, or asks first. */
  start: () => void;
  /** Removes the candidate without asking. Asks if there are notes, because a colleague may have just added them. */
  removeNow: () => void;
  isPending: boolean;
  /** The confirmation dialog. Render it anywhere on the screen. */
  dialog: ReactNode;
}

type RemovableCandidate = Pick<ListedCandidate, 'id' | 'user' | 'hasShortlistNotes'>;

export const useShortlistRemoval = ({ id, user, hasShortlistNotes }: RemovableCandidate): ShortlistRemoval => {
  const t = useTranslations('candidates');
  const [isConfirming, setIsConfirming] = useState(false);
  const addAgain = useAddToShortlist(() => showToast({ title: t('toast.addedTitle'), description: t('toast.added') }));
  const undo = (): void => {
    forgetUndo(id);
    addAgain.mutate({ body: { candidateId: id } });
  };
  const remove = useRemoveFromShortlist(() => {
    // Deleted notes are not restored, because the user confirmed their deletion.
    if (isConfirming) forgetAllUndo();
    else rememberUndo([id], undo);
    showToast({
      title: t('toast.removedTitle'),
      description: t('toast.removed'),
      action: isConfirming ? undefined : { label: t('toast.undo'), onSelect: undo },
    });
  });
  const removeNow = (): void =>
    remove.mutate(
      { params: { candidateId: id }, query: isConfirming ? {} : { withNotes: 'false' } },
      {
        onSuccess: () => setIsConfirming(false),
        onError: (error) => {
          if (hasStatus(error, 409)) setIsConfirming(true);
        },
      },
    );
  const name = personName(user);
  return {
    removeNow,
    start: () => (hasShortlistNotes ? setIsConfirming(true) : removeNow()),
    isPending: remove.isPending,
    dialog: isConfirming && (
      <Suspense>
        <ConfirmDialog
          open
          onOpenChange={setIsConfirming}
          title={t('shortlist.removeTitle', { name })}
          text={t('shortlist.removeText')}
          confirmText={t('shortlist.removeWithNotes')}
          pending={remove.isPending}
          onConfirm={removeNow}
        />
      </Suspense>
    ),
  };
};
