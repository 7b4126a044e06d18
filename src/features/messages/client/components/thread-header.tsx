/** The header of a thread: the other person, a link back to the list on phones, and the actions for this conversation. */

import { useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore, ArrowLeft, Ban, EllipsisVertical, Flag, Undo2, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { apiQueryKey } from '#client/api/api.ts';
import { refetchAfterChange } from '#client/live/refresh.ts';
import { useNavigateTo } from '#client/navigation.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { classNames } from '#client/ui/class-names.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { Link } from '#client/ui/link.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { LocalTime } from '#features/matching/client/public/local-time.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Correspondence, Correspondent } from '../../messages.contract.ts';
import { correspondentName, shortCorrespondentName } from '../correspondent-name.ts';
import { useArchive, useBlock, useUnarchive, useUnblock } from '../messages.api.ts';

/** Archives or restores the conversation with a person. Resolves to false if it failed. */
const useSetArchived = (): ((userId: string, isArchived: boolean) => Promise<boolean>) => {
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
    void refetchAfterChange(client, apiQueryKey('/api/conversations'));
    return true;
  };
  return (userId, isArchived) => change(userId, isArchived, false);
};

const ReportDialog = lazy(async () => ({
  default: (await import('#features/reports/client/public/report-dialog.tsx')).ReportDialog,
}));

/** Returns true if the thread with a person is still open. Archiving must not navigate away from another page. */
const isThreadOpen = (userId: string): boolean => new URLSearchParams(window.location.search).get('userId') === userId;

/** Returns the menu item that archives and closes the conversation, or restores it. */
const useArchiveItem = ({ user, isArchived }: Correspondence) => {
  const t = useTranslations('messages.archive');
  const setArchived = useSetArchived();
  const go = useNavigateTo();
  return {
    label: isArchived ? t('unarchive') : t('archive'),
    icon: isArchived ? <ArchiveRestore /> : <Archive />,
    onSelect: () => {
      void setArchived(user.id, !isArchived).then(
        (isDone) => isDone && !isArchived && isThreadOpen(user.id) && go(APP_PATHS.messages),
      );
    },
  };
};

const Options = (correspondence: Correspondence & { hasBegun: boolean }) => {
  const { user, isBlocked, hasBegun } = correspondence;
  const t = useTranslations('messages.menu');
  const archiveItem = useArchiveItem(correspondence);
  const [isAsking, setIsAsking] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const block = useBlock();
  const unblock = useUnblock();
  const params = { userId: user.id };
  const name = shortCorrespondentName(user);
  // A deleted account cannot be blocked, but it can be unblocked.
  const hasLeft = user.isDeleted && !isBlocked;
  const blockItem = isBlocked
    ? {
        label: t('unblock', { name }),
        icon: <Undo2 />,
        onSelect: () => unblock.mutate({ params }),
      }
    : {
        label: t('block', { name }),
        icon: <Ban />,
        tone: 'danger' as const,
        onSelect: () => setIsAsking(true),
      };
  const reportItem = {
    label: t('report', { name }),
    icon: <Flag />,
    tone: 'danger' as const,
    onSelect: () => setIsReporting(true),
  };
  const profileItems =
    user.candidateId === null
      ? []
      : [
          {
            label: t('profile'),
            icon: <UserRound />,
            to: fillPath(APP_PATHS.candidate, { id: user.candidateId }),
          },
        ];
  return (
    <>
      <Menu
        trigger={
          <Button variant="quiet" square aria-label={t('label')}>
            <EllipsisVertical className="size-5" />
          </Button>
        }
        groups={[
          [...profileItems, ...(hasBegun ? [archiveItem] : [])],
          hasLeft ? [reportItem] : [reportItem, blockItem],
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('blockTitle', { name })}
        text={t('blockText')}
        confirmText={t('blockConfirm')}
        pending={block.isPending}
        onConfirm={() => block.mutate({ params }, { onSettled: () => setIsAsking(false) })}
      />
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog
            open
            onOpenChange={setIsReporting}
            user={{ id: user.id, name }}
            onBlock={isBlocked ? undefined : () => block.mutateAsync({ params })}
          />
        </Suspense>
      )}
    </>
  );
};

interface ThreadHeaderProps {
  user: Correspondent;
  /** Undefined while loading. */
  correspondence: Correspondence | undefined;
  /** Whether there is at least one message. */
  hasBegun: boolean;
}

export const ThreadHeader = ({ user, correspondence, hasBegun }: ThreadHeaderProps) => {
  const t = useTranslations('messages');
  const zone = correspondence?.zone ?? null;
  return (
    <div className="flex h-16 shrink-0 items-center gap-3 border-line border-b bg-raised px-2 md:px-4">
      <Link
        to={APP_PATHS.messages}
        aria-label={t('back')}
        className={classNames(buttonStyle({ variant: 'quiet', square: true }), 'md:hidden')}
      >
        <ArrowLeft className="size-5" />
      </Link>
      <Avatar
        id={user.id}
        name={correspondentName(user)}
        photoUrl={user.profileImageUrl}
        shape={user.accountType === 'company' ? 'square' : 'round'}
      />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-semibold text-base text-ink leading-6">{correspondentName(user)}</h2>
        {user.accountType && (
          <p className="line-clamp-2 text-muted text-xs leading-4">
            {t(user.accountType)}
            {zone !== null && (
              <>
                {' · '}
                <LocalTime stated={zone} zone={zone} side={user.accountType} />
              </>
            )}
          </p>
        )}
      </div>
      {correspondence && <Options {...correspondence} hasBegun={hasBegun} />}
    </div>
  );
};
