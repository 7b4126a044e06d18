/**
 * The area at the top of a form for dropping or choosing a résumé. The file is uploaded and read, and the result is proposed below. Errors are shown
 * here, and the form stays unchanged.
 */
import { FileUp } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#client/api/api-error.ts';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { FormError } from '#client/ui/form-error.tsx';
import type { Proposal } from '#features/resumes/resumes.contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { profileStartEn } from '../profile-start.en.ts';
import { addButtonId } from './add-button-id.ts';

const ProposalReview = lazy(async () => ({ default: (await import('./proposal-review.tsx')).ProposalReview }));

const MEGABYTES = String(LIMITS.resumeBytes / 1024 / 1024);
/** File types that the file dialog offers. The server detects the actual type. */
const ACCEPTED = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface ReadResume {
  proposal: Proposal;
  fileName: string;
}

/** Reads résumés. If the user chooses another file in the meantime, only the result of the last file is shown. */
const useResumeReader = (read: (file: File) => Promise<Proposal>) => {
  const t = useTranslations('profileStart.resume');
  /** The name of the file that is being read, or null. */
  const [reading, setReading] = useState<string | null>(null);
  const [result, setResult] = useState<ReadResume | null>(null);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(0);

  const start = async (file: File): Promise<void> => {
    const attempt = ++latest.current;
    setProblem(undefined);
    setResult(null);
    if (file.size > LIMITS.resumeBytes) {
      setReading(null);
      setProblem(t('tooLarge', { megabytes: MEGABYTES }));
      return;
    }
    setReading(file.name);
    try {
      const proposal = await read(file);
      if (attempt === latest.current) setResult({ proposal, fileName: file.name });
    } catch (error) {
      const detail = error instanceof ApiError ? error.detail : null;
      if (attempt === latest.current) setProblem(detail ?? t('failed'));
    } finally {
      if (attempt === latest.current) setReading(null);
    }
  };
  return { reading, result, problem, start, close: () => setResult(null) };
};

const droppedFile = (event: DragEvent): File | undefined => event.dataTransfer.files[0];

export interface ResumeDropProps {
  read: (file: File) => Promise<Proposal>;
  /** Whether `read` also stores the file in the profile. The text states this. */
  isKept: boolean;
  /** False in a prerendered page until it is interactive. */
  isLive?: boolean;
}

const Drop = ({ read, isKept, isLive = true }: ResumeDropProps) => {
  const t = useTranslations('profileStart.resume');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const { reading, result, problem, start, close } = useResumeReader(read);
  const latestStart = useRef(start);
  latestStart.current = start;

  const readChosenFile = useCallback(() => {
    const file = input.current?.files?.[0];
    if (!file || !input.current) return;
    void latestStart.current(file);
    // Allows the same file to be chosen again.
    input.current.value = '';
  }, []);
  // Handles a file that was chosen before hydration.
  useEffect(readChosenFile, [readChosenFile]);

  return (
    <div className="space-y-4">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer only; the button in it does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsDraggedOver(true);
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsDraggedOver(false);
          const file = droppedFile(event);
          if (file) void start(file);
        }}
        className={classNames(
          'rounded-card border border-dashed p-4 transition-colors sm:p-5',
          isDraggedOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-sunken',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-semibold text-ink">{t('title')}</p>
            <p className="text-ink-soft text-sm">
              {isDraggedOver ? t('drop') : t('text')} {t(isKept ? 'textKept' : 'textPublic')}
            </p>
          </div>
          <div className="max-sm:w-full">
            <Button
              ref={button}
              id={addButtonId('resume')}
              className="max-sm:w-full"
              icon={<FileUp className="size-4.5" />}
              disabled={!isLive}
              pending={reading !== null}
              onClick={() => input.current?.click()}
            >
              {result === null ? t('choose') : t('another')}
            </Button>
            <p className="mt-1 text-muted text-xs max-sm:text-center">{t('limit', { megabytes: MEGABYTES })}</p>
          </div>
        </div>
        <input ref={input} type="file" accept={ACCEPTED} aria-label={t('choose')} hidden onChange={readChosenFile} />
        <p role="status" className="break-words text-ink-soft text-sm [&:not(:empty)]:mt-3">
          {reading !== null && t('reading', { name: reading })}
        </p>
      </div>
      <FormError>{problem}</FormError>
      {result && (
        <Suspense fallback={null}>
          <ProposalReview
            proposal={result.proposal}
            fileName={result.fileName}
            onClose={() => {
              close();
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};

/** The drop zone, and the proposal below it. */
export const ResumeDrop = withEnglish({ profileStart: profileStartEn }, Drop);
