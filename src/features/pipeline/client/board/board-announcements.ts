/** Screen reader announcements while a card is picked up, moved over columns and dropped. */
import type { Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';
import { useLocale, useTranslations } from 'use-intl';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { candidateNameOf } from '../use-move.ts';
import { applicationOf } from './board-sensors.ts';

const columnOf = (over: Over | null): ApplicationStatus | null => (over ? (over.id as ApplicationStatus) : null);

/** The announcements in the reader's language, and the instructions for the handle. */
export const useAnnouncements = (): {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
} => {
  const t = useTranslations('applications.board');
  const words = useTranslations('vocabulary.applicationStatus');
  const locale = useLocale();
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const application = applicationOf(active);
      const targets = new Intl.ListFormat(locale, { type: 'unit' }).format(application.moves.map((to) => words(to)));
      return t('pickedUp', { name: candidateNameOf(application), column: words(application.status), targets });
    },
    onDragOver: ({ active, over }) => {
      const application = applicationOf(active);
      const column = columnOf(over);
      const name = candidateNameOf(application);
      if (column === null) return t('overNothing', { name });
      if (column === application.status) return t('overOwn', { name, column: words(column) });
      return t(application.moves.includes(column) ? 'over' : 'overClosed', { name, column: words(column) });
    },
    onDragEnd: ({ active, over }) => {
      const application = applicationOf(active);
      const column = columnOf(over);
      const name = candidateNameOf(application);
      const isTaken = column !== null && application.moves.includes(column);
      return isTaken ? t('dropped', { name, column: words(column) }) : t('putBack', { name });
    },
    onDragCancel: ({ active }) => t('putBack', { name: candidateNameOf(applicationOf(active)) }),
  };
  return { announcements, screenReaderInstructions: { draggable: t('instructions') } };
};
