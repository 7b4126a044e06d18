/**
 * One conversation: header, messages and the send box, or the reason why the user cannot write.
 * Mounted per other side.
 */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useTimeZone, useTranslations } from 'use-intl';
import { sentenceOf } from '#client/api/query-client.ts';
import { useGo } from '#client/navigation.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoConversationsPicture } from '#client/ui/illustrations/no-conversations.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Attachment } from '../../attachments.contract.ts';
import type { Correspondence, Correspondent } from '../../messages.contract.ts';
import { shortNameOf } from '../correspondent-name.ts';
import { correspondenceQuery, threadQuery, useUnblock } from '../messages.api.ts';
import { toRows } from '../thread-rows.ts';
import { useOutbox } from '../use-outbox.ts';
import { useReading } from '../use-reading.ts';
import { useThreadFiles } from '../use-thread-files.ts';
import { useThreadMessages } from '../use-thread-messages.ts';
import { useTyping } from '../use-typing.ts';
import { Composer } from './composer.tsx';
import { DropArea } from './drop-area.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadLog } from './thread-log.tsx';

const NONE: never[] = [];

/** Loaded separately, so that messages do not wait for it. */
const ThreadOffers = lazy(async () => ({
  default: (await import('#features/hiring/client/public/thread-offers.tsx')).ThreadOffers,
}));
const ThreadInterviews = lazy(async () => ({
  default: (await import('#features/interviews/client/public/thread-interviews.tsx')).ThreadInterviews,
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

/** Replaces the send box: why the user cannot write, or a button to unblock the other side. */
const ClosedNotice = ({ user, refusal, isBlocked }: Correspondence) => {
  const t = useTranslations('messages');
  const unblock = useUnblock();
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-center gap-3 border-line border-t bg-sunken px-4 py-4 text-center text-ink-soft text-sm">
      <p>{isBlocked ? t('compose.blockedByYou', { name: shortNameOf(user) }) : refusal}</p>
      {isBlocked && (
        <Button size="sm" pending={unblock.isPending} onClick={() => unblock.mutate({ params: { userId: user.id } })}>
          {t('menu.unblockShort')}
        </Button>
      )}
    </div>
  );
};

const Beginning = ({ name }: { name: string }) => {
  const t = useTranslations('messages.thread');
  return (
    <Centered>
      <div className="text-center">
        <div className="mx-auto mb-5 w-40">
          <NoConversationsPicture />
        </div>
        <p className="headline text-ink text-lg">{t('start', { name })}</p>
        <p className="mt-1.5 text-muted text-sm">{t('startText')}</p>
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

interface OpenThreadProps {
  ownId: string;
  accountType: AccountType | null;
  user: Correspondent;
  correspondence: Correspondence | undefined;
  /** The message that the thread was opened at, or ''. */
  anchorId: string;
}

const OpenThread = ({ ownId, accountType, user, correspondence, anchorId }: OpenThreadProps) => {
  const t = useTranslations('messages.thread');
  const timeZone = useTimeZone() ?? 'UTC';
  const go = useGo();
  const thread = useThreadMessages(user.id, anchorId);
  const { messages, earlier, later, error } = thread;
  const outbox = useOutbox(ownId, user.id, messages);
  const files = useThreadFiles(ownId, user.id);
  const isTyping = useTyping(user.id);
  useReading(ownId, user.id, messages);
  // There may be messages between the shown ones and the pending ones.
  const pending = anchorId === '' ? outbox.pending : NONE;
  const rows = useMemo(() => toRows(messages, pending, { ownId, timeZone }), [messages, pending, ownId, timeZone]);
  const toNewest = () => go(`${APP_PATHS.messages}?userId=${user.id}`);

  const log = () => {
    if (thread.isPending) return <LoadingThread />;
    if (error) {
      return (
        <Centered>
          <ErrorState title={t('failed')} text={sentenceOf(error)} onRetry={thread.retry} />
        </Centered>
      );
    }
    if (rows.length === 0 && !isTyping) return <Beginning name={shortNameOf(user)} />;
    return (
      <ThreadLog
        rows={rows}
        name={shortNameOf(user)}
        isTyping={isTyping && later === null}
        hasEarlier={earlier.has}
        isLoadingEarlier={earlier.isLoading}
        onLoadEarlier={earlier.load}
        anchor={anchorId === '' ? null : { messageId: anchorId, later, onLeave: toNewest }}
        onRetry={outbox.retry}
        onDiscard={outbox.discard}
      />
    );
  };

  const send = (content: string, attachments: readonly Attachment[]): void => {
    outbox.send(content, attachments);
    if (anchorId !== '') toNewest();
  };

  const isOpen = correspondence?.canWrite === true && !correspondence.isBlocked;
  return (
    <DropArea onFiles={isOpen ? files.add : null}>
      {log()}
      {correspondence && !isOpen && <ClosedNotice {...correspondence} />}
      {isOpen && <Composer ownId={ownId} accountType={accountType} otherId={user.id} files={files} onSend={send} />}
    </DropArea>
  );
};

interface ThreadProps {
  ownId: string;
  accountType: AccountType | null;
  otherId: string;
  /** The message to open the thread at, or ''. */
  anchorId: string;
  /** The other side as the list has it, so that the header need not wait. */
  known: Correspondent | undefined;
}

export const Thread = ({ ownId, accountType, otherId, anchorId, known }: ThreadProps) => {
  const t = useTranslations('messages.thread');
  // Refetched on every visit, because the permission to write can change without an event, for
  // example by an unblock.
  const correspondence = useQuery({ ...correspondenceQuery(otherId), refetchOnMount: 'always' });
  const newest = useInfiniteQuery({ ...threadQuery(otherId), enabled: false }).data?.pages[0];
  const hasBegun = correspondence.data?.hasBegun === true || (newest?.length ?? 0) > 0;
  const user = correspondence.data?.user ?? known;
  if (correspondence.data === null) return <Unavailable accountType={accountType} />;
  if (correspondence.isError && !user) {
    return (
      <Centered>
        <ErrorState
          title={t('failed')}
          text={sentenceOf(correspondence.error)}
          onRetry={() => void correspondence.refetch()}
        />
      </Centered>
    );
  }
  if (!user) return <LoadingThread />;
  return (
    <>
      <ThreadHeader user={user} correspondence={correspondence.data} hasBegun={hasBegun} />
      <Suspense fallback={null}>
        <ThreadOffers otherId={user.id} accountType={accountType} />
        <ThreadInterviews userId={otherId} accountType={accountType} />
      </Suspense>
      <OpenThread
        ownId={ownId}
        accountType={accountType}
        user={user}
        correspondence={correspondence.data}
        anchorId={anchorId}
      />
    </>
  );
};
