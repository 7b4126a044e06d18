/** Search results: conversations first, then messages. Each links to its conversation or message. Loads its own text catalog. */

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { apiList, flattenPages } from '#client/api/api.ts';
import { shortName } from '#client/names.ts';
import { withEnglish } from '#client/texts.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Link } from '#client/ui/link.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Correspondent } from '../../messages.contract.ts';
import { type FoundConversation, type FoundMessage, messageSearchContract } from '../../search.contract.ts';
import { correspondentName } from '../correspondent-name.ts';
import { splitExcerpt } from '../found-text.ts';
import { messageSearchEn } from '../message-search.en.ts';

const MarkedText = ({ text, query }: { text: string; query: string }) =>
  splitExcerpt(text, query).map((part, index) =>
    part.isFound ? (
      // The parts of an excerpt never change order.
      <mark key={`${index}-${part.text}`} className="rounded-xs bg-accent-soft font-semibold text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );

interface RowProps {
  user: Correspondent;
  to: string;
  at: string;
  children: ReactNode;
}

const Row = ({ user, to, at, children }: RowProps) => (
  <li>
    <Link
      to={to}
      className="flex items-center gap-3 border-line border-b px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2"
    >
      <Avatar
        id={user.id}
        name={correspondentName(user)}
        photoUrl={user.profileImageUrl}
        shape={user.accountType === 'company' ? 'square' : 'round'}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate font-semibold text-ink">{correspondentName(user)}</span>
          <time dateTime={at} className="tabular shrink-0 text-muted text-xs">
            {useTimes().date(at)}
          </time>
        </span>
        <span className="mt-0.5 line-clamp-2 text-muted text-sm [overflow-wrap:anywhere]">{children}</span>
      </span>
    </Link>
  </li>
);

const threadPath = (query: string, user: Correspondent, messageId?: string): string => {
  const search = new URLSearchParams({ userId: user.id, q: query, ...(messageId ? { messageId } : {}) });
  return `${APP_PATHS.messages}?${search}`;
};

const ConversationRow = ({
  found: { user, lastMessage, jobTitle, isArchived },
  query,
}: {
  found: FoundConversation;
  query: string;
}) => {
  const t = useTranslations('messageSearch');
  return (
    <Row user={user} to={threadPath(query, user)} at={lastMessage.createdAt}>
      {[jobTitle, isArchived ? t('archived') : null].filter((part) => part !== null).join(' · ') || lastMessage.content}
    </Row>
  );
};

interface MessageRowProps {
  found: FoundMessage;
  query: string;
  personId: string;
}

const MessageRow = ({ found: { user, message }, query, personId }: MessageRowProps) => {
  const t = useTranslations('messageSearch');
  const { author } = message;
  return (
    <Row user={user} to={threadPath(query, user, message.id)} at={message.createdAt}>
      {message.senderId !== user.id && (author.id === personId ? t('own') : `${shortName(author)}: `)}
      <MarkedText text={message.content} query={query} />
    </Row>
  );
};

const Heading = ({ children }: { children: ReactNode }) => (
  <h2 className="px-4 pt-4 pb-1 font-semibold text-muted text-xs uppercase tracking-wide">{children}</h2>
);

const KEEP_PREVIOUS = { placeholderData: keepPreviousData } as const;

const Results = ({ query, personId }: { query: string; personId: string }) => {
  const t = useTranslations('messageSearch');
  const input = { query: { q: query } };
  const conversationList = useInfiniteQuery({
    ...apiList(messageSearchContract.searchConversations, input),
    ...KEEP_PREVIOUS,
  });
  const messageList = useInfiniteQuery({ ...apiList(messageSearchContract.searchMessages, input), ...KEEP_PREVIOUS });
  const failed = [conversationList, messageList].find((list) => list.isLoadingError);
  if (failed) {
    return (
      <div className="p-4">
        <ErrorState title={t('failed')} query={failed} />
      </div>
    );
  }
  if (conversationList.isPending || messageList.isPending) {
    return <SkeletonList shape="row" count={4} className="px-4" />;
  }
  const [conversations, messages] = [flattenPages(conversationList.data), flattenPages(messageList.data)];
  if (conversations.length + messages.length === 0) {
    return (
      <div role="status" className="px-6 py-12 text-center">
        <p className="headline text-ink text-lg">{t('none', { query })}</p>
        <p className="mt-1.5 text-muted text-sm">{t('noneText')}</p>
      </div>
    );
  }
  return (
    <div className="pb-4">
      {conversations.length > 0 && (
        <section aria-label={t('people')}>
          <Heading>{t('people')}</Heading>
          <ul>
            {conversations.map((result) => (
              <ConversationRow key={result.user.id} found={result} query={query} />
            ))}
          </ul>
          <LoadMore list={conversationList} />
        </section>
      )}
      {messages.length > 0 && (
        <section aria-label={t('messages')}>
          <Heading>{t('messages')}</Heading>
          <ul>
            {messages.map((result) => (
              <MessageRow key={result.message.id} found={result} query={query} personId={personId} />
            ))}
          </ul>
          <LoadMore list={messageList} />
        </section>
      )}
    </div>
  );
};

export const SearchResults = withEnglish({ messageSearch: messageSearchEn }, Results);
