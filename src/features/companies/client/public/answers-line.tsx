/** A company's response rate once there are enough applications, and its promised response time until then. */
import { Reply } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import type { Company } from '../../companies.contract.ts';

const DAY_HOURS = 24;

/** Such as "Answers 92% of applications, usually within 2 days". `isShort` hides the line without figures, as on cards. */
export const AnswersLine = ({
  company: { answerDays, answers },
  isShort = false,
  className,
}: {
  company: Pick<Company, 'answerDays' | 'answers'>;
  isShort?: boolean;
  className?: string;
}) => {
  const t = useTranslations('companies.answers');
  if (answers === null && isShort) return null;
  const hours = answers?.medianHours ?? null;
  const usual =
    hours === null
      ? null
      : hours >= 2 * DAY_HOURS
        ? t('usualDays', { days: Math.ceil(hours / DAY_HOURS) })
        : t('usual', { hours: Math.ceil(hours) });
  const parts =
    answers === null
      ? [t('promise', { days: answerDays })]
      : [t('rate', { rate: Math.round(100 * answers.rate) }), usual];
  return (
    <p className={classNames('tabular flex items-center gap-1.5 text-muted text-sm', className)}>
      <Reply aria-hidden="true" className="size-4 shrink-0" />
      <span>{parts.filter((part) => part !== null).join(', ')}</span>
    </p>
  );
};
