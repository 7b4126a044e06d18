/** The list of conversations, newest first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNow, useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoConversationsPicture } from '#client/ui/illustrations/no-conversations.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { UNDECIDED_STATUSES } from '#features/pipeline/applications.domain.ts';
import { myApplicationsList } from '#features/pipeline/client/applications.api.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { conversationsQuery, type VisibleBox } from '../messages.api.ts';
import type { ThreadReader } from '../thread-rows.ts';
import { ConversationRow } from './conversation-row.tsx';

/** Returns the next step of someone without conversations. Candidates may write first to a company that they applied to. */
const useFirstStep = (accountType: AccountType | null) => {
  // Undecided applications come first.
  const [application] = flattenPages(
    useInfiniteQuery({ ...myApplicationsList(1), enabled: accountType === 'candidate' }).data,
  );
  if (accountType === 'company') {
    return { text: 'emptyForCompany', action: 'browse', to: APP_PATHS.browseCandidates } as const;
  }
  return application && (UNDECIDED_STATUSES as readonly string[]).includes(application.status)
    ? ({ text: 'emptyForApplicant', action: 'applications', to: APP_PATHS.myApplications } as const)
    : ({ text: 'emptyForCandidate', action: null } as const);
};

const Empty = ({ accountType }: { accountType: AccountType | null }) => {
  const t = useTranslations('messages.list');
  const step = useFirstStep(accountType);
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      <div className="mb-5 w-40 md:hidden">
        <NoConversationsPicture />
      </div>
      <p className="headline text-ink text-lg">{t('empty')}</p>
      <p className="mt-1.5 text-muted text-sm">{t(step.text)}</p>
      {step.action && (
        <LinkButton to={step.to} size="sm" className="mt-5">
          {t(step.action)}
        </LinkButton>
      )}
    </div>
  );
};

const EmptyArchive = () => (
  <p className="px-6 py-12 text-center text-muted text-sm">{useTranslations('messages.archive')('empty')}</p>
);

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
        <ErrorState title={t('failed')} query={list} />
      </div>
    );
  }
  const conversations = flattenPages(list.data);
  if (conversations.length === 0) return box === 'archived' ? <EmptyArchive /> : <Empty accountType={accountType} />;
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
