import { describe, expect, it } from 'vitest';
import { partsOf } from '#testing/catalogs.ts';
import {
  NOTIFICATION_DATA,
  NOTIFICATION_TYPES,
  type Notification,
  type NotificationData,
  type NotificationType,
} from '../notifications.contract.ts';
import { targetOf } from './notification-kinds.ts';
import { notificationsEn } from './notifications.en.ts';

const of = <Type extends NotificationType>(type: Type, data: NotificationData<Type>): Notification =>
  ({ id: '1', type, data, createdAt: '2025-03-01T12:00:00.000Z', readAt: null }) as Notification;

const application = { applicationId: '7', jobTitle: 'Accountant', name: 'Ana Lima' };

describe('a notification leads to', () => {
  it('the application, as its reader sees it', () => {
    const moved = of('application_moved', { ...application, status: 'offered' });
    expect(targetOf(moved, 'company')).toBe('/applications/7');
    expect(targetOf(moved, 'candidate')).toBe('/my-applications/7');
    expect(targetOf(of('application_received', application), 'company')).toBe('/applications/7');
  });

  it('the thread, the dashboard or the profile', () => {
    expect(targetOf(of('message_received', { userId: '9', name: 'Ana Lima' }), 'candidate')).toBe('/messages?userId=9');
    expect(targetOf(of('profile_approved', {}), 'candidate')).toBe('/candidate-dashboard');
    expect(targetOf(of('profile_rejected', {}), 'candidate')).toBe('/profile');
    expect(targetOf(of('report_filed', { reportId: '3', userId: '9', name: 'Ana Lima' }), null)).toBe('/admin/reports');
  });
});

it.each(NOTIFICATION_TYPES)('the text of %s is made of what its data hold', (type) => {
  const asked = partsOf(notificationsEn.text[type]).filter((part) => part !== '<strong>');
  expect(Object.keys(NOTIFICATION_DATA[type].shape)).toEqual(expect.arrayContaining(asked));
});
