/** A loading indicator that appears after 100 ms. Silent for screen readers; the caller describes what is loading. */
import { classNames } from './class-names.ts';

/** Matches the size of the surrounding text; `large` is for a whole page. */
export const Spinner = ({ large = false }: { large?: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    className={classNames('shrink-0 animate-late', large ? 'size-8' : 'size-[1.125em]')}
  >
    <g className="origin-center animate-turn">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </g>
  </svg>
);
