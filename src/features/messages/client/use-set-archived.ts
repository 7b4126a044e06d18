/** Archives and restores a conversation, each with a toast that undoes it. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { apiKey } from '#client/api/api.ts';
import { refetchFrom } from '#client/live/refresh.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { useArchive, useUnarchive } from './messages.api.ts';

/** Archives or restores the conversation with a person. Resolves to false if it failed. */
export const useSetArchived = (): ((userId: string, isArchived: boolean) => Promise<boolean>) => {
  const t = useTranslations('messages.archive');
  const client = useQueryClient();
  const { mutateAsync: archive } = useArchive();
  const { mutateAsync: unarchive } = useUnarchive();
  const change = async (userId: string, isArchived: boolean, isUndo: boolean): Promise<boolean> => {
    try {
      await (isArchived ? archive : unarchive)({ params: { userId } });
    } catch {
      // The error toast explains the failure.
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
