/**
 * The public application as an island of /apply: the form, then the success screen. Input survives a reload until the form is submitted. The form
 * cannot be submitted before it is interactive.
 */

import { useEffect, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useWatch } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { Form, SubmitButton } from '#client/form/form.tsx';
import {
  FormNumberField,
  FormSelectField,
  FormSkillsField,
  FormTextArea,
  FormTextField,
} from '#client/form/form-fields.tsx';
import { FormTimeZoneField } from '#client/form/form-time-zone-field.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { useEarlyInput } from '#client/form/use-early-input.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { currentToast, dismissToast, showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { FocusedHeading } from '#client/ui/focused-heading.tsx';
import { dollarSign, hourlySuffix } from '#client/ui/format.ts';
import { JobSeekingPicture } from '#client/ui/illustrations/job-seeking.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { profileValues } from '#features/candidates/client/public/profile-values.ts';
import { ResumeDrop } from '#features/candidates/client/public/resume-drop.tsx';
import { LEGAL_VERSIONS } from '#shared/legal-versions.ts';
import { LIMITS } from '#shared/limits.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { EXPERIENCE_LEVELS, WORK_TYPES } from '#shared/vocabulary.ts';
import { intakeFormSchema } from '../talent-intake.contract.ts';
import { FormSection } from './components/form-section.tsx';
import { MoreAboutYou } from './components/more-about-you.tsx';
import { useReadResume, useSubmitIntake } from './talent-intake.api.ts';
import { useJobPart } from './use-job-part.tsx';

interface IntakeSentProps {
  /** The applicant's first name. */
  name: string;
  email: string;
}

/** Replaces the form after submission: the next steps, and when the applicant will hear back. */
const IntakeSent = ({ name, email }: IntakeSentProps) => {
  const t = useTranslations('talentIntake.sent');
  return (
    <div role="status" data-sent className="flex flex-col items-center px-2 py-8 text-center sm:py-14">
      <div className="w-56 max-w-full">
        <JobSeekingPicture />
      </div>
      <FocusedHeading className="headline mt-7 scroll-mt-28 text-2xl text-ink">{t('title')}</FocusedHeading>
      <div className="mt-4 w-full max-w-md space-y-3 text-ink-soft">
        <p>{t('text', { name })}</p>
        <p className="font-semibold text-ink">{t('promise')}</p>
        <p>{t('where', { email })}</p>
        <p>{t('credentials')}</p>
      </div>
      <LinkButton to={PUBLIC_PATHS.landing} className="mt-8">
        {t('home')}
      </LinkButton>
    </div>
  );
};

type Input = z.input<typeof intakeFormSchema>;
type Output = z.output<typeof intakeFormSchema>;
type IntakeFormState = UseFormReturn<Input, unknown, Output>;
type IntakeControl = IntakeFormState['control'];

const FORM_ID = 'apply';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  jobTitle: '',
  experience: undefined,
  bio: '',
  hourlyRate: LIMITS.intakeRateDefault,
  timezone: '',
  availability: 'full-time',
  linkedinUrl: '',
  portfolioUrl: '',
  skills: [],
} as const;

/** New values on each call, because a form changes the arrays of its default values. */
const emptyValues = () => ({ ...profileValues(), ...EMPTY, skills: [], answers: {} });

const useFormTexts = () => useTranslations('talentIntake.form');

/** Fills in the browser's time zone when the person starts typing. Submitting an untouched form still reports a missing time zone. */
const useTimeZonePrefill = (form: IntakeFormState): void => {
  useEffect(() => {
    const subscription = form.watch((values, { name, type }) => {
      if (type !== 'change') return;
      subscription.unsubscribe();
      // Validation also removes an error about the missing time zone.
      if (name !== 'timezone' && values.timezone === '') {
        form.setValue('timezone', ownTimeZone(), { shouldValidate: true });
      }
    });
    return () => subscription.unsubscribe();
  }, [form]);
};

const PersonFields = ({ control }: { control: IntakeControl }) => {
  const t = useFormTexts();
  return (
    <FormSection title={t('person')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormTextField
          control={control}
          name="firstName"
          label={t('fields.firstName')}
          autoComplete="given-name"
          required
        />
        <FormTextField
          control={control}
          name="lastName"
          label={t('fields.lastName')}
          autoComplete="family-name"
          required
        />
      </div>
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={t('fields.email')}
        help={t('help.email')}
        autoComplete="email"
        required
      />
      <FormTimeZoneField
        control={control}
        name="timezone"
        label={t('fields.timezone')}
        help={t('help.timezone')}
        placeholder={t('placeholders.timezone')}
        required
      />
    </FormSection>
  );
};

const useChoices = () => {
  const words = useTranslations('vocabulary');
  return {
    experience: EXPERIENCE_LEVELS.map((value) => ({ value, label: words(`experience.${value}`) })),
    availability: WORK_TYPES.map((value) => ({ value, label: words(`workType.${value}`) })),
  };
};

const TermsFields = ({ control }: { control: IntakeControl }) => {
  const locale = useLocale();
  const t = useFormTexts();
  const choices = useChoices();
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      <FormSelectField
        control={control}
        name="experience"
        label={t('fields.experience')}
        placeholder={t('choose')}
        options={choices.experience}
        required
      />
      <FormSelectField
        control={control}
        name="availability"
        label={t('fields.availability')}
        options={choices.availability}
        required
      />
      <FormNumberField
        control={control}
        name="hourlyRate"
        label={t('fields.hourlyRate')}
        help={t('help.hourlyRate')}
        prefix={dollarSign(locale)}
        suffix={hourlySuffix(locale)}
        inputMode="numeric"
        required
      />
    </div>
  );
};

