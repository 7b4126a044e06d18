/** Adds a candidate to the company's shortlist or removes them, and shows the current state. */
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { rememberUndo } from '#client/last-undo.ts';
import { useMay } from '#client/may.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import type { ListedCandidate } from '../../candidates.contract.ts';
import { useAddToShortlist } from '../candidates.api.ts';
import { useShortlistRemoval } from '../components/shortlist-removal.tsx';
import { personKey } from './person-keys.ts';

export interface ShortlistButtonProps {
  candidate: Pick<ListedCandidate, 'id' | 'user' | 'isShortlisted' | 'hasShortlistNotes'>;
  companyId: string;
  size?: 'sm' | 'md';
  /** Shows only the icon on phones. */
  isCompact?: boolean;
}

/** While the candidate is on the shortlist, the label says so. */
export const ShortlistButton = ({ candidate, companyId, size = 'md', isCompact = false }: ShortlistButtonProps) => {
  const t = useTranslations('candidates');
  const mayChange = useMay('recruit');
  const removal = useShortlistRemoval(candidate);
  const { id, isShortlisted } = candidate;
  const add = useAddToShortlist(() => {
    rememberUndo([id], removal.removeNow);
    showToast({ title: t('toast.addedTitle'), description: t('toast.added') });
  });
  const Mark = isShortlisted ? BookmarkCheck : Bookmark;
  const isBusy = add.isPending || removal.isPending;
  const handleClick = () => {
    if (isBusy) return;
    if (isShortlisted) removal.start();
    else add.mutate({ body: { candidateId: id, companyId } });
  };
  if (!mayChange) return null;
  return (
    <>
      <Button
        {...personKey('shortlist')}
        size={size}
        onClick={handleClick}
        aria-busy={isBusy}
        icon={<Mark className={isShortlisted ? 'size-4.5 text-positive' : 'size-4.5'} />}
      >
        <span className={isCompact ? 'max-sm:sr-only' : undefined}>
          {t(isShortlisted ? 'card.shortlisted' : 'card.shortlist')}
        </span>
      </Button>
      {removal.dialog}
    </>
  );
};
