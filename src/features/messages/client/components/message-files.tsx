/** The files of a message: small previews of pictures, and a download link for each file. Loads its own text catalog. */

import { Download, EyeOff, FileSpreadsheet, FileText, ImageIcon, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { fillPath } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Attachment, attachmentsContract } from '../../attachments.contract.ts';
import { attachmentsEn } from '../attachments.en.ts';
import { formatBytes } from '../file-size.ts';

const attachmentUrl = ({ id }: Attachment): string => fillPath(attachmentsContract.getAttachment.path, { id });

/** The maximum width and height of a preview on screen, in pixels. */
const MAX_PREVIEW_SIDE = 260;

const toPreviewSize = (width: number, height: number) => {
  const scale = Math.min(
    1,
    MAX_PREVIEW_SIDE / width,
    MAX_PREVIEW_SIDE / height,
    LIMITS.attachmentPreviewSide / Math.max(width, height),
  );
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

const Picture = ({
  file,
  width,
  height,
}: {
  file: Attachment & { fileName: string };
  width: number;
  height: number;
}) => {
  const t = useTranslations('attachments');
  return (
    <a href={attachmentUrl(file)} download={file.fileName} className="block w-fit overflow-hidden rounded-control">
      <img
        src={fillPath(attachmentsContract.getAttachmentPreview.path, { id: file.id })}
        alt={t('picture', { name: file.fileName })}
        {...toPreviewSize(width, height)}
        loading="lazy"
        decoding="async"
        className="h-auto max-w-full bg-sunken"
      />
    </a>
  );
};

const Facts = ({ name, file, icon, end }: { name: string; file: Attachment; icon: ReactNode; end?: ReactNode }) => (
  <>
    {icon}
    <span className="min-w-0 flex-1">
      <span className="line-clamp-2 font-medium text-ink text-sm">{name}</span>
      <span className="block text-muted text-xs">
        {file.type.toUpperCase()} · {formatBytes(file.size, useLocale())}
      </span>
    </span>
    {end}
  </>
);

const BOX = 'flex w-64 max-w-full items-center gap-3 rounded-control border border-line bg-raised px-3 py-2 text-left';

const ICONS: Record<Attachment['type'], LucideIcon> = {
  pdf: FileText,
  docx: FileText,
  xlsx: FileSpreadsheet,
  csv: FileSpreadsheet,
  jpg: ImageIcon,
  png: ImageIcon,
  webp: ImageIcon,
};

const File = ({ file }: { file: Attachment }) => {
  const t = useTranslations('attachments');
  const { fileName, width, height, type } = file;
  if (fileName === null) {
    return (
      <span className={BOX} title={t('hidden')}>
        <Facts
          name={t('hiddenName', { type: type.toUpperCase() })}
          file={file}
          icon={<EyeOff className="size-5 shrink-0 text-muted" />}
        />
        <span className="sr-only">{t('hidden')}</span>
      </span>
    );
  }
  if (width !== null && height !== null) return <Picture file={{ ...file, fileName }} width={width} height={height} />;
  const Icon = ICONS[type];
  return (
    <a href={attachmentUrl(file)} download={fileName} className={classNames(BOX, 'hover:bg-hover')}>
      <Facts
        name={fileName}
        file={file}
        icon={<Icon className="size-5 shrink-0 text-accent-ink" />}
        end={<Download className="size-4 shrink-0 text-muted" />}
      />
    </a>
  );
};

interface MessageFilesProps {
  attachments: readonly Attachment[];
  /** The number of files that the message was sent with. Unlike `attachments`, includes files that have been removed. */
  count: number;
  isBelowText: boolean;
}

const Files = ({ attachments, count, isBelowText }: MessageFilesProps) => {
  const t = useTranslations('attachments');
  const removedCount = count - attachments.length;
  return (
    <span className={classNames('flex flex-col gap-2', isBelowText ? 'mt-2 mb-1' : 'my-1')}>
      {attachments.map((file) => (
        <File key={file.id} file={file} />
      ))}
      {removedCount > 0 && <span className="text-muted text-sm italic">{t('gone', { count: removedCount })}</span>}
    </span>
  );
};

export const MessageFiles = withEnglish({ attachments: attachmentsEn }, Files);
