/** Shown while the live connection is lost. */
import { WifiOff } from 'lucide-react';
import { useIsLiveLost } from './live.ts';

/** The live region is always in the page, so that screen readers announce the text when it appears. */
export const ConnectionNotice = ({ text }: { text: string }) => {
  const isLost = useIsLiveLost();
  return (
    <output className="block shrink-0">
      {isLost && (
        <span className="flex animate-fade items-center justify-center gap-2 border-line border-b bg-caution-soft px-4 py-1.5 font-medium text-caution-ink text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {text}
        </span>
      )}
    </output>
  );
};
