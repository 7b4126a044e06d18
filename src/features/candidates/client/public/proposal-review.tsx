/**
 * The review of the values read from a résumé. Each item shows its source line and can be added to the form or skipped. Nothing is filled in
 * automatically. Replacing typed text takes a separate click for each item. "Use all" collapses the review to one line.
 */
import { Check, FileText, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { useLocale, useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { codeName } from '#client/ui/code-names.ts';
import { useZoneNames } from '#client/ui/use-zone-names.ts';
import { formatStatedZone } from '#client/ui/zone-names.ts';
import type { Proposal } from '#features/resumes/resumes.contract.ts';
import { EXPERIENCE_LEVELS } from '#shared/vocabulary.ts';
import { profileEntryEn } from '../profile-entry.en.ts';
import { profilePartsEn } from '../profile-parts.en.ts';
import { educationSpanText, spanText } from './profile-texts.ts';
import {
  type FormValues,
  type ItemState,
  itemState,
  type ProposalItem,
  parseWarning,
  proposalItems,
  type Source,
  toFieldChange,
} from './proposal-items.ts';
import { foreignSummaryLanguage, SummaryChoice, SummaryNote } from './summary-choice.tsx';

const MAX_SHOWN_LENGTH = 220;
const shorten = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH).trimEnd()}…` : text;

const useItemTexts = () => {
  const t = useTranslations('profileParts');
  const entry = useTranslations('profileEntry');
  const experienceTexts = useTranslations('vocabulary.experience');
  const locale = useLocale();
  const zoneNames = useZoneNames();
  const join = (...parts: string[]): string => parts.filter(Boolean).join(' · ');
  const formatField = (field: string, value: string): string => {
    if (field === 'country') return codeName(value, 'region', locale);
    if (field === 'timezone') return formatStatedZone(value, zoneNames);
    if (field !== 'experience') return value;
    const level = EXPERIENCE_LEVELS.find((experience) => experience === value);
    return level === undefined ? value : experienceTexts(level);
  };
  const itemLabel = (item: ProposalItem): string =>
    item.kind === 'text' ? entry(`fields.${item.field}`) : entry(`fields.${item.kind}`);
  const itemValue = (item: ProposalItem): string => {
    switch (item.kind) {
      case 'text':
        return formatField(item.field, item.value);
      case 'skills':
        return item.value.join(', ');
      case 'language': {
        const { language, level } = item.value;
        return join(
          codeName(language, 'language', locale),
          level === '' ? entry('resume.noLevel') : t(`level.${level}`),
        );
      }
      case 'position': {
        const { title, company, start, end, summary } = item.value;
        const dates = start === '' ? entry('resume.noStart') : spanText(start, end, entry('resume.still'), locale);
        return [join(title, company, dates), summary].filter(Boolean).join('\n');
      }
      case 'education': {
        const { school, degree, field } = item.value;
        return join(
          [degree, field].filter(Boolean).join(', '),
          school,
          educationSpanText(item.value, (date) => t('shown.started', { date }), locale),
        );
      }
    }
  };
  return { itemLabel, itemValue, formatField };
};

const SourceLine = ({ source }: { source: Source }) => {
  const t = useTranslations('profileEntry.resume');
  return (
    <p className="min-w-0 break-words text-muted text-xs">
      {t('source', { page: source.page, line: source.line })} <q>{shorten(source.text)}</q>
    </p>
  );
};

interface ProposalRowProps {
  item: ProposalItem;
  state: ItemState;
  /** The form's current value; empty for kinds other than text and language. Shown only if it differs from the item. */
  typed: string;
  onAdd: () => void;
  /** Set for a summary that is not in English, which needs a decision. */
  onWrite: (() => void) | undefined;
}

const ProposalRow = ({ item, state, typed, onAdd, onWrite }: ProposalRowProps) => {
  const t = useTranslations('profileEntry.resume');
  const { itemLabel, itemValue } = useItemTexts();
  const label = itemLabel(item);
  const value = itemValue(item);
  const language = foreignSummaryLanguage(item);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-40 space-y-1">
        <p className="text-muted text-xs">{label}</p>
        <p className="whitespace-pre-line break-words font-medium text-ink text-sm">{shorten(value)}</p>
        {state === 'differs' && (
          <p className="break-words text-ink-soft text-sm">{t('yours', { value: shorten(typed) })}</p>
        )}
        {item.sources.map((source) => (
          <SourceLine key={`${source.page}.${source.line}`} source={source} />
        ))}
        {language !== null && state !== 'same' && <SummaryNote language={language} />}
        {onWrite !== undefined && <SummaryChoice onKeep={onAdd} onWrite={onWrite} />}
      </div>
      {state === 'same' ? (
        <span className="inline-flex min-h-9 items-center gap-1.5 font-medium text-positive-ink text-sm">
          <Check className="size-4" />
          {t('taken')}
        </span>
      ) : onWrite !== undefined ? null : (
        <Button
          size="sm"
          onClick={onAdd}
          aria-label={t(state === 'differs' ? 'replaceItem' : 'takeItem', { item: `${label}: ${shorten(value)}` })}
        >
          {t(state === 'differs' ? 'replace' : 'take')}
        </Button>
      )}
    </li>
  );
};

const WARNING_TEXTS = { 'hidden-text': 'hidden', cut: 'cut', 'unread-page': 'unread' } as const;

const Warnings = ({ warnings }: Pick<Proposal, 'warnings'>) => {
  const t = useTranslations('profileEntry');
  const warningText = ({ kind, text }: Proposal['warnings'][number]): string => {
    const place = parseWarning(text);
    if ('field' in place) {
      return place.field === null ? text : t('resume.cutField', { field: t(`fields.${place.field}`) });
    }
    return t(`resume.${WARNING_TEXTS[kind]}`, { page: place.page, text: shorten(place.words) });
  };
  if (warnings.length === 0) return null;
  return (
    <ul className="space-y-2">
      {warnings.map((warning) => (
        <li
          key={`${warning.kind} ${warning.text}`}
          className="flex gap-2 rounded-control border border-caution-line bg-caution-soft px-3 py-2 text-sm text-caution-ink"
        >
          <TriangleAlert className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{warningText(warning)}</span>
        </li>
      ))}
    </ul>
  );
};

/** Returns the items that the form did not have yet when the file was read, their current state, and the actions that add them. */
const useProposalRows = (proposal: Proposal) => {
  const { control, getValues, setValue, setFocus, formState } = useFormContext<FieldValues>();
  const [isWriting, setIsWriting] = useState(false);
  const values = useWatch({ control }) as FormValues;
  const [items] = useState(() => {
    const current = getValues() as FormValues;
    return proposalItems(proposal, Object.keys(current)).filter((item) => itemState(item, current) !== 'same');
  });
  const addItem = (item: ProposalItem) => {
    const { field, value } = toFieldChange(item, getValues());
    setValue(field, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const rows = items.map((item) => ({ item, state: itemState(item, values) }));
  /** The summary in another language, until the user decides what to do with it. */
  const summary = rows.find(
    ({ item, state }) => state === 'new' && foreignSummaryLanguage(item) !== null && !isWriting,
  )?.item;
  const addableRows = rows.filter(({ item, state }) => state === 'new' && foreignSummaryLanguage(item) === null);
  return {
    rows,
    values,
    addItem,
    summary,
    writeSummary: () => {
      setIsWriting(true);
      setFocus('bio');
    },
    hasNew: addableRows.length > 0,
    addAll: () => {
      for (const { item } of addableRows) addItem(item);
    },
  };
};

interface ProposalReviewProps {
  proposal: Proposal;
  fileName: string;
  onClose: () => void;
}

const Review = ({ proposal, fileName, onClose }: ProposalReviewProps) => {
  const t = useTranslations('profileEntry.resume');
  const { formatField } = useItemTexts();
  const { rows, values, addItem, addAll, hasNew, summary, writeSummary } = useProposalRows(proposal);
  const [isOpen, setIsOpen] = useState(true);
  const countRows = (state: ItemState): number => rows.filter((row) => row.state === state).length;
  const typedText = (item: ProposalItem): string => {
    if (item.kind === 'text') {
      const typed = values[item.field];
      return typeof typed === 'string' ? formatField(item.field, typed) : '';
    }
    if (item.kind !== 'language') return '';
    return values.languages?.find(({ language }) => language === item.value.language)?.level ?? '';
  };
  const language = summary === undefined ? null : foreignSummaryLanguage(summary);
  return (
    <section aria-labelledby="proposal" className="space-y-4 rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60 space-y-1">
          <h2
            key={isOpen ? 'open' : 'one-line'}
            ref={focusOnMount}
            id="proposal"
            tabIndex={-1}
            className="flex items-start gap-2 font-semibold text-base text-ink"
          >
            {isOpen ? (
              <FileText className="mt-0.5 size-5 shrink-0 text-muted" />
            ) : (
              <Check className="mt-0.5 size-5 shrink-0 text-positive-ink" />
            )}
            <span className="min-w-0 break-words">
              {isOpen
                ? t('found', { count: rows.length, name: fileName })
                : t('filled', { count: countRows('same'), name: fileName })}
            </span>
          </h2>
          {isOpen && <p className="text-muted text-sm">{rows.length === 0 ? t('nothing') : t('foundText')}</p>}
          {!isOpen && countRows('differs') > 0 && (
            <p className="text-muted text-sm">{t('differing', { count: countRows('differs') })}</p>
          )}
        </div>
        {!isOpen && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {t('review')}
          </Button>
        )}
      </div>
      {!isOpen && summary !== undefined && language !== null && (
        <div className="space-y-2 border-line border-t pt-3">
          <SummaryNote language={language} />
          <SummaryChoice onKeep={() => addItem(summary)} onWrite={writeSummary} />
        </div>
      )}
      {isOpen && (
        <>
          <Warnings warnings={proposal.warnings} />
          <div className="flex flex-wrap items-center gap-2.5">
            {hasNew && (
              <Button
                variant="primary"
                size="sm"
                onClick={() => {
                  addAll();
                  setIsOpen(false);
                }}
              >
                {t('takeAll')}
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={onClose}>
              {t('close')}
            </Button>
            <p role="status" className="text-muted text-sm">
              {rows.length > 0 && countRows('new') === 0 && t('allTaken')}
            </p>
          </div>
        </>
      )}
      {isOpen && rows.length > 0 && (
        <ul>
          {rows.map(({ item, state }) => (
            <ProposalRow
              key={item.key}
              item={item}
              state={state}
              typed={typedText(item)}
              onAdd={() => addItem(item)}
              onWrite={item === summary ? writeSummary : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** The heading receives focus when the review appears, opens or collapses. */
export const ProposalReview = withEnglish({ profileEntry: profileEntryEn, profileParts: profilePartsEn }, Review);
