/**
 * The voluntary questions on an application page: collapsed at first, with "Prefer not to say" selected. Answers are never shown again, not
 * even to the person who gave them. They can be replaced or withdrawn.
 */

import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { voluntaryAnswersContract } from '../../voluntary-answers.contract.ts';
import { RACE_CODES, type RaceCode, type RaceScheme, SEX_CODES, type SexCode } from '../../voluntary-answers.domain.ts';
import { voluntaryQuestionsEn } from '../voluntary-questions.en.ts';

const voluntaryQuestionsQuery = apiQuery(voluntaryAnswersContract.getVoluntaryQuestions);

const usePutAnswers = () => useApiMutation(voluntaryAnswersContract.putVoluntaryAnswers);

const useDeleteAnswers = () => useApiMutation(voluntaryAnswersContract.deleteVoluntaryAnswers);

interface FormProps {
  categories: RaceScheme;
  onDone: () => void;
}

const AnswerForm = ({ categories, onDone }: FormProps) => {
  const t = useTranslations('voluntaryQuestions');
  const [sex, setSex] = useState<SexCode | ''>('');
  const [race, setRace] = useState<RaceCode | ''>('');
  const putAnswers = usePutAnswers();
  // Closing the form clears it. The mutation reports failures itself.
  const send = async (): Promise<void> => {
    try {
      await putAnswers.mutateAsync({ body: { sex: sex || null, race: race || null } });
    } catch {
      return;
    }
    onDone();
    showToast({ title: t('sent'), description: t('sentText') });
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  const races: readonly RaceCode[] = RACE_CODES[categories];
  return (
    <form onSubmit={handleSubmit} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('sex')}
          placeholder={t('notSaid')}
          options={SEX_CODES.map((value) => ({ value, label: t(`sexes.${value}`) }))}
          value={sex}
          onChange={(value) => setSex(value as SexCode | '')}
        />
        <SelectField
          label={t(categories === 'ibge' ? 'raceIbge' : 'race')}
          placeholder={t('notSaid')}
          options={races.map((value) => ({ value, label: t(`races.${value}`) }))}
          value={race}
          onChange={(value) => setRace(value as RaceCode | '')}
        />
      </div>
      <p className="max-w-prose text-muted text-sm">{t(categories === 'ibge' ? 'categoriesIbge' : 'categories')}</p>
      <Button type="submit" pending={putAnswers.isPending} pendingText={t('sending')}>
        {t('send')}
      </Button>
    </form>
  );
};

const AnsweredNotice = ({ onChange }: { onChange: () => void }) => {
  const t = useTranslations('voluntaryQuestions');
  const remove = useDeleteAnswers();
  const withdraw = async (): Promise<void> => {
    try {
      await remove.mutateAsync({});
    } catch {
      return;
    }
    showToast({ title: t('withdrawn'), description: t('withdrawnText') });
  };
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-ink-soft text-sm">{t('answered')}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="sm" onClick={onChange}>
          {t('change')}
        </Button>
        <Button size="sm" variant="quiet" pending={remove.isPending} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      </div>
    </div>
  );
};

const link = 'rounded-sm underline decoration-line-strong underline-offset-3 hover:text-ink';

/** The panel. Renders nothing if no questions are asked. */
const VoluntaryPanel = () => {
  const t = useTranslations('voluntaryQuestions');
  const questions = useQuery(voluntaryQuestionsQuery).data;
  const [isChanging, setIsChanging] = useState(false);
  if (!questions?.isAsked) return null;
  const { categories, isAnswered } = questions;
  return (
    <Card as="section" aria-labelledby="voluntary-questions" className="space-y-4">
      <SectionHeading id="voluntary-questions">{t('heading')}</SectionHeading>
      <p className="max-w-prose text-ink-soft text-sm">{t('why')}</p>
      <p className="max-w-prose text-ink-soft text-sm">
        {t('who')}{' '}
        <a href={PUBLIC_PATHS.privacy} className={link}>
          {t('more')}
        </a>
      </p>
      {isAnswered && !isChanging ? (
        <AnsweredNotice onChange={() => setIsChanging(true)} />
      ) : (
        <details open={isChanging || undefined} className="space-y-4">
          <summary className="w-fit cursor-pointer rounded-sm font-medium text-ink">{t('open')}</summary>
          <div className="pt-4">
            <AnswerForm categories={categories} onDone={() => setIsChanging(false)} />
          </div>
        </details>
      )}
    </Card>
  );
};

export const VoluntaryQuestions = withEnglish({ voluntaryQuestions: voluntaryQuestionsEn }, VoluntaryPanel);
