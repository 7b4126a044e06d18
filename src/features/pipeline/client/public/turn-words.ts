/** The text for a turn: an instruction for the side whose turn it is, and a description of that task for the other side. */
import { useTranslations } from 'use-intl';
import { useTimes } from '#client/ui/use-times.ts';
import { DEADLINE_ZONE } from '#shared/time.ts';
import type { TurnAction } from '../../turn.domain.ts';

export const useTurnWords = () => {
  const t = useTranslations('applications.turn');
  const times = useTimes();
  return {
    /** Returns the instruction, such as "Answer the offer by Dec 3". */
    own: (action: TurnAction, until?: string | null): string =>
      action === 'answer-offer' && until
        ? t('answerBy', { date: times.date(until, DEADLINE_ZONE.id) })
        : t(`own.${action}`),
    /** Returns the description, such as "Maya Chen’s turn: choosing a time". */
    other: (action: TurnAction, name: string): string => t(`other.${action}`, { name }),
  };
};
