/**
 * What a candidate who is about to accept work reads of their hours: what they are hired for here, what it would be, and, where that is more than
 * `LIMITS.workingHours`, a box to acknowledge it, which the server asks for too.
 */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#client/api/api-error.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { LIMITS } from '#shared/limits.ts';
import { myProfileQuery } from '../candidates.api.ts';

interface OfferedWork {
  hours: number;
  /** No one stated them: they follow from the type of the job. */
  isCounted?: boolean;
}

/** How far a candidate is with agreeing to hours. */
interface HoursAgreement {
  /** The facts and the box; null where nothing is to be said. */
  element: ReactNode;
  /** The box is still to be ticked. */
  isOpen: boolean;
  /** Goes with the acceptance. */
  sent: { acknowledgeHours?: boolean };
}

/** Whether the server refused an acceptance for its hours: there are more by now than the screen knew of. */
export const isHoursConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'hours-conflict';

/** The agreement to some work. */
export const useHoursAgreement = ({ hours: offered, isCounted = false }: OfferedWork): HoursAgreement => {
  const t = useTranslations('candidates.commitment');
  const [isAcknowledged, setAcknowledged] = useState(false);
  const committed = useQuery(myProfileQuery).data?.committedHours ?? 0;
  const total = committed + offered;
  const limit = LIMITS.workingHours;
  const isNeeded = total > limit;
  const facts = committed > 0 ? t('ownMore', { committed, offered, total }) : isNeeded && t('ownTotal', { total });
  return {
    isOpen: isNeeded && !isAcknowledged,
    sent: isNeeded ? { acknowledgeHours: isAcknowledged } : {},
    element: facts ? (
      <div className="space-y-3">
        <p className="text-ink-soft text-sm tabular">
          {facts}
          {isCounted && ` ${t('counted', { offered })}`}
        </p>
        {isNeeded && (
          <CheckboxField label={t('acknowledge', { limit })} checked={isAcknowledged} onChange={setAcknowledged} />
        )}
      </div>
    ) : null,
  };
};
