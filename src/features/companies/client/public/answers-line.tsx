/** Shows a company's response rate, or its promised response time until there are enough applications. */
import { Reply } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import type { Company } from '../../companies.contract.ts';

const HOURS_PER_DAY = 24;

/** Returns a text such as "usually within 2 days". Null if the speed is not known. */
export const useAnswerSpeed = (answers: Company['answers']): string | null => {
  const t = useTranslations('companies.answers');
  const hours = answers?.medianHours ?? null;
  if (hours === null) return null;
  return hours >= 2 * HOURS_PER_DAY
    ? t('usualDays', { days: Math.ceil(hours / HOURS_PER_DAY) })
    : t('usual', { hours: Math.ceil(hours) });
};

/** Renders a text such as "Responds to 92% of applications, usually within 2 days". */
export const AnswersLine = ({
  company: { answerDays, answers },
  className,
}: {
  company: Pick<Company, 'answerDays' | 'answers'>;
  className?: string;
}) => {
  const t = useTranslations('companies.answers');
  const speed = useAnswerSpeed(answers);
  const parts =
    answers === null
      ? [t('promise', { days: answerDays })]
      : [t('rate', { rate: Math.round(100 * answers.rate) }), speed];
  return (
    <p className={classNames('tabular flex items-center gap-1.5 text-muted text-sm', className)}>
      <Reply className="size-4 shrink-0" />
      <span>{parts.filter((part) => part !== null).join(', ')}</span>
    </p>
  );
};
