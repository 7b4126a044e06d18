/** The questions for applicants in the job form. Collapsed at first if the job has none. */
import { useState } from 'react';
import { type FieldError, useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { QuestionEditor } from '#features/screening/client/public/question-editor.tsx';
import { screeningEn } from '#features/screening/client/public/screening-texts.ts';
import type { JobControl } from './job-control.ts';

/** The errors of a list: one for the whole list, or one per question and field. */
type ListError = (FieldError & { root?: FieldError }) | readonly ({ [field: string]: FieldError } | undefined)[];

const findQuestionsError = (error: ListError | undefined): string | undefined => {
  if (error === undefined) return undefined;
  if (!Array.isArray(error)) return (error as FieldError).message;
  const entries = error.flatMap((fields) => Object.entries(fields ?? {}).filter(([field]) => field !== 'label'));
  return entries
    .map(([, fieldError]) => (fieldError as FieldError | undefined)?.message)
    .find((message) => message !== undefined);
};

const findLabelError = (error: ListError | undefined, index: number): string | undefined =>
  Array.isArray(error) ? error[index]?.label?.message : undefined;

const Questions = ({ control }: { control: JobControl }) => {
  const t = useTranslations('screening');
  const { field, fieldState } = useController({ control, name: 'questions' });
  const error = fieldState.error as ListError | undefined;
  const [isOpen, setOpen] = useState((field.value ?? []).length > 0);
  return (
    <details
      open={isOpen || error !== undefined}
      className="border-line border-t pt-5"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-medium text-ink">{t('title')}</summary>
      <div className="mt-4">
        <QuestionEditor
          value={field.value ?? []}
          onChange={field.onChange}
          error={findQuestionsError(error)}
          labelError={(index) => findLabelError(error, index)}
        />
      </div>
    </details>
  );
};

export const QuestionFields = withEnglish({ screening: screeningEn }, Questions);
