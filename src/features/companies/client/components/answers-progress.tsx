/** A company's progress toward a public response rate: how many applications count so far, and when an application counts. */
import { useTranslations } from 'use-intl';
import { LIMITS } from '#shared/limits.ts';
import type { Company } from '../../companies.contract.ts';

/** Shows two sentences to the company. The first one disappears once candidates can see the rate. */
export const AnswersProgress = ({ company }: { company: Pick<Company, 'answerDays' | 'answers' | 'answersSoFar'> }) => {
  const t = useTranslations('companyForm.answers');
  const { answerDays, answers, answersSoFar } = company;
  return (
    <p className="mt-2 px-1 text-muted text-sm">
      {answers === null && `${t('soFar', { ...answersSoFar, needed: LIMITS.minCountedAnswers })} `}
      {t('whatCounts', { days: answerDays })}
    </p>
  );
};
