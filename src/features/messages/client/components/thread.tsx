/**
 * A conversation: header, messages and the send box, or the reason why the user cannot write.
 * Remounted when the correspondent or the anchor changes.
 */

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DragEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { describeError } from '#client/api/query-client.ts';
import { errorSentence } from '#client/error-texts.ts';
import { useNavigateTo } from '#client/navigation.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoConversationsPicture } from '#client/ui/illustrations/no-conversations.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Attachment } from '../../attachments.contract.ts';
import type { Correspondence, Correspondent, Message } from '../../messages.contract.ts';
import { shortCorrespondentName } from '../correspondent-name.ts';
import { correspondenceQuery, receiveRead, threadQuery, useMarkRead, useUnblock } from '../messages.api.ts';
import { type ThreadReader, toThreadRows } from '../thread-rows.ts';
import { useOutbox } from '../use-outbox.ts';
import { useThreadFiles } from '../use-thread-files.ts';
import { useThreadMessages } from '../use-thread-messages.ts';
import { useTyping } from '../use-typing.ts';
import { Composer } from './composer.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadLog } from './thread-log.tsx';

const subscribeToVisibility = (notify: () => void): (() => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

const isVisibleNow = (): boolean => document.visibilityState === 'visible';

/** Marks `thread` as read. Tries once for each newest unread message, even if the call fails. */
const useMarkThreadRead = (ownId: string, otherId: string, thread: readonly Message[]): void => {
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(subscribeToVisibility, isVisibleNow, () => false);
  const { mutateAsync } = useMarkRead();
  const lastTriedId = useRef<string>(undefined);
  const unreadId = thread.findLast((message) => message.senderId === otherId && message.readAt === null)?.id;
  useEffect(() => {
    if (!isVisible || unreadId === undefined || lastTriedId.current === unreadId) return;
    lastTriedId.current = unreadId;
    mutateAsync({ params: { userId: otherId } }).then(
      () => receiveRead(client, { readerId: ownId, messageId: unreadId, isOwn: true }),
      () => {
        // The next message or visit marks these messages, too.
      },
    );
  }, [isVisible, unreadId, ownId, otherId, mutateAsync, client]);
};

interface DropAreaProps {
  /** Null while files cannot be dropped. */
  onFiles: ((files: readonly File[]) => void) | null;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** An area that accepts dropped files. It shows a hint while files are dragged over it. */
const DropArea = ({ onFiles, children }: DropAreaProps) => {
  const t = useTranslations('messages.compose');
  const [isOver, setIsOver] = useState(false);
  // The event for entering a child fires before the event for leaving the parent.
  const depth = useRef(0);
  const changeDepth = (step: number): void => {
    depth.current += step;
    setIsOver(depth.current > 0);
  };
  const handle = (act: (event: DragEvent) => void) => (event: DragEvent) => {
    if (onFiles === null || !hasFiles(event)) return;
    event.preventDefault();
    act(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping needs a pointer; the paper clip button
    // works with the keyboard
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onDragEnter={handle(() => changeDepth(1))}
      onDragOver={handle(() => {})}
      onDragLeave={handle(() => changeDepth(-1))}
      onDrop={handle((event) => {
        depth.current = 0;
        setIsOver(false);
        onFiles?.([...event.dataTransfer.files]);
      })}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 grid place-content-center rounded-panel border-2 border-accent border-dashed bg-accent-soft/90 font-semibold text-ink">
          {t('drop')}
        </div>
      )}
    </div>
  );
};

const NONE: never[] = [];

// Loaded separately, because messages should not wait for it.
const ThreadApplications = lazy(async () => ({
  default: (await import('#features/pipeline/client/public/thread-applications.tsx')).ThreadApplications,
}));

const Centered = ({ children }: { children: React.ReactNode }) => (
  <div className="grid min-h-0 flex-1 place-content-center overflow-y-auto p-4">{children}</div>
);

const Unavailable = ({ accountType }: { accountType: AccountType | null }) => {
  const t = useTranslations('messages');
  const text = accountType === 'company' ? t('unavailable.forCompany') : t('unavailable.forCandidate');
  return (
    <Centered>
      <EmptyState
        title={t('unavailable.title')}
        titleAs="h2"
        text={text}
        picture={<NoConversationsPicture />}
        action={<LinkButton to={APP_PATHS.messages}>{t('back')}</LinkButton>}
      />
    </Centered>
  );
};

/** Replaces the send box with the reason why the user cannot write, or with a button to unblock the other person. */
const ClosedNotice = ({ user, refusal, refusalCode, isBlocked }: Correspondence) => {
  const t = useTranslations('messages');
  const reason = errorSentence({ code: refusalCode ?? undefined }, refusal ?? '');
  const unblock = useUnblock();
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-center gap-3 border-line border-t bg-sunken px-4 py-4 text-center text-ink-soft text-sm">
      <p>{isBlocked ? t('compose.blockedByYou', { name: shortCorrespondentName(user) }) : reason}</p>
      {isBlocked && (
        <Button size="sm" pending={unblock.isPending} onClick={() => unblock.mutate({ params: { userId: user.id } })}>
          {t('menu.unblockShort')}
        </Button>
      )}
    </div>
  );
};

