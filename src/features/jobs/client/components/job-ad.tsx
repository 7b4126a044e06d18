/**
 * Fills the form from a pasted job ad. Empty fields are filled immediately, each shown with the line it was read from. Fields that the user has
 * filled in change only after an explicit click. All of it can be undone.
 */
import { Check, ClipboardPaste, FileText, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatDate, formatHourly, formatHourlyRange } from '#client/ui/format.ts';
import { TextArea } from '#client/ui/text-area.tsx';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { formatStatedZone } from '#client/ui/zone-names.ts';
import { LIMITS } from '#shared/limits.ts';
import { EXPERIENCE_LEVELS, WORK_TYPES } from '#shared/vocabulary.ts';
import type { JobAd } from '../../job-ad.contract.ts';
import type { NewJob } from '../../new-job.contract.ts';
import { jobAdEn } from '../job-ad.en.ts';
import { type AdItem, adItemState, adItems, missingParts } from '../job-ad-items.ts';
import { jobConditionsEn } from '../job-conditions.en.ts';
import { useReadAd } from '../jobs.api.ts';
import { fillIn } from './fill-in.ts';

type JobForm = UseFormReturn<NewJob, unknown, NewJob>;

const MAX_SHOWN = 220;
const shorten = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trimEnd()}…` : text);

/** Returns a function that formats the value of a part in the user's language. */
const useItemFormatter = (): ((item: AdItem) => string) => {
  const vocabulary = useTranslations('vocabulary');
  const locale = useLocale();
  const zoneNames = useZoneNames();
  return ({ part, changes }) => {
    if (part === 'pay') {
      const { hourlyBudget: to, hourlyBudgetFrom: from } = changes;
      return from ? formatHourlyRange(from, to ?? from, locale) : formatHourly(to ?? 0, locale);
    }
    if (part === 'requiredSkills') return (changes.requiredSkills ?? []).join(', ');
    if (part === 'hoursPerWeek') return String(changes.hoursPerWeek ?? '');
    const text = changes[part] ?? '';
    if (part === 'startDate' || part === 'validThrough')
      return formatDate(`${text}T00:00:00Z`, new Date(), locale, 'UTC');
    if (part === 'timezone') return formatStatedZone(text, zoneNames);
    const level = EXPERIENCE_LEVELS.find((value) => part === 'experience' && value === text);
    const type = WORK_TYPES.find((value) => part === 'jobType' && value === text);
    return level ? vocabulary(`experience.${level}`) : type ? vocabulary(`workType.${type}`) : text;
  };
};

const usePartLabel = (): ((part: AdItem['part']) => string) => {
  const t = useTranslations('jobs.fields');
  const conditionTexts = useTranslations('jobConditions');
  return (part) =>
    part === 'hoursPerWeek' || part === 'startDate' || part === 'validThrough'
      ? conditionTexts(part)
      : t(part === 'pay' ? 'hourlyBudget' : part);
};

const Row = ({ item, isTaken, onTake }: { item: AdItem; isTaken: boolean; onTake: () => void }) => {
  const t = useTranslations('jobAd');
  const label = usePartLabel()(item.part);
  const value = shorten(useItemFormatter()(item));
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-40 space-y-1">
        <p className="text-muted text-xs">{label}</p>
        <p className="whitespace-pre-line break-words font-medium text-ink text-sm">{value}</p>
        {item.source && (
          <p className="min-w-0 break-words text-muted text-xs">
            {t('source', { line: item.source.line })} <q>{shorten(item.source.text)}</q>
          </p>
        )}
      </div>
      {isTaken ? (
        <span className="inline-flex min-h-9 items-center gap-1.5 font-medium text-positive-ink text-sm">
          <Check className="size-4" />
          {t('taken')}
        </span>
      ) : (
        <Button size="sm" onClick={onTake} aria-label={t('replaceItem', { item: `${label}: ${value}` })}>
          {t('replace')}
        </Button>
      )}
    </li>
  );
};

interface AdResultProps {
  ad: JobAd;
  values: NewJob;
  initial: NewJob;
  onTake: (item: AdItem) => void;
  onUndo: () => void;
}

/** The parts that were read from the ad. The heading takes focus when it appears. */
export const AdResult = ({ ad, values, initial, onTake, onUndo }: AdResultProps) => {
  const t = useTranslations('jobAd');
  const partLabel = usePartLabel();
  const items = adItems(ad);
  const missing = missingParts(ad).map(partLabel);
  const isEmpty = items.length === 0;
  const UndoIcon = isEmpty ? ClipboardPaste : Undo2;
  return (
    <section aria-labelledby="job-ad" className="space-y-3 rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2
          ref={focusOnMount}
          id="job-ad"
          tabIndex={-1}
          className="flex items-start gap-2 font-semibold text-base text-ink"
        >
          <FileText className="mt-0.5 size-5 shrink-0 text-muted" />
          {t('found', { count: items.length })}
        </h2>
        <Button size="sm" variant="quiet" icon={<UndoIcon className="size-4" />} onClick={onUndo}>
          {t(isEmpty ? 'pasteAnother' : 'undo')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t(isEmpty ? 'nothing' : 'foundText')}</p>
      <ul>
        {items.map((item) => (
          <Row
            key={item.part}
            item={item}
            isTaken={adItemState(item, values, initial) === 'same'}
            onTake={() => onTake(item)}
          />
        ))}
      </ul>
      {!isEmpty && missing.length > 0 && (
        <p className="border-line border-t pt-3 text-ink-soft text-sm">
          {t('missing', { fields: missing.join(', ') })}
        </p>
      )}
    </section>
  );
};

const focusOnMount = (element: HTMLElement | null): void => element?.focus();

interface PasteProps {
  form: JobForm;
  values: NewJob;
  initial: NewJob;
}

const Paste = ({ form, values, initial }: PasteProps) => {
  const t = useTranslations('jobAd');
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const [ad, setAd] = useState<JobAd | null>(null);
  const valuesBefore = useRef<NewJob | null>(null);
  const readAd = useReadAd();
  const readAndFill = async (): Promise<void> => {
    // An error shows a toast, and the text stays.
    const found = await readAd.mutateAsync({ body: { text } }).catch(() => null);
    if (found === null) return;
    const currentValues = form.getValues();
    valuesBefore.current = currentValues;
    for (const item of adItems(found)) {
      if (adItemState(item, currentValues, initial) === 'new') fillIn(form, item.changes);
    }
    setAd(found);
    setIsOpen(false);
  };
  const undo = (): void => {
    if (valuesBefore.current !== null) fillIn(form, valuesBefore.current);
    setAd(null);
    setIsOpen(true);
  };
  if (ad !== null) {
    return (
      <AdResult
        ad={ad}
        values={values}
        initial={initial}
        onTake={({ changes }) => fillIn(form, changes)}
        onUndo={undo}
      />
    );
  }
  return (
    <div className="space-y-4 rounded-card border border-line-strong border-dashed bg-sunken p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="font-semibold text-base text-ink">{t('title')}</h2>
          <p className="text-ink-soft text-sm">{t('text')}</p>
        </div>
        {!isOpen && (
          <Button
            className="max-sm:w-full"
            icon={<ClipboardPaste className="size-4.5" />}
            onClick={() => setIsOpen(true)}
          >
            {t('open')}
          </Button>
        )}
      </div>
      {isOpen && (
        <>
          <TextArea label={t('label')} value={text} onChange={setText} rows={8} maxLength={LIMITS.jobAd} />
          <div className="flex flex-wrap gap-2.5">
            <Button disabled={text.trim() === ''} pending={readAd.isPending} onClick={() => void readAndFill()}>
              {t('read')}
            </Button>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              {t('cancel')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};

export const JobAdPaste = withEnglish({ jobAd: jobAdEn, jobConditions: jobConditionsEn }, Paste);
