/** What the candidate could change to raise the score, with the points it would add. Not shown to companies. */
import { TrendingUp } from 'lucide-react';
import { type Improvement, useWording } from '../public/wording.ts';

/** At most three lines, each with its points. */
export const ImprovementList = ({ improvements }: { improvements: readonly Improvement[] }) => {
  const words = useWording('candidate');
  return (
    <ul className="space-y-2">
      {improvements.map((improvement) => (
        <li key={improvement.text} className="flex gap-2 text-ink-soft text-sm">
          <TrendingUp aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
          <span className="min-w-0 flex-1">{words.improvement(improvement)}</span>
        </li>
      ))}
    </ul>
  );
};
