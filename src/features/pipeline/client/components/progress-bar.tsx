/**
 * The progress of an application: five steps from applied to hired, those behind it filled.
 * Hidden from screen readers, because the text next to it says the same. Renders nothing once the
 * application has ended without a hire.
 */
import { classNames } from '#client/ui/class-names.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

const STEPS: readonly ApplicationStatus[] = ['pending', 'applied', 'interviewing', 'offered', 'hired'];

export const ProgressBar = ({ status }: { status: ApplicationStatus }) => {
  const reached = STEPS.indexOf(status);
  if (reached < 0) return null;
  return (
    <span aria-hidden="true" className="mt-2.5 flex max-w-44 gap-1">
      {STEPS.map((step, index) => (
        <span
          key={step}
          className={classNames('h-1 flex-1 rounded-full', index <= reached ? 'bg-positive-line' : 'bg-line')}
        />
      ))}
    </span>
  );
};
