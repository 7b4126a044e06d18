/**
 * Messages: the conversations and the open thread side by side, on a phone one at a time. `?userId=` opens a thread, also one
 * that has not begun.
 */
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { classNames } from '#client/ui/class-names.ts';
import { NoConversationsPicture } from '#client/ui/illustrations/no-conversations.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { ConversationList } from './components/conversation-list.tsx';
import { Thread } from './components/thread.tsx';
import { conversationsQuery } from './messages.api.ts';

const NothingOpen = () => (
  <div className="grid flex-1 place-content-center p-6 text-center max-md:hidden">
    <div className="mx-auto mb-5 w-44">
      <NoConversationsPicture />
    </div>
    <p className="headline text-ink text-lg">{useTranslations('messages')('select')}</p>
  </div>
);

export const MessagesPage = () => {
  const t = useTranslations('messages');
  const user = useSuspenseQuery(currentUserQuery).data;
  const [{ userId: openId }] = useFilters(['userId']);
  const isOpen = openId !== '';
  const conversations = itemsOf(useInfiniteQuery(conversationsQuery).data);
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-6xl flex-1 flex-col md:p-6">
      <div className="grid min-h-0 flex-1 grid-rows-[auto_minmax(0,1fr)] bg-surface md:grid-cols-[minmax(16rem,20rem)_minmax(0,1fr)] md:overflow-hidden md:rounded-panel md:border md:border-line md:bg-raised md:shadow-low">
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
          <ConversationList ownId={user.id} accountType={user.accountType} openId={openId} />
        </div>
        <section
          className={classNames(
            'row-span-2 row-start-1 flex min-h-0 min-w-0 flex-col md:col-start-2',
            !isOpen && 'max-md:hidden',
          )}
        >
          {isOpen ? (
            <Thread
              key={openId}
              ownId={user.id}
              accountType={user.accountType}
              otherId={openId}
              known={conversations.find((conversation) => conversation.user.id === openId)?.user}
            />
          ) : (
            <NothingOpen />
          )}
        </section>
      </div>
    </div>
  );
};
