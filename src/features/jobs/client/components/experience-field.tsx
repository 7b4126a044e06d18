/**
 * A field for the experience that a job requires: one of the ranges that candidates choose from, or custom text. A range is stored as a code, so that
 * everyone sees it in their language.
 */
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LIMITS } from '#shared/limits.ts';
import { EXPERIENCE_LEVELS } from '#shared/vocabulary.ts';
import { parseExperienceLevel } from '../../jobs.domain.ts';
import type { JobControl } from './job-control.ts';

/** The option that opens the field for custom text. */
const CUSTOM = 'own-words';

export const ExperienceField = ({ control }: { control: JobControl }) => {
  const t = useTranslations('jobs');
  const experienceTexts = useTranslations('vocabulary.experience');
  const { field, fieldState } = useController({ control, name: 'experience' });
  const [isCustomChosen, setIsCustomChosen] = useState(false);
  const text = field.value ?? '';
  const level = parseExperienceLevel(text);
  // Custom text may equal a range while it is being typed.
  const isCustom = isCustomChosen || (text !== '' && level === null);
  const choose = (choice: string): void => {
    setIsCustomChosen(choice === CUSTOM);
    field.onChange(choice === CUSTOM ? '' : choice);
  };
  return (
    <div className="min-w-0 space-y-2 sm:col-span-2">
      <SelectField
        ref={field.ref}
        name={field.name}
        label={t('fields.experience')}
        placeholder={t('chooseExperience')}
        value={isCustom ? CUSTOM : (level ?? '')}
        onChange={choose}
        onBlur={field.onBlur}
        error={isCustom ? undefined : fieldState.error?.message}
        options={[
          ...EXPERIENCE_LEVELS.map((value) => ({ value, label: experienceTexts(value) })),
          { value: CUSTOM, label: t('ownExperience') },
        ]}
      />
      {isCustom && (
        <TextField
          label={t('fields.ownExperience')}
          labelHidden
          placeholder={t('placeholders.experience')}
          value={text}
          onChange={field.onChange}
          onFocus={() => setIsCustomChosen(true)}
          onBlur={field.onBlur}
          maxLength={LIMITS.shortText}
          autoComplete="off"
          error={fieldState.error?.message}
        />
      )}
    </div>
  );
};