/** The text of an empty thread. Invites users to write only if they can. */
const Beginning = ({ name, isOpen }: { name: string; isOpen: boolean }) => {
  const t = useTranslations('messages.thread');
  return (
    <Centered>
      <div className="text-center">
        <div className="mx-auto mb-5 w-40">
          <NoConversationsPicture />
        </div>
        <p className="headline text-ink text-lg">{isOpen ? t('start', { name }) : t('noMessages')}</p>
        {isOpen && <p className="mt-1.5 text-muted text-sm">{t('startText')}</p>}
      </div>
    </Centered>
  );
};

const LoadingThread = () => (
  <div aria-busy="true" className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden p-6">
    <Skeleton className="h-11 w-1/2 rounded-panel" />
    <Skeleton className="h-16 w-3/5 rounded-panel" />
    <Skeleton className="ml-auto h-11 w-2/5 rounded-panel" />
    <Skeleton className="h-11 w-1/3 rounded-panel" />
  </div>
);

interface OpenThreadProps extends ThreadReader {
  accountType: AccountType | null;
  user: Correspondent;
  correspondence: Correspondence | undefined;
  /** The message that the thread was opened at, or ''. */
  anchorId: string;
}

const OpenThread = ({ ownId, personId, accountType, user, correspondence, anchorId }: OpenThreadProps) => {
  const t = useTranslations('messages.thread');
  const timeZone = useTimeZone() ?? 'UTC';
  const go = useNavigateTo();
  const thread = useThreadMessages(user.id, anchorId);
  const { messages, earlier, later, error } = thread;
  const outbox = useOutbox(ownId, user.id, messages);
  const files = useThreadFiles(ownId, user.id);
  const isTyping = useTyping(user.id);
  useMarkThreadRead(ownId, user.id, messages);
  // In a thread opened at a message, there may be unloaded messages before the pending ones.
  const pending = anchorId === '' ? outbox.pending : NONE;
  const rows = useMemo(
    () => toThreadRows(messages, pending, { ownId, personId, timeZone }),
    [messages, pending, ownId, personId, timeZone],
  );
  const goToNewest = () => go(`${APP_PATHS.messages}?userId=${user.id}`);
  const isOpen = correspondence?.canWrite === true && !correspondence.isBlocked;

  const log = () => {
    if (thread.isPending) return <LoadingThread />;
    if (error) {
      return (
        <Centered>
          <ErrorState title={t('failed')} text={describeError(error)} onRetry={thread.retry} />
        </Centered>
      );
    }
    if (rows.length === 0 && !isTyping) return <Beginning name={shortCorrespondentName(user)} isOpen={isOpen} />;
    return (
      <ThreadLog
        rows={rows}
        name={shortCorrespondentName(user)}
        isTyping={isTyping && later === null}
        hasEarlier={earlier.hasMore}
        isLoadingEarlier={earlier.isLoading}
        onLoadEarlier={earlier.load}
        anchor={anchorId === '' ? null : { messageId: anchorId, later, onLeave: goToNewest }}
        onRetry={outbox.retry}
        onDiscard={outbox.discard}
      />
    );
  };

  const send = (content: string, attachments: readonly Attachment[]): void => {
    outbox.send(content, attachments);
    if (anchorId !== '') goToNewest();
  };

  return (
    <DropArea onFiles={isOpen ? files.add : null}>
      {log()}
      {correspondence && !isOpen && <ClosedNotice {...correspondence} />}
      {isOpen && <Composer ownId={ownId} accountType={accountType} otherId={user.id} files={files} onSend={send} />}
    </DropArea>
  );
};

/** Renders the offers and interviews between the user and the other person, above the messages. */
export type RenderAbove = (otherId: string, accountType: AccountType | null) => ReactNode;

interface ThreadProps extends ThreadReader {
  accountType: AccountType | null;
  otherId: string;
  /** The message to open the thread at, or ''. */
  anchorId: string;
  /** The other person, from the list of conversations. The header shows it before the thread loads. */
  listedUser: Correspondent | undefined;
  renderAbove: RenderAbove;
}

export const Thread = ({ ownId, personId, accountType, otherId, anchorId, listedUser, renderAbove }: ThreadProps) => {
  const t = useTranslations('messages.thread');
  // Refetched on every visit, because permission to write can change without an event, for
  // example when the other person unblocks the user.
  const correspondence = useQuery({ ...correspondenceQuery(otherId), refetchOnMount: 'always' });
  const newest = useInfiniteQuery({ ...threadQuery(otherId), enabled: false }).data?.pages[0];
  const hasBegun = correspondence.data?.hasBegun === true || (newest?.length ?? 0) > 0;
  const user = correspondence.data?.user ?? listedUser;
  if (correspondence.data === null) return <Unavailable accountType={accountType} />;
  if (correspondence.isError && !user) {
    return (
      <Centered>
        <ErrorState title={t('failed')} query={correspondence} />
      </Centered>
    );
  }
  if (!user) return <LoadingThread />;
  return (
    <>
      <ThreadHeader user={user} correspondence={correspondence.data} hasBegun={hasBegun} />
      <Suspense fallback={null}>
        {accountType && <ThreadApplications userId={user.id} side={accountType} place="above" />}
        {renderAbove(user.id, accountType)}
      </Suspense>
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <OpenThread
            ownId={ownId}
            personId={personId}
            accountType={accountType}
            user={user}
            correspondence={correspondence.data}
            anchorId={anchorId}
          />
        </div>
        <Suspense fallback={null}>
          {accountType && <ThreadApplications userId={user.id} side={accountType} place="sidebar" />}
        </Suspense>
      </div>
    </>
  );
};
