/** The text of a notification about a hire says what happened for its reader. */
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Notification } from '../../notifications.contract.ts';
import { notificationsEn } from '../notifications.en.ts';
import { NotificationItem } from './notification-item.tsx';

const render = (name: string, accountType: AccountType): string => {
  const newest: Notification = {
    id: 'x',
    type: 'application_moved',
    data: { applicationId: 'a', jobTitle: 'Bookkeeper', name, status: 'hired' },
    count: 1,
    createdAt: '2026-11-30T12:00:00.000Z',
    readAt: null,
  };
  return renderToStaticMarkup(
    <IntlProvider
      locale="en"
      timeZone="UTC"
      now={new Date('2026-11-30T12:05:00.000Z')}
      messages={{ notifications: notificationsEn }}
    >
      <ul>
        <NotificationItem stack={{ newest, older: [] }} accountType={accountType} onOpen={() => undefined} />
      </ul>
    </IntlProvider>,
  ).replaceAll(/<[^>]+>/g, '');
};

it('a notification about a hire tells candidates who hired them, and companies that an agreement was reached', () => {
  expect(render('Faro Labs', 'candidate')).toContain('Faro Labs hired you for Bookkeeper');
  expect(render('Maya Chen', 'company')).toContain('You and Maya Chen reached an agreement for Bookkeeper');
});
