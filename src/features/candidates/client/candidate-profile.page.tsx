/** `/profile` for candidates: edits the profile and shows its review status. */

import { useSuspenseQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { changedFields } from '#client/form/changed-fields.ts';
import { Form, reportSkillError, SubmitButton } from '#client/form/form.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { useZodForm } from '#client/form/use-zod-form.ts';
import { personName } from '#client/names.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { VerificationSection } from '#features/verifications/client/public/verification-section.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import { type Candidate, type NewCandidate, newCandidateSchema, type OwnCandidate } from '../candidates.contract.ts';
import { isAvailable } from '../candidates.policy.ts';
import { myProfileQuery, usePutResume, useUpdateProfile } from './candidates.api.ts';
import { CandidateFields, candidateValues } from './components/candidate-fields.tsx';
import { CandidatePreview } from './components/candidate-preview.tsx';
import { ProfileDownloads, StoredResume } from './components/own-files.tsx';
import { ProfileContents } from './components/profile-contents.tsx';
import { profileEntryEn } from './profile-entry.en.ts';
import { profileFormEn } from './profile-form.en.ts';
import { profilePreviewEn } from './profile-preview.en.ts';
import { addButtonId } from './public/add-button-id.ts';
import { ResumeDrop } from './public/resume-drop.tsx';

const ReviewNote = ({ candidate }: { candidate: Candidate }) => {
  const t = useTranslations('profileForm.edit');
  const approvalStatusTexts = useTranslations('vocabulary.approvalStatus');
  const own = useTranslations('profileForm.openToWork');
  const { approvalStatus, committedHours: hours } = candidate;
  const isHidden = approvalStatus === 'approved' && !isAvailable(candidate);
  return (
    <div className="space-y-2">
      <StatusBadge status={approvalStatus}>{approvalStatusTexts(approvalStatus)}</StatusBadge>
      {approvalStatus !== 'approved' && (
        <p className="text-muted text-sm">{t(approvalStatus === 'pending' ? 'pendingNote' : 'rejectedNote')}</p>
      )}
      {hours > 0 && <p className="text-muted text-sm">{own(isHidden ? 'ownHidden' : 'own', { hours })}</p>}
    </div>
  );
};

export type ProfileField = keyof NewCandidate | 'resume';
/**
 * Renders the panel next to the form, which links to form fields. Passed in, because this feature must not import the feature that owns the panel.
 */
type RenderMeter = (onChoose: (field: ProfileField) => void) => ReactNode;

const CandidateEditor = ({ candidate, renderMeter }: { candidate: OwnCandidate; renderMeter: RenderMeter }) => {
  const t = useTranslations('profileForm.edit');
  const form = useZodForm<NewCandidate, NewCandidate>(newCandidateSchema, candidateValues(candidate));
  const draft = useDraft(`candidate-profile.${candidate.id}`, form);
  const update = useUpdateProfile();
  const resume = usePutResume();
  const values = useWatch({ control: form.control });
  const { user } = candidate;
  const person = { id: user.id, name: personName(user), photoUrl: user.profileImageUrl };

  const handleSubmit = async (body: NewCandidate) => {
    const isResubmitted = candidate.approvalStatus === 'rejected';
    const changes = changedFields(form, body);
    // The server sends a rejected profile to review again only if the request contains a field.
    const isUnchanged = Object.keys(changes).length === 0;
    const savedProfile = await update.mutateAsync({ body: isResubmitted && isUnchanged ? body : changes });
    draft.clear();
    form.reset(candidateValues(savedProfile));
    const textKey = isResubmitted ? 'savedForReview' : 'saved';
    showToast({ title: t(`${textKey}.title`), description: t(`${textKey}.text`) });
  };

  /** Focuses a field. Lists and the résumé have no single input, so the button that adds to them is focused instead. */
  const focusField = (field: ProfileField) => {
    const button = document.getElementById(addButtonId(field));
    if (button === null) form.setFocus(field as keyof NewCandidate);
    else button.focus();
  };

  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="min-w-0 space-y-6">
        <Card>
          <Form
            form={form}
            onSubmit={handleSubmit}
            onInvalid={reportSkillError('skills', useTranslations('profileForm.noSkill'))}
          >
            <ResumeDrop read={(file) => resume.mutateAsync({ body: file })} isKept />
            {candidate.resume && <StoredResume resume={candidate.resume} />}
            <CandidateFields control={form.control} />
            <div className="flex justify-end">
              <SubmitButton pendingText={t('pending')} className="max-sm:w-full">
                {t('submit')}
              </SubmitButton>
            </div>
          </Form>
        </Card>
        <ProfileDownloads />
      </div>
      <aside className="space-y-6 max-lg:-order-1 lg:sticky lg:top-24">
        <ReviewNote candidate={candidate} />
        <ProfileContents />
        {renderMeter(focusField)}
        <div className="max-lg:hidden">
          <CandidatePreview person={person} values={values} />
        </div>
      </aside>
    </div>
  );
};

const Page = ({ renderMeter }: { renderMeter: RenderMeter }) => {
  const t = useTranslations('profileForm.edit');
  const candidate = useSuspenseQuery(myProfileQuery).data;
  return (
    <div className="space-y-8">
      <PageHeader
        title={t('title')}
        text={t(candidate?.isUnscored ? 'textUnscored' : 'text')}
        actions={
          <LinkButton to={APP_PATHS.profilePreview} icon={<Eye className="size-4.5" />}>
            {t('preview')}
          </LinkButton>
        }
      />
      {candidate && <CandidateEditor candidate={candidate} renderMeter={renderMeter} />}
      {candidate && <VerificationSection />}
    </div>
  );
};

/** The "Professional Profile" form for an existing profile. */
export const CandidateProfilePage = withEnglish(
  { profileEntry: profileEntryEn, profileForm: profileFormEn, profilePreview: profilePreviewEn },
  Page,
);
