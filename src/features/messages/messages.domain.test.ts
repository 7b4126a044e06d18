import { describe, expect, it } from 'vitest';
import { unreadMailDueAt } from './messages.domain.ts';

describe('the email about an unread message', () => {
  const sentAt = '2025-03-01T12:00:00.000Z';

  it('is due ten minutes after the message', () => {
    expect(unreadMailDueAt(sentAt, null)).toBe('2025-03-01T12:10:00.000Z');
    expect(unreadMailDueAt(sentAt, '2025-03-01T10:00:00.000Z')).toBe('2025-03-01T12:10:00.000Z');
  });

  it('is due no earlier than an hour after the last email about the conversation', () => {
    expect(unreadMailDueAt(sentAt, '2025-03-01T11:50:00.000Z')).toBe('2025-03-01T12:50:00.000Z');
  });
});
