/** The questions for applicants in the job form. Collapsed at first if the job has none. */
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { QuestionEditor, type QuestionErrors } from '#features/screening/client/public/question-editor.tsx';
import { screeningEn } from '#features/screening/client/public/screening-texts.ts';
import type { JobControl } from './job-control.ts';

/** Returns the first message of an error, or of the errors inside it. */
const findMessage = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error)
    .map(findMessage)
    .find((message) => message !== undefined);
};

/** Returns the messages of one question. Those of fields without a control are shown at its text. */
const readQuestionErrors = (error: unknown): QuestionErrors => {
  const { options, mustHave, accepts, ...others } = (error ?? {}) as Record<string, unknown>;
  return {
    label: findMessage(others),
    options: findMessage(options),
    mustHave: findMessage(mustHave),
    accepts: findMessage(accepts),
  };
};

const Questions = ({ control }: { control: JobControl }) => {
  const t = useTranslations('screening');
  const { field, fieldState } = useController({ control, name: 'questions' });
  const error: unknown = fieldState.error;
  const [isOpen, setIsOpen] = useState((field.value ?? []).length > 0);
  const box = useRef<HTMLDivElement>(null);
  const [focusRequests, setFocusRequests] = useState(0);
  useImperativeHandle(field.ref, () => ({ focus: () => setFocusRequests((count) => count + 1) }));
  // The form asks for focus before it shows the errors and opens the section.
  useEffect(() => {
    if (focusRequests > 0) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [focusRequests]);
  return (
    <details
      open={isOpen || error !== undefined}
      className="border-line border-t pt-5"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer font-medium text-ink">{t('title')}</summary>
      <div ref={box} className="mt-4">
        <QuestionEditor
          value={field.value ?? []}
          onChange={field.onChange}
          error={Array.isArray(error) ? undefined : findMessage(error)}
          findErrors={(index) => readQuestionErrors(Array.isArray(error) ? error[index] : undefined)}
        />
      </div>
    </details>
  );
};

export const QuestionFields = withEnglish({ screening: screeningEn }, Questions);
