/** Explains that a form contains a draft that was not submitted, and offers to start over. */
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { useFocusFallback } from '#client/ui/use-focus-fallback.ts';

/** The caller removes the note once the user has started over. */
export const DraftNote = ({ onStartOver }: { onStartOver: () => void }) => {
  const t = useTranslations('jobs.post');
  const note = useRef<HTMLParagraphElement>(null);
  useFocusFallback(note);
  return (
    <p
      ref={note}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-sunken py-1.5 pr-1.5 pl-4 text-ink-soft text-sm"
    >
      {t('draft')}
      <Button size="sm" variant="quiet" className="max-sm:-ml-3" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </p>
  );
};
