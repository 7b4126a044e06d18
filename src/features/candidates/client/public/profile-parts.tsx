/**
 * Optional profile fields: location, languages, start date, links, positions and education. Used for profiles and for intakes, which require no
 * account. The fields read their form from its context.
 */
import { type Control, useController, useFormContext, useWatch } from 'react-hook-form';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { FormSelectField, FormTextArea, FormTextField } from '#client/form/form-fields.tsx';
import { withEnglish } from '#client/texts.tsx';
import { codeName, countryOptions, languageOptions } from '#client/ui/code-names.ts';
import { PartialDateField, type PartialDateFieldProps } from '#client/ui/partial-date-field.tsx';
import { LIMITS } from '#shared/limits.ts';
import { LANGUAGE_LEVELS } from '#shared/vocabulary.ts';
import { profileEntryEn } from '../profile-entry.en.ts';
import { profilePartsEn } from '../profile-parts.en.ts';
import { EntryList, type HeadingLevel } from './entry-list.tsx';
import type { ProfileValues } from './profile-values.ts';

const FIRST_YEAR = 1950;
/** How many years in the future education may end. */
const YEARS_AHEAD = 10;

const useLevelOptions = () => {
  const t = useTranslations('profileParts.level');
  return LANGUAGE_LEVELS.map((value) => ({ value, label: t(value) }));
};

const useProfileForm = () => useFormContext<ProfileValues, unknown, ProfileValues>();

const Place = () => {
  const t = useTranslations('profileEntry.place');
  const locale = useLocale();
  const { control } = useProfileForm();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormSelectField
        control={control}
        name="country"
        label={t('country')}
        placeholder={t('chooseCountry')}
        options={countryOptions(locale)}
        autoComplete="country"
      />
      <FormTextField
        control={control}
        name="city"
        label={t('city')}
        autoComplete="address-level2"
        maxLength={LIMITS.name}
      />
      <FormSelectField
        control={control}
        name="englishLevel"
        label={t('englishLevel')}
        placeholder={t('chooseLevel')}
        options={useLevelOptions()}
      />
      <FormTextField
        control={control}
        name="availableFrom"
        type="date"
        label={t('availableFrom')}
        help={t('availableFromHelp')}
      />
    </div>
  );
};

/** Links, for forms that do not show them elsewhere. */
const Links = () => {
  const t = useTranslations('profileEntry.links');
  const { control } = useProfileForm();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FormTextField
        control={control}
        name="linkedinUrl"
        type="url"
        inputMode="url"
        label={t('linkedinUrl')}
        placeholder={t('linkedinPlaceholder')}
      />
      <FormTextField
        control={control}
        name="portfolioUrl"
        type="url"
        inputMode="url"
        label={t('portfolioUrl')}
        placeholder={t('portfolioPlaceholder')}
      />
    </div>
  );
};

interface LeveledProps {
  level: HeadingLevel;
}

const Languages = ({ level }: LeveledProps) => {
  const t = useTranslations('profileEntry.languages');
  const placeTexts = useTranslations('profileEntry.place');
  const locale = useLocale();
  const { control } = useProfileForm();
  const chosen = useWatch({ control, name: 'languages' });
  const options = languageOptions(
    locale,
    chosen.map(({ language }) => language),
  );
  const levels = useLevelOptions();
  return (
    <EntryList
      level={level}
      name="languages"
      title={t('title')}
      addText={t('add')}
      emptyText={t('none')}
      itemName={(number) => t('item', { number })}
      max={LIMITS.languages}
      blank={{ language: '', level: '' }}
      entrySubject={(index) => codeName(chosen[index]?.language ?? '', 'language', locale)}
      isMovable
    >
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <FormSelectField
            control={control}
            name={`languages.${index}.language`}
            label={t('language')}
            placeholder={t('chooseLanguage')}
            options={options}
            required
          />
          <FormSelectField
            control={control}
            name={`languages.${index}.level`}
            label={t('level')}
            placeholder={placeTexts('chooseLevel')}
            options={levels}
            required
          />
        </div>
      )}
    </EntryList>
  );
};

interface DateFieldProps extends Omit<PartialDateFieldProps, 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'> {
  control: Control<ProfileValues, unknown, ProfileValues>;
  name: `${'positions' | 'education'}.${number}.${'start' | 'end'}`;
}

/** A year with an optional month, bound to the form. */
const DateField = ({ control, name, ...rest }: DateFieldProps) => {
  const { field, fieldState } = useController({ control, name });
  const { ref, onBlur, onChange, value } = field;
  return <PartialDateField {...rest} {...{ ref, onBlur, onChange, value }} error={fieldState.error?.message} />;
};

