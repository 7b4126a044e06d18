/** The user's saved searches: how often each sends email, its minimum score, and its sent results. Changes take effect immediately. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { actingAccountId } from '#features/auth/auth.contract.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { useIsUnscored } from '#features/candidates/client/candidates.api.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { SavedSearch, SearchKind } from '../saved-searches.contract.ts';
import { FrequencyField, MinScoreField } from './components/alert-fields.tsx';
import { SentResults } from './components/sent-results.tsx';
import { savedSearchesQuery, useChangeSearch, useDeleteSearch } from './saved-searches.api.ts';
import { savedSearchesEn } from './saved-searches.en.ts';

const LISTS = { jobs: APP_PATHS.browseJobs, candidates: APP_PATHS.browseCandidates } as const satisfies Record<
  SearchKind,
  string
>;

const listPath = ({ kind, query }: SavedSearch): string => (query === '' ? LISTS[kind] : `${LISTS[kind]}?${query}`);

const DeleteButton = ({ search }: { search: SavedSearch }) => {
  const t = useTranslations('savedSearches');
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useDeleteSearch();
  const handleDelete = (): void =>
    remove.mutate(
      { params: { id: search.id } },
      { onSuccess: () => showToast({ title: t('deleted'), description: search.name }) },
    );
  return (
    <>
      <Button size="sm" variant="quiet" icon={<Trash2 className="size-4" />} onClick={() => setIsConfirming(true)}>
        {t('delete')}
        <span className="sr-only">{search.name}</span>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('deleteTitle', { name: search.name })}
        text={t('deleteText')}
        confirmText={t('deleteConfirm')}
        pending={remove.isPending}
        onConfirm={handleDelete}
      />
    </>
  );
};

const SearchFields = ({ search, isScored }: { search: SavedSearch; isScored: boolean }) => {
  const change = useChangeSearch();
  // Shows the chosen value while it is being saved. An error resets it.
  const pending = change.isPending ? change.variables.body : undefined;
  const params = { id: search.id };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FrequencyField
        value={pending?.frequency ?? search.frequency}
        disabled={change.isPending}
        onChange={(frequency) => change.mutate({ params, body: { frequency } })}
      />
      {isScored && (
        <MinScoreField
          value={pending?.minScore ?? search.minScore}
          disabled={change.isPending}
          onChange={(minScore) => change.mutate({ params, body: { minScore } })}
        />
      )}
    </div>
  );
};

const SearchCard = ({ search, isScored }: { search: SavedSearch; isScored: boolean }) => {
  const t = useTranslations('savedSearches');
  const times = useTimes();
  const [isOpen, setIsOpen] = useState(false);
  const titleId = useId();
  const sentId = useId();
  const { lastSentAt } = search;
  return (
    <Card as="li" aria-labelledby={titleId} className="space-y-4">
      <div className="flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <h2 id={titleId} className="break-words font-semibold text-ink text-lg">
            <TextLink to={listPath(search)}>{search.name}</TextLink>
          </h2>
          <p className="text-muted text-sm">
            {t('created', { when: times.relative(search.createdAt) })}
            {' · '}
            {lastSentAt === null ? t('neverSent') : t('lastSent', { when: times.relative(lastSentAt) })}
          </p>
        </div>
        <DeleteButton search={search} />
      </div>
      {search.cannotRun && <p className="text-caution-ink text-sm">{t(`cannotRun.${search.kind}`)}</p>}
      <SearchFields search={search} isScored={isScored} />
      <div className="border-line border-t pt-3">
        <Button
          size="sm"
          variant="quiet"
          className="-ml-3"
          aria-expanded={isOpen}
          aria-controls={sentId}
          icon={<ChevronDown className={classNames('size-4', isOpen && 'rotate-180')} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('sent')}
        </Button>
        <div id={sentId} hidden={!isOpen}>
          {isOpen && <SentResults searchId={search.id} />}
        </div>
      </div>
    </Card>
  );
};

const NoSearches = ({ kind }: { kind: SearchKind }) => {
  const t = useTranslations('savedSearches');
  return (
    <EmptyState
      picture={<NoResultsPicture />}
      title={t('none')}
      text={t('noneText')}
      action={
        <LinkButton to={LISTS[kind]} variant="primary">
          {t(kind === 'jobs' ? 'browseJobs' : 'browseCandidates')}
        </LinkButton>
      }
    />
  );
};

interface CardsProps {
  searches: readonly SavedSearch[];
}

const CompanyCards = ({ searches }: CardsProps) =>
  searches.map((search) => <SearchCard key={search.id} search={search} isScored />);

const CandidateCards = ({ searches }: CardsProps) => {
  const isScored = !useIsUnscored();
  return searches.map((search) => <SearchCard key={search.id} search={search} isScored={isScored} />);
};

const Searches = () => {
  const t = useTranslations('savedSearches');
  const list = useQuery(savedSearchesQuery);
  const isCompany = useSuspenseQuery(currentUserQuery).data.accountType === 'company';
  if (list.isPending) return <SkeletonList shape="card" />;
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  const searches = list.data ?? [];
  if (searches.length === 0) return <NoSearches kind={isCompany ? 'candidates' : 'jobs'} />;
  return (
    <ul className="grid gap-4">
      {isCompany ? <CompanyCards searches={searches} /> : <CandidateCards searches={searches} />}
    </ul>
  );
};

/** Explains who receives these emails. Links to the email setting if the user is the one who receives them. */
const EmailRecipient = () => {
  const t = useTranslations('savedSearches.recipient');
  const user = useSuspenseQuery(currentUserQuery).data;
  const isRecipient = actingAccountId(user) === user.id;
  if (!isRecipient) return <p className="text-muted text-sm">{t('member')}</p>;
  return (
    <p className="text-muted text-sm">
      {t.rich(user.accountType === 'company' ? 'company' : 'candidate', {
        account: (words) => <TextLink to={APP_PATHS.account}>{words}</TextLink>,
      })}
    </p>
  );
};

const Page = () => {
  const t = useTranslations('savedSearches');
  return (
    <div className="max-w-3xl space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <Searches />
      <EmailRecipient />
    </div>
  );
};

export const SavedSearchesPage = withEnglish({ savedSearches: savedSearchesEn }, Page);
