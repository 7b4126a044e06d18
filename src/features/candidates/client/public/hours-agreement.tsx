/**
 * Shown to a candidate who is about to accept work: current hours, the new total, and a checkbox to acknowledge it if the total exceeds
 * `LIMITS.weeklyHoursBeforeAcknowledgment`. The server requires the acknowledgment too.
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
  /** True if the hours are derived from the job type because none are stated. */
  isFromJobType?: boolean;
}

/** The state of the candidate's agreement to the hours. */
interface HoursAgreement {
  /** The facts and the checkbox, or null if there is nothing to show. */
  element: ReactNode;
  /** True while the checkbox is required and not checked. */
  isMissing: boolean;
  /** Sent with the acceptance. */
  bodyFields: { acknowledgeHours?: boolean };
}

/** Returns true if the server refused an acceptance because the hours have increased since the screen loaded. */
export const isHoursConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'hours-conflict';

export const useHoursAgreement = ({ hours: offered, isFromJobType = false }: OfferedWork): HoursAgreement => {
  const t = useTranslations('hoursAgreement');
  const [isAcknowledged, setIsAcknowledged] = useState(false);
  const committed = useQuery(myProfileQuery).data?.committedHours ?? 0;
  const total = committed + offered;
  const limit = LIMITS.weeklyHoursBeforeAcknowledgment;
  const isOverLimit = total > limit;
  const facts = committed > 0 ? t('ownMore', { committed, offered, total }) : isOverLimit && t('ownTotal', { total });
  return {
    isMissing: isOverLimit && !isAcknowledged,
    bodyFields: isOverLimit ? { acknowledgeHours: isAcknowledged } : {},
    element: facts ? (
      <div className="space-y-3">
        <p className="text-ink-soft text-sm tabular">
          {facts}
          {isFromJobType && ` ${t('counted', { offered })}`}
        </p>
        {isOverLimit && (
          <CheckboxField label={t('acknowledge', { limit })} checked={isAcknowledged} onChange={setIsAcknowledged} />
        )}
      </div>
    ) : null,
  };
};
