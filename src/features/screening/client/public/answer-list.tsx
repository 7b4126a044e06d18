/**
 * An applicant's answers, with the wording of the questions that the applicant saw. Renders nothing without answers.
 */
import { useFormatter, useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { isWebAddress } from '#shared/schema.ts';
import type { Answer } from '../../screening.contract.ts';
import { screeningEn } from '../screening.en.ts';

const Value = ({ answer: { type, value } }: { answer: Answer }) => {
  const t = useTranslations('screening');
  const format = useFormatter();
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return format.number(value, { maximumFractionDigits: 10 });
  if (type === 'date') return format.dateTime(new Date(`${value}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  // If names are hidden, the value may be redacted and is then not a web address.
  if (type !== 'link' || !isWebAddress(value)) return value;
  return (
    <a href={value} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-accent-ink underline">
      {value}
    </a>
  );
};

interface AnswerListProps {
  answers: readonly Answer[];
  meetsMustHave: boolean | null;
}

const List = ({ answers, meetsMustHave }: AnswerListProps) => {
  const t = useTranslations('screening');
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="screening-answers" className="space-y-3">
      <SectionHeading id="screening-answers">{t('answers')}</SectionHeading>
      {meetsMustHave !== null && (
        <Badge tone={meetsMustHave ? 'positive' : 'neutral'}>{t(meetsMustHave ? 'met' : 'notMet')}</Badge>
      )}
      <dl className="max-w-prose space-y-3">
        {answers.map((answer) => (
          <div key={answer.questionId}>
            <dt className="break-words text-muted text-sm">{answer.label}</dt>
            <dd className="whitespace-pre-line break-words text-ink">
              <Value answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

export const AnswerList = withEnglish({ screening: screeningEn }, List);
