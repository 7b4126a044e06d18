/** Edits the questions of a job: adds, removes and reorders them, and sets the must-have. The parent holds the values. */
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { errorText } from '#client/error-texts.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { NumberField } from '#client/ui/number-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LIMITS } from '#shared/limits.ts';
import { QUESTION_TYPES, type QuestionInput } from '../../screening.contract.ts';
import { MUST_HAVE_TYPES } from '../../screening.domain.ts';
import { screeningEn } from '../screening.en.ts';

export type QuestionErrors = Readonly<Record<'label' | 'options' | 'mustHave' | 'accepts', string | undefined>>;

interface QuestionProps {
  question: QuestionInput;
  error: string | undefined;
  onChange: (changes: Partial<QuestionInput>) => void;
}

const optionTexts = ({ options }: QuestionInput): string[] => (options ?? []).map((option) => option ?? '');

const hasText = (text: string): boolean => text.trim() !== '';

const AcceptedField = ({ question, error, onChange }: QuestionProps) => {
  const t = useTranslations('screening');
  const errorId = useId();
  const { accepts } = question;
  const values = Array.isArray(accepts) ? accepts : [];
  if (question.type === 'boolean') {
    return (
      <SelectField
        label={t('accepts')}
        error={error}
        placeholder={t('choose')}
        value={values[0] === undefined ? '' : String(values[0])}
        onChange={(value) => onChange({ accepts: value === '' ? null : [value === 'true'] })}
        options={[
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
      />
    );
  }
  if (question.type === 'number') {
    const min = accepts && !Array.isArray(accepts) ? accepts.min : null;
    return (
      <NumberField
        label={t('min')}
        error={error}
        value={min}
        onChange={(value) => onChange({ accepts: { min: value } })}
      />
    );
  }
  return (
    <fieldset className="space-y-3">
      <legend className="mb-1.5 font-medium text-ink text-sm">{t('acceptsSome')}</legend>
      {[...new Set(optionTexts(question).filter(hasText))].map((option) => (
        <CheckboxField
          key={option}
          label={option}
          groupErrorId={error === undefined ? undefined : errorId}
          checked={values.includes(option)}
          onChange={(isAccepted) =>
            onChange({ accepts: isAccepted ? [...values, option] : values.filter((value) => value !== option) })
          }
        />
      ))}
      {error !== undefined && (
        <p id={errorId} role="alert" className="text-danger-ink text-sm">
          {errorText(error)}
        </p>
      )}
    </fieldset>
  );
};

/** Edits the options, one per line. Drops accepted answers that are no longer options. */
const OptionsField = ({ question, error, onChange }: QuestionProps) => {
  const t = useTranslations('screening');
  const { min: from, max: to } = LIMITS.questionOptions;
  const change = (text: string): void => {
    const options = text.split('\n');
    const { accepts } = question;
    onChange({
      options,
      ...(Array.isArray(accepts) ? { accepts: accepts.filter((value) => options.includes(String(value))) } : {}),
    });
  };
  return (
    <TextArea
      label={t('options')}
      help={t('optionsHelp', { from, to })}
      error={error}
      rows={4}
      value={optionTexts(question).join('\n')}
      onChange={change}
      required
    />
  );
};

interface EntryProps extends Omit<QuestionProps, 'error'> {
  index: number;
  errors: QuestionErrors;
  mayBeMustHave: boolean;
}

const Entry = ({ question, index, errors, mayBeMustHave, onChange }: EntryProps) => {
  const t = useTranslations('screening');
  return (
    <>
      <TextField
        label={t('label')}
        value={question.label ?? ''}
        onChange={(label) => onChange({ label })}
        error={errors.label}
        maxLength={LIMITS.questionLabel}
        autoComplete="off"
        required
      />
      <SelectField
        label={t('type')}
        value={question.type}
        onChange={(value) => {
          const type = QUESTION_TYPES.find((known) => known === value) ?? 'short';
          onChange({
            type,
            options: type === 'choice' ? (question.options ?? []) : null,
            mustHave: false,
            accepts: null,
          });
        }}
        options={QUESTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      {question.type === 'choice' && <OptionsField question={question} error={errors.options} onChange={onChange} />}
      <CheckboxField
        label={t('required')}
        checked={question.required === true}
        onChange={(required) => onChange({ required })}
      />
      {mayBeMustHave && (
        <CheckboxField
          label={t('mustHave')}
          help={t('mustHaveHelp')}
          error={errors.mustHave}
          checked={question.mustHave === true}
          onChange={(mustHave) => onChange({ mustHave, accepts: null })}
        />
      )}
      {question.mustHave === true && (
        <AcceptedField key={index} question={question} error={errors.accepts} onChange={onChange} />
      )}
    </>
  );
};

interface QuestionEditorProps {
  value: readonly QuestionInput[];
  onChange: (questions: QuestionInput[]) => void;
  /** The error of the whole list. */
  error: string | undefined;
  findErrors: (index: number) => QuestionErrors;
}

const swapWithNext = (questions: readonly QuestionInput[], index: number): QuestionInput[] =>
  questions.flatMap((question, position) => {
    const next = questions[position + 1];
    if (position === index && next !== undefined) return [next, question];
    return position === index + 1 ? [] : [question];
  });

const Editor = ({ value, onChange, error, findErrors }: QuestionEditorProps) => {
  const t = useTranslations('screening');
  const change = (index: number, changes: Partial<QuestionInput>): void =>
    onChange(value.map((question, position) => (position === index ? { ...question, ...changes } : question)));
  const hasMustHave = value.some(({ mustHave }) => mustHave === true);
  return (
    <div className="space-y-5">
      <p className="text-muted text-sm">{t('text', { count: LIMITS.questions })}</p>
      <ol className="space-y-5">
        {value.map((question, index) => {
          const number = index + 1;
          const isMustHave = question.mustHave === true;
          return (
            // The index works as a key because the fields are controlled. New questions have no id.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            // oxlint-disable-next-line react/no-array-index-key -- the same
            <li key={index} className="space-y-4 rounded-card border border-line p-4">
              <div className="flex items-center gap-2">
                <h2 className="flex-1 font-medium text-ink">{t('heading', { number })}</h2>
                <Button
                  square
                  size="sm"
                  variant="quiet"
                  aria-label={t('up', { number })}
                  disabled={index === 0}
                  onClick={() => onChange(swapWithNext(value, index - 1))}
                >
                  <ArrowUp className="size-4.5" />
                </Button>
                <Button
                  square
                  size="sm"
                  variant="quiet"
                  aria-label={t('down', { number })}
                  disabled={number === value.length}
                  onClick={() => onChange(swapWithNext(value, index))}
                >
                  <ArrowDown className="size-4.5" />
                </Button>
                <Button
                  square
                  size="sm"
                  variant="quiet"
                  aria-label={t('remove', { number })}
                  onClick={() => onChange(value.filter((_, position) => position !== index))}
                >
                  <Trash2 className="size-4.5" />
                </Button>
              </div>
              <Entry
                question={question}
                index={index}
                errors={findErrors(index)}
                mayBeMustHave={MUST_HAVE_TYPES.has(question.type) && (isMustHave || !hasMustHave)}
                onChange={(changes) => change(index, changes)}
              />
            </li>
          );
        })}
      </ol>
      {error !== undefined && <FormError>{error}</FormError>}
      {value.length < LIMITS.questions && (
        <Button onClick={() => onChange([...value, { type: 'short', label: '', required: false, mustHave: false }])}>
          {t('add')}
        </Button>
      )}
    </div>
  );
};

export const QuestionEditor = withEnglish({ screening: screeningEn }, Editor);
