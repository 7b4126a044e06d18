/** The files of the message being written, above the send box. Shows the progress of each upload. Loads its own text catalog. */

import { CircleAlert, FileText, ImageIcon, RotateCw, X } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { LIMITS } from '#shared/limits.ts';
import { attachmentsEn } from '../attachments.en.ts';
import { formatBytes } from '../file-size.ts';
import type { FileUpload, Uploads } from '../uploads.ts';

const MEGABYTES = String(LIMITS.attachmentBytes / 1024 / 1024);

const State = ({ entry: { file, state, progress, problem } }: { entry: FileUpload }) => {
  const t = useTranslations('attachments');
  const locale = useLocale();
  if (state === 'uploading') {
    return (
      <progress
        value={progress}
        max={1}
        aria-label={t('uploading', { name: file.name })}
        className="mt-1.5 block h-1 w-full accent-accent"
      />
    );
  }
  if (state === 'ready') return <span className="block text-muted text-xs">{formatBytes(file.size, locale)}</span>;
  return (
    <span role="alert" className="block text-danger-ink text-xs">
      {problem === 'tooLarge' ? t('tooLarge', { megabytes: MEGABYTES }) : problem}
    </span>
  );
};

const Entry = ({ entry, uploads }: { entry: FileUpload; uploads: Uploads }) => {
  const t = useTranslations('attachments');
  const { key, file, state, problem } = entry;
  const Icon = state === 'failed' ? CircleAlert : file.type.startsWith('image/') ? ImageIcon : FileText;
  return (
    <li
      className={classNames(
        'flex max-w-full items-center gap-2 rounded-control border border-line bg-surface py-1.5 pr-1 pl-3',
        state === 'failed' ? 'w-96' : 'w-60',
      )}
    >
      <Icon className={state === 'failed' ? 'size-5 shrink-0 text-danger-ink' : 'size-5 shrink-0 text-muted'} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-ink text-sm">{file.name}</span>
        <State entry={entry} />
      </span>
      {state === 'failed' && problem !== 'tooLarge' && (
        <Button
          variant="quiet"
          size="sm"
          square
          aria-label={t('retry', { name: file.name })}
          onClick={() => uploads.retry(key)}
        >
          <RotateCw className="size-4" />
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        square
        aria-label={t('remove', { name: file.name })}
        onClick={() => uploads.remove(key)}
      >
        <X className="size-4" />
      </Button>
    </li>
  );
};

const Tray = ({ uploads, entries }: { uploads: Uploads; entries: readonly FileUpload[] }) => {
  const t = useTranslations('attachments');
  const isUploading = entries.some(({ state }) => state === 'uploading');
  return (
    <>
      <ul aria-label={t('chosen')} className="mb-2 flex max-h-40 flex-wrap items-start gap-2 overflow-y-auto">
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} uploads={uploads} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isUploading && t('waiting')}
      </p>
    </>
  );
};

export const FileTray = withEnglish({ attachments: attachmentsEn }, Tray);
