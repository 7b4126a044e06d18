/**
 * The end of a list that has more. New items come below, so the place is kept.
 */
import { Button } from './button.tsx';
import { useUiTexts } from './ui-texts.ts';

export interface LoadMoreProps {
  hasMore: boolean;
  pending: boolean;
  onLoad: () => void;
}

/** A centred button; nothing when the list is complete. */
export const LoadMore = ({ hasMore, pending, onLoad }: LoadMoreProps) => {
  const texts = useUiTexts();
  if (!hasMore) return null;
  return (
    <div className="mt-6 flex justify-center">
      <Button onClick={onLoad} pending={pending} pendingText={texts.loading}>
        {texts.loadMore}
      </Button>
    </div>
  );
};