interface SpanProps {
  path: `positions.${number}` | `education.${number}`;
  startText: string;
  endText: string;
  endHelp?: string;
  isStartRequired?: boolean;
  yearsAhead: number;
}

const Span = ({ path, startText, endText, endHelp, isStartRequired, yearsAhead }: SpanProps) => {
  const t = useTranslations('profileEntry.date');
  const locale = useLocale();
  const lastYear = useNow().getFullYear() + yearsAhead;
  const { control } = useProfileForm();
  const shared = { control, locale, firstYear: FIRST_YEAR, lastYear };
  const texts = (label: string) => ({
    year: t('year'),
    month: t('month'),
    noMonth: t('noMonth'),
    yearOf: t('yearOf', { label }),
    monthOf: t('monthOf', { label }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        {...shared}
        name={`${path}.start`}
        label={startText}
        required={isStartRequired}
        texts={texts(startText)}
      />
      <DateField {...shared} name={`${path}.end`} label={endText} help={endHelp} texts={texts(endText)} />
    </div>
  );
};

const Positions = ({ level }: LeveledProps) => {
  const t = useTranslations('profileEntry.positions');
  const { control } = useProfileForm();
  return (
    <EntryList
      level={level}
      name="positions"
      title={t('title')}
      addText={t('add')}
      emptyText={t('none')}
      itemName={(number) => t('item', { number })}
      max={LIMITS.positions}
      blank={{ title: '', company: '', start: '', end: '', summary: '' }}
    >
      {(index) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormTextField
              control={control}
              name={`positions.${index}.title`}
              label={t('jobTitle')}
              maxLength={LIMITS.title}
              required
            />
            <FormTextField
              control={control}
              name={`positions.${index}.company`}
              label={t('company')}
              maxLength={LIMITS.name}
            />
          </div>
          <Span
            path={`positions.${index}`}
            startText={t('start')}
            endText={t('end')}
            endHelp={t('endHelp')}
            isStartRequired
            yearsAhead={0}
          />
          <FormTextArea
            control={control}
            name={`positions.${index}.summary`}
            label={t('summary')}
            rows={3}
            maxLength={LIMITS.text}
          />
        </>
      )}
    </EntryList>
  );
};

const Education = ({ level }: LeveledProps) => {
  const t = useTranslations('profileEntry.education');
  const { control } = useProfileForm();
  return (
    <EntryList
      level={level}
      name="education"
      title={t('title')}
      addText={t('add')}
      emptyText={t('none')}
      itemName={(number) => t('item', { number })}
      max={LIMITS.education}
      blank={{ school: '', degree: '', field: '', start: '', end: '' }}
      isMovable
    >
      {(index) => (
        <>
          <FormTextField
            control={control}
            name={`education.${index}.school`}
            label={t('school')}
            maxLength={LIMITS.title}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <FormTextField
              control={control}
              name={`education.${index}.degree`}
              label={t('degree')}
              maxLength={LIMITS.title}
            />
            <FormTextField
              control={control}
              name={`education.${index}.field`}
              label={t('field')}
              maxLength={LIMITS.title}
            />
          </div>
          <Span path={`education.${index}`} startText={t('start')} endText={t('end')} yearsAhead={YEARS_AHEAD} />
        </>
      )}
    </EntryList>
  );
};

interface ProfilePartsProps {
  hasLinks?: boolean;
  level?: HeadingLevel;
}

const AllParts = ({ hasLinks = true, level = 2 }: ProfilePartsProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  const t = useTranslations('profileEntry');
  return (
    <div className="flex flex-col gap-8 [&>section+section]:border-line [&>section+section]:border-t [&>section+section]:pt-6">
      <section className="flex flex-col gap-5" aria-labelledby="profile-place">
        <Heading id="profile-place" tabIndex={-1} className="scroll-mt-24 font-semibold text-base text-ink">
          {t('place.title')}
        </Heading>
        <Place />
      </section>
      {hasLinks && (
        <section className="flex flex-col gap-5" aria-labelledby="profile-links">
          <Heading id="profile-links" tabIndex={-1} className="scroll-mt-24 font-semibold text-base text-ink">
            {t('links.title')}
          </Heading>
          <Links />
        </section>
      )}
      <Positions level={level} />
      <Education level={level} />
      <Languages level={level} />
    </div>
  );
};

/** All optional fields. Set `hasLinks` to false if the form shows the links elsewhere. */
export const ProfileParts = withEnglish({ profileEntry: profileEntryEn, profileParts: profilePartsEn }, AllParts);
