import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { APPEAL_ENDS, APPLICATION_STATUSES, JOB_STATUSES, VERIFICATION_STATUSES } from '#shared/vocabulary.ts';
import { messageParts } from '#testing/catalogs.ts';
import {
  GROUPED_BY,
  type GroupedType,
  NOTIFICATION_DATA,
  NOTIFICATION_TYPES,
  type Notification,
  type NotificationData,
  type NotificationType,
} from '../notifications.contract.ts';
import { notificationPath } from './notification-kinds.ts';
import { notificationsEn } from './notifications.en.ts';
import { notificationsEs } from './notifications.es.ts';
import { notificationsPt } from './notifications.pt.ts';

const createNotification = <Type extends NotificationType>(
  type: Type,
  data: NotificationData<Type>,
  count = 1,
): Notification =>
  ({ id: '1', type, data, count, createdAt: '2025-03-01T12:00:00.000Z', readAt: null }) as Notification;

const application = { applicationId: '7', jobId: '5', jobTitle: 'Accountant', name: 'Ana Lima' };

describe('the link of a notification', () => {
  it('leads to the application page for the reader’s account type', () => {
    const moved = createNotification('application_moved', { ...application, status: 'offered' });
    expect(notificationPath(moved, 'company')).toBe('/applications/7');
    expect(notificationPath(moved, 'candidate')).toBe('/my-applications/7');
    expect(notificationPath(createNotification('application_received', application), 'company')).toBe(
      '/applications/7',
    );
  });

  it('leads to the list if the notification is a group', () => {
    const groupTarget = <Type extends GroupedType>(type: Type, data: NotificationData<Type>) =>
      notificationPath(createNotification(type, data, 12), 'company');
    const person = { userId: '9', name: 'Ana Lima' };
    expect(groupTarget('application_received', application)).toBe('/applications?jobId=5');
    expect(groupTarget('answer_asked', application)).toBe('/applications?jobId=5&sort=waiting');
    expect(groupTarget('appeal_filed', { appealId: '4', ...application, ...person })).toBe(
      '/applications?jobId=5&status=declined',
    );
    expect(groupTarget('invitation_declined', { invitationId: '4', ...application, ...person })).toBe(
      '/company/jobs/5?tab=people',
    );
    expect(groupTarget('message_received', person)).toBe('/messages?userId=9');
    const appeals = createNotification('appeal_filed', { appealId: '4', ...application, ...person }, 12);
    expect(notificationPath(appeals, null)).toBe('/admin/appeals');
  });

  it('leads to the thread, the dashboard or the profile', () => {
    expect(
      notificationPath(createNotification('message_received', { userId: '9', name: 'Ana Lima' }), 'candidate'),
    ).toBe('/messages?userId=9');
    expect(notificationPath(createNotification('profile_approved', {}), 'candidate')).toBe('/candidate-dashboard');
    expect(notificationPath(createNotification('profile_rejected', {}), 'candidate')).toBe('/profile');
    expect(
      notificationPath(createNotification('report_filed', { reportId: '3', userId: '9', name: 'Ana Lima' }), null),
    ).toBe('/admin/reports');
  });
});

it('notifications about guarantee claims and check-in problems lead to the hires of all companies, for every account type', () => {
  const data = { hireId: '2', jobTitle: 'Accountant', userId: '9', name: 'Ana Lima' };
  for (const type of ['guarantee_claimed', 'check_in_problem'] as const) {
    const paths = ([null, 'company', 'candidate'] as const).map((accountType) =>
      notificationPath(createNotification(type, data), accountType),
    );
    expect(new Set(paths)).toEqual(new Set(['/hires?of=all']));
  }
});

it.each(NOTIFICATION_TYPES)('the text of %s uses only its data', (type) => {
  const parts = messageParts(notificationsEn.text[type]).filter((part) => part !== '<strong>');
  const dataFields = [...Object.keys(NOTIFICATION_DATA[type].shape), ...(type in GROUPED_BY ? ['count'] : [])];
  expect(dataFields).toEqual(expect.arrayContaining(parts));
});

describe.each([
  ['en', notificationsEn, ['Ana Lima applied to Accountant', '12 new applications for Accountant']],
  ['es', notificationsEs, ['Ana Lima se postuló a Accountant', '12 nuevas postulaciones para Accountant']],
  ['pt', notificationsPt, ['Ana Lima se candidatou à vaga Accountant', '12 novas candidaturas para a vaga Accountant']],
] as const)('the text for a group in %s', (locale, catalog, sentences) => {
  const translate = (type: GroupedType, count: number): string =>
    createTranslator({ locale, messages: catalog.text }).markup(
      type as never,
      { strong: (text: string) => text, count, ...application } as never,
    );

  it('has one sentence for a single event and another for several', () => {
    expect([translate('application_received', 1), translate('application_received', 12)]).toEqual(sentences);
  });

  it.each(Object.keys(GROUPED_BY) as GroupedType[])('for %s contains the number only for several events', (type) => {
    expect(translate(type, 1)).not.toMatch(/\d/);
    expect(translate(type, 1_234)).toMatch(/1[.,]?234/);
  });
});

/** The field of a notification type that changes its sentence, with values that each produce a different sentence. */
const CHOICES: { readonly [Type in NotificationType]?: [string, readonly (string | boolean)[]] } = {
  application_moved: ['status', [...APPLICATION_STATUSES, 'companyDeleted', 'hiredByCompany']],
  hire_changed: ['change', ['agreed', 'started', 'ended', 'claimed', 'replaced', 'moved', 'calledOff']],
  interview_updated: ['event', ['proposed', 'booked', 'moved', 'cancelled', 'reminder']],
  answers_owed: ['isPaused', [true, false]],
  mention: ['text', ['none', 'Fast and exact.']],
  job_taken_down: ['reason', ['The pay is missing.']],
  job_restored: ['status', JOB_STATUSES],
  appeal_closed: ['outcome', [...APPEAL_ENDS, 'reversed']],
  verification_moved: ['status', VERIFICATION_STATUSES],
};

describe.each([
  ['en', notificationsEn],
  ['es', notificationsEs],
  ['pt', notificationsPt],
] as const)('every sentence in %s', (locale, catalog) => {
  it.each(NOTIFICATION_TYPES)('of %s has no unfilled placeholders, and differs for each choice', (type) => {
    const translate = createTranslator({
      locale,
      messages: catalog.text,
      onError: (error) => {
        throw error;
      },
    });
    const [field, values] = CHOICES[type] ?? ['', ['']];
    const sentences = values.map((value) =>
      translate.markup(
        type as never,
        { strong: (text: string) => text, count: 1, ...application, kind: 'your English', [field]: value } as never,
      ),
    );
    expect(new Set(sentences).size).toBe(values.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/[{}<>]|undefined/);
  });
});
