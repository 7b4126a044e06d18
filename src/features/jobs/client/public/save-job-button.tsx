/** Saves or unsaves a job. A toggle button: its name stays the same, and its pressed state shows whether the job is saved. */
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { useSaveJob } from '../jobs.api.ts';

export interface SaveJobButtonProps {
  jobId: string;
  isSaved: boolean;
  /** The id of the element with the job title, in a list of jobs. */
  describedBy?: string | undefined;
  size?: 'sm' | 'md' | undefined;
  /** Shows only the icon, for cards with little space. */
  iconOnly?: boolean | undefined;
}

export const SaveJobButton = ({ jobId, isSaved, describedBy, size = 'md', iconOnly }: SaveJobButtonProps) => {
  const t = useTranslations('jobs.save');
  const save = useSaveJob(jobId);
  const Mark = isSaved ? BookmarkCheck : Bookmark;
  const mark = <Mark className="size-4.5" />;
  return (
    <Tooltip text={t(isSaved ? 'saved' : 'notSaved')}>
      <Button
        size={size}
        square={iconOnly}
        variant={iconOnly ? 'quiet' : 'secondary'}
        aria-pressed={isSaved}
        aria-label={iconOnly ? t('save') : undefined}
        aria-describedby={describedBy}
        onClick={() => save(!isSaved)}
        icon={mark}
        // Variants come after plain classes in the stylesheet, so they override the button's default classes.
        className="aria-pressed:border-positive-line aria-pressed:bg-positive-soft aria-pressed:text-positive-ink"
      >
        {!iconOnly && t('save')}
      </Button>
    </Tooltip>
  );
};
