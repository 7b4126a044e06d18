/** The candidate's own files: the stored résumé, and downloads of the profile. */
import { Download, FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Card } from '#client/ui/card.tsx';
import { languageInSentence } from '#client/ui/code-names.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { type Language, parseLanguage } from '#shared/languages.ts';
import type { OwnCandidate } from '../../candidates.contract.ts';
import { type EXPORT_FORMATS, resumeFilesContract } from '../../resume-files.contract.ts';
import { useDeleteResume } from '../candidates.api.ts';
import { ResumeLink } from '../public/profile-history.tsx';

/** The stored résumé with its actions. */
export const StoredResume = ({ resume }: { resume: NonNullable<OwnCandidate['resume']> }) => {
  const t = useTranslations('profileEntry.resume');
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = useDeleteResume(() => {
    setIsConfirming(false);
    showToast({ title: t('removed') });
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex min-w-0 flex-1 basis-48 items-start gap-2 text-ink-soft text-sm">
        <FileText className="mt-0.5 size-4 shrink-0 text-muted" />
        <span className="min-w-0 break-words">{t('kept', { name: resume.fileName })}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <ResumeLink candidateId={null}>{t('download')}</ResumeLink>
        <Button size="sm" variant="quiet" icon={<Trash2 className="size-4" />} onClick={() => setIsConfirming(true)}>
          {t('remove')}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('removeTitle')}
        text={t('removeText')}
        confirmText={t('remove')}
        pending={remove.isPending}
        onConfirm={() => remove.mutate({})}
      />
    </div>
  );
};

const exportPath = (format: (typeof EXPORT_FORMATS)[number], language: Language): string =>
  `${resumeFilesContract.exportMyProfile.path}?format=${format}&language=${language}`;

/** Returns the user's language, and English, which companies read. */
const listExportLanguages = (own: Language): Language[] => [...new Set<Language>([own, 'en'])];

/** Downloads the profile as a PDF in the user's language or in English, or as JSON Resume. */
export const ProfileDownloads = () => {
  const t = useTranslations('profileEntry.export');
  const locale = useLocale();
  const ownLanguage = parseLanguage(locale) ?? 'en';
  const icon = <Download className="size-4" />;
  return (
    <Card as="section" aria-labelledby="profile-downloads" className="scroll-mt-24 space-y-3">
      <h2 id="profile-downloads" className="font-semibold text-base text-ink">
        {t('title')}
      </h2>
      <p className="text-muted text-sm">{t('text')}</p>
      <div className="flex flex-wrap gap-2 max-sm:[&>*]:flex-auto">
        {listExportLanguages(ownLanguage).map((language) => (
          <a key={language} href={exportPath('pdf', language)} download className={buttonStyle({ size: 'sm' })}>
            {icon}
            {t('pdf', { language: languageInSentence(language, locale) })}
          </a>
        ))}
        <a href={exportPath('json-resume', ownLanguage)} download className={buttonStyle({ size: 'sm' })}>
          {icon}
          {t('json')}
        </a>
      </div>
    </Card>
  );
};
