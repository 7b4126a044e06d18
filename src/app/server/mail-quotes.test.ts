/** Emails shorten what people wrote without splitting a character. */
import { expect, it } from 'vitest';
import { offerRevisedMail } from '#features/hiring/server/hiring.mails.ts';
import { invitationReceivedMail } from '#features/invitations/server/invitations.mails.ts';
import { unreadMessageMail } from '#features/messages/server/messages.mails.ts';
import { applicationReceivedMail } from '#features/pipeline/server/applications.mails.ts';
import type { MailContent } from '#server/mail/mail-template.ts';

const READER = { publicUrl: 'https://puente.example', language: 'en' as const, firstName: 'Ana', email: 'a@b.example' };
const NAMES = { jobTitle: 'Accountant', companyName: 'Faro', candidateName: 'Ana Paz', candidateTitle: 'Bookkeeper' };
const OFFER = {
  ...NAMES,
  applicationId: 'one',
  hourlyRate: 28,
  hoursPerWeek: 30,
  employmentType: 'part-time' as const,
  startDate: '2026-04-06',
  endDate: null,
  expiresAt: '2026-03-16T22:00:00.000Z',
};

const MAILS: Record<string, (text: string) => MailContent> = {
  invitation: (note) => invitationReceivedMail({ ...NAMES, jobId: 'one', note }, READER),
  application: (coverLetter) => applicationReceivedMail({ ...NAMES, applicationId: 'one', coverLetter }, READER),
  offer: (note) => offerRevisedMail({ ...OFFER, note }, READER),
  message: (content) =>
    unreadMessageMail(READER, { senderId: 'one', content, attachmentCount: 0, writerName: 'Ana Paz' }),
};

it.each(Object.entries(MAILS))('the quote in the email about a new %s never splits a character', (_, build) => {
  for (const start of ['', 'x']) {
    const text = `${start}${'🙂'.repeat(400)}`;
    const quotes = build(text).blocks.flatMap((block) => (block.kind === 'quote' ? [block.text] : []));
    expect(quotes).toEqual([expect.stringMatching(/^x?(?:🙂)+…$/u)]);
  }
});
