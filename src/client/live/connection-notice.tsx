/** The small note that the live connection is lost. It comes when that lasts, and goes by itself when it heals. */
import { WifiOff } from 'lucide-react';
import { useIsLiveLost } from './live.ts';

/** The note with its text; the region stays in the page, so that a screen reader hears the note when it appears. */
export const ConnectionNotice = ({ text }: { text: string }) => {
  const isLost = useIsLiveLost();
  return (
    <output className="pointer-events-none fixed inset-x-0 top-18 z-40 flex justify-center px-4">
      {isLost && (
        <p className="flex animate-rise items-center gap-2 rounded-full border border-caution-line bg-caution-soft px-4 py-2 font-medium text-caution-ink text-sm shadow-float">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {text}
        </p>
      )}
    </output>
  );
};
