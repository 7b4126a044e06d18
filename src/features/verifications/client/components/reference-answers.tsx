/** The questions to a referee and their answers, for admins. */
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { Address } from '#client/ui/address.tsx';
import { formatDate } from '#client/ui/format.ts';
import type { ReviewedReference } from '../../reference-answer.contract.ts';

const Answer = ({ question, children }: { question: string; children: string }) => (
  <div>
    <dt className="text-muted text-xs">{question}</dt>
    <dd className="whitespace-pre-line break-words text-ink text-sm">{children}</dd>
  </div>
);

export const ReferenceAnswers = ({ reference }: { reference: ReviewedReference }) => {
  const t = useTranslations('references');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const { status, name, email, askedAt, answeredAt, answer } = reference;
  const date = formatDate(answeredAt ?? askedAt, now, locale, timeZone);
  return (
    <div className="space-y-3 rounded-control bg-sunken p-4">
      <p className="text-ink-soft text-sm">
        {name !== null && <strong className="break-words font-semibold text-ink">{name} </strong>}
        {email !== null && <Address email={email} />}
        <span className="block text-muted">
          {t(`status.${status}`)} · {date}
        </span>
      </p>
      {answer && (
        <dl className="space-y-3">
          <Answer question={t('together')}>{answer.together}</Answer>
          <Answer question={t('strengths')}>{answer.strengths}</Answer>
          {answer.growth && <Answer question={t('growth')}>{answer.growth}</Answer>}
          <Answer question={t('again')}>{t(`answers.${answer.again}`)}</Answer>
        </dl>
      )}
    </div>
  );
};
