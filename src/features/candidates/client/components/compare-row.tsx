/** A row of the comparison: a heading, a cell for each candidate, and the label of the best value. */
import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#client/ui/badge.tsx';
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import type { ComparedCandidate } from '../../candidates.contract.ts';
import { bestIndexes, type Direction } from '../compare-best.ts';

const cell = 'border-line border-t px-3 py-3 align-top sm:px-4';
export const rowHead =
  'sticky left-0 z-10 w-26 border-line border-r bg-raised text-left font-medium text-ink-soft text-sm sm:w-40';

/** The label of the best value. A score below `GOOD_SCORE` is labeled `highest` instead of `best`. */
type BestWord = 'best' | 'lowest' | 'most';

interface CompareRowProps {
  heading: string;
  candidates: readonly ComparedCandidate[];
  /** Returns the value to compare. Without it, no value is marked as the best. */
  value?: (candidate: ComparedCandidate) => number | null;
  direction?: Direction;
  word?: BestWord;
  /** Renders a cell. `mark` labels the best value of its row. */
  children: (candidate: ComparedCandidate, mark: ReactNode) => ReactNode;
}

export const CompareRow = ({
  heading,
  candidates,
  value,
  direction = 'highest',
  word = 'best',
  children,
}: CompareRowProps) => {
  const t = useTranslations('comparison');
  const values = value ? candidates.map(value) : [];
  const best = bestIndexes(values, direction);
  const isOverstated = word === 'best' && Math.max(...values.map((rowValue) => rowValue ?? 0)) < GOOD_SCORE;
  const mark = (
    <Badge tone={isOverstated ? 'neutral' : 'positive'} icon={<Award className="size-3.5" />}>
      {t(isOverstated ? 'highest' : word)}
    </Badge>
  );
  return (
    <tr>
      <th scope="row" className={`${cell} ${rowHead}`}>
        {heading}
      </th>
      {candidates.map((candidate, index) => (
        <td key={candidate.id} className={cell}>
          {children(candidate, best.has(index) && mark)}
        </td>
      ))}
    </tr>
  );
};

/** The first line of a cell: the value and, for the best one, its label. */
export const Line = ({ mark, children }: { mark: ReactNode; children: ReactNode }) => (
  <div className="flex min-h-6 flex-wrap items-center gap-x-2.5 gap-y-1">
    {children}
    {mark}
  </div>
);
