/** The list of conversations, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow, useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { describeError } from '#client/api/query-client.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoConversationsPicture } from '#client/ui/illustrations/no-conversations.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { conversationsQuery, type VisibleBox } from '../messages.api.ts';
import type { ThreadReader } from '../thread-rows.ts';
import { ConversationRow } from './conversation-row.tsx';

const Empty = ({ accountType, box }: { accountType: AccountType | null; box: VisibleBox }) => {
  const t = useTranslations('messages.list');
  const archive = useTranslations('messages.archive');
  if (box === 'archived') return <p className="px-6 py-12 text-center text-muted text-sm">{archive('empty')}</p>;
  const isCompany = accountType === 'company';
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <div className="mb-5 w-40 md:hidden">
        <NoConversationsPicture />
      </div>
      <p className="headline text-ink text-lg">{t('empty')}</p>
      <p className="mt-1.5 text-muted text-sm">{isCompany ? t('emptyForCompany') : t('emptyForCandidate')}</p>
      {isCompany && (
        <LinkButton to={APP_PATHS.browseCandidates} size="sm" className="mt-5">
          {t('browse')}
        </LinkButton>
      )}
    </div>
  );
};

interface ConversationListProps extends ThreadReader {
  accountType: AccountType | null;
  /** The user id of the other person in the open thread, or ''. */
  openId: string;
  box: VisibleBox;
}

export const ConversationList = ({ ownId, personId, accountType, openId, box }: ConversationListProps) => {
  const t = useTranslations('messages.list');
  const now = useNow({ updateInterval: 60_000 });
  const list = useInfiniteQuery(conversationsQuery(box));
  if (list.isPending) return <SkeletonList shape="row" count={5} className="px-4" />;
  if (list.isLoadingError) {
    return (
      <div className="p-4">
        <ErrorState title={t('failed')} text={describeError(list.error)} onRetry={() => void list.refetch()} />
      </div>
    );
  }
  const conversations = flattenPages(list.data);
  if (conversations.length === 0) return <Empty accountType={accountType} box={box} />;
  return (
    <>
      <ul aria-label={t('label')}>
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.user.id}
            conversation={conversation}
            ownId={ownId}
            personId={personId}
            isOpen={conversation.user.id === openId}
            box={box}
            now={now}
          />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
};
