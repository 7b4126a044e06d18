/** The undecided applicants of a job that is being closed, longest waiting first, each with an outcome. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { LIMITS } from '#shared/limits.ts';
import { DECLINE_REASONS, type DeclineReason } from '#shared/vocabulary.ts';
import { companyApplicationsList } from '../applications.api.ts';
import { applicantName } from '../use-move.ts';

interface ChosenOutcome {
  outcome: DeclineReason | 'keep';
  /** Whether the applicant has an open offer or a booked interview. */
  isOpen: boolean;
}

interface ClosingOutcomesProps {
  jobId: string;
  chosen: Readonly<Record<string, ChosenOutcome>>;
  /** Whether people with an open offer or a booked interview can be declined. */
  includeOpen: boolean;
  onChoose: (applicationId: string, chosen: ChosenOutcome | null) => void;
}

/** The list with a choice for each applicant. Applicants without a choice receive the default outcome. */
export const ClosingOutcomes = ({ jobId, chosen, includeOpen, onChoose }: ClosingOutcomesProps) => {
  const t = useTranslations('closeJob');
  const words = useTranslations('vocabulary.declineReason');
  const list = useInfiniteQuery(companyApplicationsList({ jobId, sort: 'waiting' }));
  const options = [
    { value: 'keep', label: t('keep') },
    ...DECLINE_REASONS.map((value) => ({ value, label: words(value) })),
  ];
  const isFull = Object.keys(chosen).length >= LIMITS.closingExceptions;
  return (
    <fieldset className="space-y-3">
      <legend className="font-medium text-ink">{t('each')}</legend>
      <ul className="max-h-64 space-y-3 overflow-y-auto">
        {flattenPages(list.data).map((application) => {
          const { id, openSteps } = application;
          const isKept = openSteps !== undefined && !includeOpen;
          return (
            <li key={id}>
              <SelectField
                label={t('outcomeOf', { name: applicantName(application) })}
                placeholder={isKept ? t(openSteps.offer ? 'keptOpen.offer' : 'keptOpen.interview') : t('asRest')}
                options={options}
                value={isKept ? '' : (chosen[id]?.outcome ?? '')}
                disabled={isKept || (isFull && chosen[id] === undefined)}
                onChange={(value) => {
                  const outcome = value as DeclineReason | 'keep' | '';
                  onChoose(id, outcome === '' ? null : { outcome, isOpen: openSteps !== undefined });
                }}
              />
            </li>
          );
        })}
      </ul>
      <LoadMore list={list} />
    </fieldset>
  );
};
