/**
 * Messages: the conversations and the open thread side by side. Phones show only one of them.
 * `?userId=` opens a thread, which may have no messages yet. `?box=archived` lists archived
 * conversations, `?q=` lists search results, and `?messageId=` opens the thread at a message.
 */
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { NoConversationsPicture } from '#client/ui/illustrations/no-conversations.tsx';
import { Link } from '#client/ui/link.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { actingAccountId } from '#features/auth/auth.contract.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { ConversationList } from './components/conversation-list.tsx';
import { type RenderAbove, Thread } from './components/thread.tsx';
import { conversationsQuery, type VisibleBox } from './messages.api.ts';
import { messagesEn } from './messages.en.ts';

const BOXES: readonly VisibleBox[] = ['inbox', 'archived'];

/** Tabs above the conversations: inbox and archive. */
const BoxTabs = ({ box }: { box: VisibleBox }) => {
  const t = useTranslations('messages.archive');
  return (
    <nav aria-label={t('boxes')} className="flex gap-1 rounded-control bg-sunken p-1">
      {BOXES.map((name) => (
        <Link
          key={name}
          to={name === 'inbox' ? APP_PATHS.messages : `${APP_PATHS.messages}?box=${name}`}
          aria-current={name === box ? 'page' : undefined}
          className={classNames(
            'flex min-h-9 flex-1 items-center justify-center rounded-sm px-3 font-medium text-sm',
            name === box ? 'bg-raised text-ink shadow-low' : 'text-ink-soft hover:text-ink',
          )}
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
};

const SearchResults = lazy(async () => ({ default: (await import('./components/search-results.tsx')).SearchResults }));

const NothingOpen = () => (
  <div className="grid flex-1 place-content-center p-6 text-center max-md:hidden">
    <div className="mx-auto mb-5 w-44">
      <NoConversationsPicture />
    </div>
    <p className="headline text-ink text-lg">{useTranslations('messages')('select')}</p>
  </div>
);

const Messages = ({ renderAbove }: { renderAbove: RenderAbove }) => {
  const t = useTranslations('messages');
  const user = useSuspenseQuery(currentUserQuery).data;
  const [{ userId: openId, messageId, box: requestedBox, q }, change] = useFilters(['userId', 'messageId', 'box', 'q']);
  const [typed, type] = useDebouncedText(q, (text) => change({ q: text }));
  const box: VisibleBox = requestedBox === 'archived' ? 'archived' : 'inbox';
  const isOpen = openId !== '';
  const conversations = flattenPages(useInfiniteQuery(conversationsQuery(box)).data);
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-6xl flex-1 flex-col md:p-6">
      <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] bg-surface md:grid-cols-[minmax(16rem,18rem)_minmax(0,1fr)] md:overflow-hidden md:rounded-panel md:border md:border-line md:bg-raised md:shadow-low">
        <h1
          className={classNames(
            'headline flex h-16 items-center border-line border-b bg-raised px-4 text-ink text-xl md:border-r',
            isOpen && 'max-md:sr-only',
          )}
        >
          {t('title')}
        </h1>
        <div
          className={classNames(
            'row-start-2 min-h-0 overflow-y-auto bg-raised md:border-line md:border-r',
            isOpen && 'max-md:hidden',
          )}
        >
          <search className="sticky top-0 z-10 block space-y-2 border-line border-b bg-raised p-3">
            <SearchField value={typed} onChange={type} placeholder={t('search')} />
            {q === '' && <BoxTabs box={box} />}
          </search>
          {q.trim() === '' ? (
            <ConversationList
              ownId={actingAccountId(user)}
              personId={user.id}
              accountType={user.accountType}
              openId={openId}
              box={box}
            />
          ) : (
            <Suspense fallback={<SkeletonList shape="row" count={4} className="px-4" />}>
              <SearchResults query={q.trim()} personId={user.id} />
            </Suspense>
          )}
        </div>
        <section
          className={classNames(
            'row-span-2 row-start-1 flex min-h-0 min-w-0 flex-col md:col-start-2',
            !isOpen && 'max-md:hidden',
          )}
        >
          {isOpen ? (
            <Thread
              key={`${openId} ${messageId}`}
              ownId={actingAccountId(user)}
              personId={user.id}
              accountType={user.accountType}
              otherId={openId}
              anchorId={messageId}
              listedUser={conversations.find((conversation) => conversation.user.id === openId)?.user}
              renderAbove={renderAbove}
            />
          ) : (
            <NothingOpen />
          )}
        </section>
      </div>
    </div>
  );
};

export const MessagesPage = withEnglish({ messages: messagesEn }, Messages);