const WorkFields = ({ control }: { control: IntakeControl }) => {
  const t = useFormTexts();
  return (
    <FormSection title={t('work')}>
      <FormTextField
        control={control}
        name="jobTitle"
        label={t('fields.jobTitle')}
        placeholder={t('placeholders.jobTitle')}
        autoComplete="organization-title"
        required
      />
      <TermsFields control={control} />
      <FormSkillsField
        control={control}
        name="skills"
        label={t('fields.skills')}
        help={t('help.skills')}
        placeholder={t('placeholders.skills')}
        maxLength={LIMITS.skill}
        errorText={t('skillsMissing')}
        announceError={false}
        required
      />
      <FormTextArea
        control={control}
        name="bio"
        label={t('fields.bio')}
        help={t('help.bio')}
        maxLength={LIMITS.text}
        rows={6}
        required
      />
    </FormSection>
  );
};

const LinkFields = ({ control }: { control: IntakeControl }) => {
  const t = useFormTexts();
  return (
    <FormSection title={t('links')} note={t('optional')}>
      <FormTextField
        control={control}
        name="linkedinUrl"
        type="url"
        inputMode="url"
        label={t('fields.linkedinUrl')}
        placeholder={t('placeholders.linkedinUrl')}
      />
      <FormTextField
        control={control}
        name="portfolioUrl"
        type="url"
        inputMode="url"
        label={t('fields.portfolioUrl')}
        placeholder={t('placeholders.portfolioUrl')}
      />
    </FormSection>
  );
};

const Consent = () => {
  const t = useFormTexts();
  return (
    <p className="text-muted text-sm">
      {t.rich('consent', {
        terms: (chunks) => <TextLink to={PUBLIC_PATHS.terms}>{chunks}</TextLink>,
        privacy: (chunks) => <TextLink to={PUBLIC_PATHS.privacy}>{chunks}</TextLink>,
      })}
    </p>
  );
};

const RestoredNotice = ({ onStartOver }: { onStartOver: () => void }) => {
  const t = useFormTexts();
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-info-soft px-4 py-2 text-info-ink text-sm"
    >
      {t('restored')}
      <Button size="sm" variant="quiet" className="max-sm:-ml-3" onClick={onStartOver}>
        {t('startOver')}
      </Button>
    </div>
  );
};

const FormBody = ({ onSent }: { onSent: (person: { name: string; email: string }) => void }) => {
  const t = useFormTexts();
  const form = useZodForm<Input, Output>(intakeFormSchema, emptyValues());
  const isLive = useEarlyInput(form, FORM_ID);
  const draft = useDraft(FORM_ID, form);
  useTimeZonePrefill(form);
  const [hasStartedOver, setHasStartedOver] = useState(false);
  const job = useJobPart(useWatch({ control: form.control, name: 'answers' }) ?? {}, (answers) =>
    form.setValue('answers', answers, { shouldDirty: true }),
  );
  const resume = useReadResume();
  const submit = useSubmitIntake({ title: t('failure.title'), fallback: t('failure.fallback') });

  const send = async (values: Output) => {
    // Dismiss the error from the previous attempt.
    const toast = currentToast();
    if (toast) dismissToast(toast.id);
    if (!job.checkAcknowledgment()) return;
    try {
      await submit.mutateAsync({ body: { ...values, ...job.body, agreed: LEGAL_VERSIONS } });
    } catch (error) {
      job.showRefusal(error);
      throw error;
    }
    draft.clear();
    onSent({ name: values.firstName, email: values.email });
  };
  const showSkillsError = (errors: FieldErrors<Input>) => {
    if (!errors.skills) return;
    showToast({ title: t('skillsToast.title'), description: t('skillsToast.text'), tone: 'error' });
  };
  const startOver = () => {
    draft.clear();
    form.reset(emptyValues());
    setHasStartedOver(true);
    form.setFocus('firstName');
  };

  return (
    <Form id={FORM_ID} form={form} onSubmit={send} onInvalid={showSkillsError} className="gap-9">
      {isLive && draft.restored && !hasStartedOver && <RestoredNotice onStartOver={startOver} />}
      {job.notice}
      <ResumeDrop read={(file) => resume.mutateAsync({ body: file })} isKept={false} isLive={isLive} />
      <PersonFields control={form.control} />
      <WorkFields control={form.control} />
      <LinkFields control={form.control} />
      <MoreAboutYou isLive={isLive} />
      <div className="flex flex-col gap-4 border-line border-t pt-6">
        <Consent />
        <SubmitButton
          size="lg"
          className="sm:self-start"
          disabled={!isLive || job.isBlocked}
          pendingText={t('submitting')}
        >
          {t('submit')}
        </SubmitButton>
      </div>
    </Form>
  );
};

export const IntakeForm = () => {
  const [sent, setSent] = useState<{ name: string; email: string } | null>(null);
  return sent === null ? <FormBody onSent={setSent} /> : <IntakeSent {...sent} />;
};
