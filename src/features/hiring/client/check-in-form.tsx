/**
 * The form on the page of a check-in link: a question about a person and a job, and three buttons. Opening the link changes nothing. Each button
 * stores an answer, and a later answer replaces it. No sign-in is needed, because the link contains a secret token.
 */

import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { hasStatus } from '#client/api/api-error.ts';
import { describeError } from '#client/api/query-client.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { useToken } from '#client/use-token.ts';
import { CHECK_IN_ANSWERS, type CheckInAnswer } from '#shared/vocabulary.ts';
import { type CheckInPage, hiresContract } from '../hires.contract.ts';
import { checkInEn } from './check-in.en.ts';

/** Returns a function that explains why the answer could not be sent. */
const useFailureText = (): ((error: Error) => string) => {
  const t = useTranslations('hiring.checkIn');
  return (error) => (hasStatus(error, 404) ? t('gone') : describeError(error));
};

const SavedAnswer = ({ answer }: { answer: CheckInAnswer }) => {
  const t = useTranslations('hiring.checkIn');
  return (
    <div role="status" className="flex gap-3 rounded-control bg-positive-soft p-4 text-positive-ink">
      <CircleCheck className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{t('thanks')}</p>
        <p className="mt-1">{t('kept', { answer: t(`answers.${answer}.title`) })}</p>
      </div>
    </div>
  );
};

const Question = ({ token, page }: { token: string; page: CheckInPage }) => {
  const t = useTranslations('hiring.checkIn');
  const failureText = useFailureText();
  const send = useApiMutation(hiresContract.answerCheckIn, { failure: { isSilent: true } });
  const answer = send.data?.answer ?? page.answer;
  const sending = send.isPending ? send.variables.body?.answer : undefined;
  return (
    <div className="flex flex-col gap-4">
      <p className="break-words text-ink-soft">
        {t('about', { day: page.day, job: page.jobTitle, other: page.otherName })}
      </p>
      <FormError>{send.isError ? failureText(send.error) : undefined}</FormError>
      {answer && <SavedAnswer answer={answer} />}
      <h2 className="font-semibold text-base text-ink">{t('question')}</h2>
      <ul className="flex flex-col gap-3">
        {CHECK_IN_ANSWERS.map((choice) => (
          <li key={choice}>
            <Button
              wide
              size="lg"
              pending={sending === choice}
              disabled={send.isPending}
              aria-pressed={answer === choice}
              onClick={() => send.mutate({ body: { token, answer: choice } })}
            >
              {t(`answers.${choice}.title`)}
            </Button>
            <p className="mt-1 text-muted text-sm">{t(`answers.${choice}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t('private', { other: page.otherName })}</p>
    </div>
  );
};

const LoadedQuestion = ({ token }: { token: string }) => {
  const t = useTranslations('hiring.checkIn');
  const page = useQuery(apiQuery(hiresContract.getCheckIn, { query: { token } }));
  if (page.isPending) return <p className="min-h-80 text-muted">{t('loading')}</p>;
  if (hasStatus(page.error, 404)) return <FormError>{t('gone')}</FormError>;
  if (page.isError) return <ErrorState query={page} />;
  return <Question token={token} page={page.data} />;
};

const CheckIn = () => {
  const t = useTranslations('hiring.checkIn');
  const token = useToken();
  if (token === null) return <p className="min-h-80 text-muted">{t('loading')}</p>;
  if (token === '') return <FormError>{t('noToken')}</FormError>;
  return <LoadedQuestion token={token} />;
};

export const CheckInForm = withEnglish({ hiring: { checkIn: checkInEn } }, CheckIn);
