/** Putting a conversation away and taking it back, each with a toast that undoes it. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { apiKey } from '#client/api/api.ts';
import { refetchFrom } from '#client/live/refresh.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { useArchive, useUnarchive } from './messages.api.ts';

/** Does either with the conversation with a person; resolves to whether it worked. */
export const usePutAway = (): ((userId: string, isArchived: boolean) => Promise<boolean>) => {
  const t = useTranslations('messages.archive');
  const client = useQueryClient();
  const { mutateAsync: archive } = useArchive();
  const { mutateAsync: unarchive } = useUnarchive();
  const change = async (userId: string, isArchived: boolean, isUndo: boolean): Promise<boolean> => {
    try {
      await (isArchived ? archive : unarchive)({ params: { userId } });
    } catch {
      // The toast of the failure says why.
      return false;
    }
    showToast({
      title: isArchived ? t('done') : t('undone'),
      action: isUndo ? undefined : { label: t('undo'), onSelect: () => void change(userId, !isArchived, true) },
    });
    await refetchFrom(client, apiKey('/api/conversations'));
    return true;
  };
  return (userId, isArchived) => change(userId, isArchived, false);
};
