/** Blind rating of written English, and how well raters agree. A rated text disappears from the list. */

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { Form } from '#client/form/form.tsx';
import { FormSelectField } from '#client/form/form-fields.tsx';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { formatCount, formatPercent } from '#client/ui/format.ts';
import { AllCaughtUpPicture } from '#client/ui/illustrations/all-caught-up.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { CEFR_LEVELS, ENGLISH_CRITERIA } from '#shared/vocabulary.ts';
import { type Rating, ratingSchema, type UnratedTask } from '../english.contract.ts';
import { countWords } from './count-words.ts';
import { agreementQuery, unratedTasksList, useRateTask } from './english.api.ts';
import { englishEn } from './english.en.ts';

type Values = Record<keyof Rating, Rating[keyof Rating] | ''>;

const LEVELS = CEFR_LEVELS.map((value) => ({ value, label: value }));

const RatingForm = ({ task, onRated }: { task: UnratedTask; onRated: () => void }) => {
  const t = useTranslations('english.rating');
  const form = useZodForm<Values, Rating>(
    // The selects start empty. The schema refuses empty values.
    ratingSchema,
    { range: '', accuracy: '', coherence: '', argument: '' },
  );
  const rate = useRateTask(({ level }) => {
    onRated();
    showToast({ title: t('done'), description: t('doneText', { level }) });
  });
  return (
    <Form form={form} onSubmit={(body) => rate.mutateAsync({ params: { id: task.id }, body })}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {ENGLISH_CRITERIA.map((criterion) => (
          <FormSelectField
            key={criterion}
            control={form.control}
            name={criterion}
            label={t(`criteria.${criterion}`)}
            help={t(`criteriaHelp.${criterion}`)}
            placeholder={t('choose')}
            options={LEVELS}
          />
        ))}
      </div>
      <Button type="submit" className="self-start" pending={rate.isPending}>
        {t('submit')}
      </Button>
    </Form>
  );
};

const BlindTask = ({ task, onRated }: { task: UnratedTask; onRated: () => void }) => {
  const t = useTranslations('english.rating');
  return (
    <Card as="li" className="space-y-5">
      <div>
        <h2 className="font-medium text-muted text-sm">{t('question')}</h2>
        <p lang="en" className="mt-1 text-ink">
          {task.prompt}
        </p>
      </div>
      <div className="space-y-2">
        <h3 className="font-medium text-muted text-sm">{t('answer')}</h3>
        <p lang="en" className="max-w-prose whitespace-pre-line break-words text-ink">
          {task.text.trim() === '' ? t('empty') : task.text}
        </p>
        <p className="text-muted text-sm tabular">
          {t('words', { count: countWords(task.text) })} · {t('minutes', { minutes: task.minutes })}
        </p>
      </div>
      <RatingForm task={task} onRated={onRated} />
    </Card>
  );
};

const Figure = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="headline text-ink text-xl tabular">{children}</dd>
  </div>
);

const Agreement = () => {
  const t = useTranslations('english.rating.agreement');
  const locale = useLocale();
  const { data } = useQuery(agreementQuery);
  if (!data) return null;
  const { tasks, agreed, kappa } = data;
  const unknown = t('unknown');
  return (
    <Card as="section" aria-labelledby="agreement" className="space-y-4">
      <SectionHeading id="agreement" text={t('help')}>
        {t('title')}
      </SectionHeading>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Figure label={t('tasks')}>{formatCount(tasks, locale)}</Figure>
        <Figure label={t('agreed')}>{tasks === 0 ? unknown : formatPercent((100 * agreed) / tasks)}</Figure>
        <Figure label={t('kappa')}>
          {kappa === null ? unknown : new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(kappa)}
        </Figure>
      </dl>
    </Card>
  );
};

const Page = () => {
  const t = useTranslations('english.rating');
  const list = useInfiniteQuery(unratedTasksList);
  const top = useRef<HTMLDivElement>(null);
  const tasks = flattenPages(list.data);
  // The submitted form disappears with its text, so the list takes focus.
  const focusTop = () => top.current?.focus();
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <div ref={top} tabIndex={-1} className="space-y-4 outline-none">
        {list.isPending && <SkeletonList shape="card" count={2} className="space-y-4" />}
        {list.isLoadingError && <ErrorState title={t('failed')} query={list} />}
        {list.isSuccess && tasks.length === 0 && (
          <EmptyState titleAs="h2" picture={<AllCaughtUpPicture />} title={t('none.title')} text={t('none.text')} />
        )}
        <ul className="space-y-4 empty:hidden">
          {tasks.map((task) => (
            <BlindTask key={task.id} task={task} onRated={focusTop} />
          ))}
        </ul>
        <LoadMore list={list} />
      </div>
      <Agreement />
    </div>
  );
};

export const EnglishRatingPage = withEnglish({ english: englishEn }, Page);
