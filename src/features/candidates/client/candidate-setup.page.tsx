/**
 * The first screen of a candidate account, which sets up the profile. Until a profile exists, the gate shows this screen instead of any other. The
 * draft survives a reload.
 */

import { useSuspenseQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Form, reportSkillError, SubmitButton } from '#client/form/form.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { personName } from '#client/names.ts';
import { useNavigateTo } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Card } from '#client/ui/card.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { ScoreNotice } from '#features/scores/client/public/score-notice.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import { type NewCandidate, newCandidateSchema } from '../candidates.contract.ts';
import { useCreateProfile, usePutResume } from './candidates.api.ts';
import { CandidateFields, candidateValues } from './components/candidate-fields.tsx';
import { CandidatePreview } from './components/candidate-preview.tsx';
import { profileFormEn } from './profile-form.en.ts';
import { profilePreviewEn } from './profile-preview.en.ts';
import { ResumeDrop } from './public/resume-drop.tsx';

const Setup = () => {
  const t = useTranslations('profileForm.setup');
  const user = useSuspenseQuery(currentUserQuery).data;
  const go = useNavigateTo();
  const form = useZodForm<NewCandidate, NewCandidate>(newCandidateSchema, candidateValues());
  const draft = useDraft(`candidate-setup.${user.id}`, form);
  const create = useCreateProfile();
  const resume = usePutResume();
  const values = useWatch({ control: form.control });
  const person = { id: user.id, name: personName(user), photoUrl: user.profileImageUrl };

  const handleSubmit = async (body: NewCandidate) => {
    await create.mutateAsync({ body });
    draft.clear();
    showToast({ title: t('created.title'), description: t('created.text') });
    go(APP_PATHS.candidateDashboard, { replace: true });
  };

  return (
    <div className="space-y-8">
      <PageHeader title={t('title')} text={t('text')} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <Card>
          <Form
            form={form}
            onSubmit={handleSubmit}
            onInvalid={reportSkillError('skills', useTranslations('profileForm.noSkill'))}
          >
            <ResumeDrop read={(file) => resume.mutateAsync({ body: file })} isKept />
            <CandidateFields control={form.control} />
            <div className="flex justify-end">
              <SubmitButton size="lg" pendingText={t('pending')} className="max-sm:w-full">
                {t('submit')}
              </SubmitButton>
            </div>
          </Form>
        </Card>
        <aside className="space-y-4 lg:sticky lg:top-24">
          <CandidatePreview person={person} values={values} />
          <p className="text-muted text-sm">{t('aside')}</p>
          <ScoreNotice />
        </aside>
      </div>
    </div>
  );
};

/** Sets up the "Professional Profile", then opens the dashboard. */
export const CandidateSetupPage = withEnglish({ profileForm: profileFormEn, profilePreview: profilePreviewEn }, Setup);
