/** A person's requested and completed verifications, each with its status and facts. */
import type { Verification } from '../../verifications.contract.ts';
import { CheckedFacts, useSubjectWords } from '../components/checked-facts.tsx';
import { VerificationBadge } from './verification-badge.tsx';

/** The list. Renders nothing if it is empty. */
export const VerificationList = ({ verifications }: { verifications: readonly Verification[] }) => {
  const subjectWords = useSubjectWords();
  if (verifications.length === 0) return null;
  return (
    <ul className="space-y-3">
      {verifications.map((verification) => (
        <li key={verification.id} className="min-w-0 space-y-1">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <span className="break-words font-medium text-ink">{subjectWords(verification)}</span>
            <VerificationBadge status={verification.status} />
          </p>
          <CheckedFacts verification={verification} />
        </li>
      ))}
    </ul>
  );
};
