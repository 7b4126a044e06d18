/**
 * Offers a choice for a summary that is not in English: use it as the bio anyway, or write a new one. Companies read bios in English, so "Use all"
 * skips such a summary.
 */
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { detectForeignLanguage } from '../../summary-language.domain.ts';
import type { ProposalItem } from './proposal-items.ts';

/** Returns the language of a summary in Spanish or Portuguese. Null for any other item. */
export const foreignSummaryLanguage = (item: ProposalItem): 'es' | 'pt' | null =>
  item.kind === 'text' && item.field === 'bio' ? detectForeignLanguage(item.value) : null;

export const SummaryNote = ({ language }: { language: 'es' | 'pt' }) => {
  const t = useTranslations('profileEntry.resume');
  return (
    <p className="flex gap-2 text-caution-ink text-sm">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{t(`summaryIn.${language}`)}</span>
    </p>
  );
};

interface SummaryChoiceProps {
  onKeep: () => void;
  onWrite: () => void;
}

export const SummaryChoice = ({ onKeep, onWrite }: SummaryChoiceProps) => {
  const t = useTranslations('profileEntry.resume');
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={onKeep}>
        {t('keepSummary')}
      </Button>
      <Button size="sm" variant="quiet" onClick={onWrite}>
        {t('writeSummary')}
      </Button>
    </div>
  );
};
