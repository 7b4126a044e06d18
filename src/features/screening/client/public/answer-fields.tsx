/**
 * A job's questions in the application form. Labels must-haves, so that applicants see them before they apply. The parent holds the values and the
 * errors of the last submission.
 */
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { NumberField } from '#client/ui/number-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { AnswerValue, Question } from '../../screening.contract.ts';
import { screeningEn } from '../screening.en.ts';
import type { AnswerErrors } from './answer-errors.ts';

interface AnswerFieldProps {
  question: Question;
  value: unknown;
  error: string | undefined;
  onChange: (value: AnswerValue | null) => void;
  ref: ((control: HTMLElement | null) => void) | undefined;
}

/** Returns a function that puts the accepted answers of a must-have into words. */
const useAcceptedText = () => {
  const t = useTranslations('screening');
  return ({ accepts }: Question): string => {
    if (accepts === undefined) return '';
    if (!Array.isArray(accepts)) return t('atLeast', { min: accepts.min });
    return accepts.map((value) => (typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value))).join(', ');
  };
};

const MAX_LENGTHS = { short: LIMITS.shortAnswer, link: LIMITS.url, date: undefined } as const;
const INPUT_TYPE = { short: 'text', link: 'url', date: 'date' } as const;

const AnswerField = ({ question, value, error, onChange, ref }: AnswerFieldProps) => {
  const t = useTranslations('screening');
  const acceptedText = useAcceptedText();
  const { type, label, required, mustHave, options = [] } = question;
  const help = mustHave ? t('isMustHave', { accepted: acceptedText(question) }) : undefined;
  const commonProps = { label, required, help, error, ref };
  const text = typeof value === 'string' ? value : '';
  switch (type) {
    case 'boolean':
      return (
        <SelectField
          {...commonProps}
          placeholder={t('choose')}
          value={typeof value === 'boolean' ? String(value) : ''}
          onChange={(chosen) => onChange(chosen === '' ? null : chosen === 'true')}
          options={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...commonProps}
          placeholder={t('choose')}
          value={text}
          onChange={onChange}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      );
    case 'number':
      return <NumberField {...commonProps} value={typeof value === 'number' ? value : null} onChange={onChange} />;
    case 'long':
      return <TextArea {...commonProps} rows={4} maxLength={LIMITS.longAnswer} value={text} onChange={onChange} />;
    case 'short':
    case 'link':
    case 'date':
      return (
        <TextField
          {...commonProps}
          type={INPUT_TYPE[type]}
          maxLength={MAX_LENGTHS[type]}
          value={text}
          onChange={onChange}
        />
      );
  }
};

interface AnswerFieldsProps {
  questions: readonly Question[];
  values: Readonly<Record<string, unknown>>;
  /** The errors of the last submission. A new object moves focus to its first answer. */
  errors: AnswerErrors;
  onChange: (values: Record<string, unknown>) => void;
}

const Fields = ({ questions, values, errors, onChange }: AnswerFieldsProps) => {
  const [submitted, setSubmitted] = useState({ errors, values });
  if (submitted.errors !== errors) setSubmitted({ errors, values });
  /** Returns the error of an answer, unless the answer has changed since it was submitted. */
  const findError = ({ id }: Question): string | undefined =>
    (values[id] ?? '') === (submitted.values[id] ?? '') ? errors[id] : undefined;
  const firstInvalid = questions.find(findError);
  const control = useRef<HTMLElement>(null);
  const attach = (element: HTMLElement | null): void => {
    control.current = element;
  };
  useEffect(() => {
    if (Object.keys(errors).length > 0) control.current?.focus();
  }, [errors]);
  return questions.map((question) => (
    <AnswerField
      key={question.id}
      question={question}
      value={values[question.id]}
      error={findError(question)}
      onChange={(value) => onChange({ ...values, [question.id]: value })}
      ref={question === firstInvalid ? attach : undefined}
    />
  ));
};

export const AnswerFields = withEnglish({ screening: screeningEn }, Fields);
