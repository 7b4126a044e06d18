/** Emails in every language contain the same numbers as the code, and mention a calendar entry only if one is attached. */
import { describe, expect, it } from 'vitest';
import { CHECK_IN_DAYS } from '#features/hiring/hiring.domain.ts';
import * as interviewMails from '#features/interviews/server/interviews.mails.ts';
import { ANSWER_BUSINESS_DAYS, CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { previewMail } from './mail-previews.ts';

const PUBLIC_URL = 'https://puente.example';

/** The numbers in each email, by the name of its preview. */
const NUMBERS_IN_MAILS: readonly [preview: string, numbers: readonly (number | string)[]][] = [
  ['credentials', [LIFETIMES.temporaryPasswordDays]],
  ['new-credentials', [LIFETIMES.temporaryPasswordDays]],
  ['address-known', [LIFETIMES.resetLinkMinutes]],
  ['reset-link', [LIFETIMES.resetLinkMinutes]],
  ['sign-in-link', [LIFETIMES.signInLinkMinutes]],
  ['sign-in-way', [LIFETIMES.recentSignInMethodHours / 24]],
  ['confirm-email', [LIFETIMES.emailLinkMinutes]],
  ['email-changed', [LIFETIMES.emailUndoHours]],
  ['erasure-link', [LIFETIMES.erasureLinkHours]],
  ['intake-received-usual', [ANSWER_BUSINESS_DAYS]],
  ['application-moved-declined', [LIFETIMES.appealDays]],
  ['reference-request', [LIFETIMES.referenceLinkDays]],
  ['check-in', CHECK_IN_DAYS],
  ['unread-message', [LIFETIMES.unreadMailMinutes]],
  ['personal-booked', [CONSULTATION_MINUTES]],
];

describe.each(LANGUAGES)('emails in %s', (language) => {
  it.each(NUMBERS_IN_MAILS)('contain, in the preview %s, the numbers %j', (name, numbers) => {
    const mail = previewMail(name, { language, publicUrl: PUBLIC_URL });
    const content = JSON.stringify(mail?.content);
    for (const number of numbers) expect(content).toMatch(new RegExp(`(?<![\\d-])${number}(?![\\d-])`));
  });

  it('mention a calendar entry only if one is attached', () => {
    const entry = interviewMails.interviewTexts(language)('cancelled.entry');
    const booked = previewMail('interview-cancelled', { language, publicUrl: PUBLIC_URL });
    expect(booked?.attachments).toHaveLength(1);
    expect(JSON.stringify(booked?.content)).toContain(entry);
    const neverBooked = interviewMails.interviewMail(
      'cancelled',
      {
        id: 'one',
        applicationId: 'two',
        sequence: 0,
        durationMinutes: 30,
        start: null,
        starts: ['2026-03-10T15:00:00.000Z'],
        videoUrl: null,
        note: null,
        moveNote: null,
        reason: null,
        proposedBy: 'company',
        canProposeAgain: true,
        jobTitle: 'Accountant',
        companyName: 'Juniper & Slate',
        candidateName: 'Lucía Rojas',
        timeZones: { company: null, candidate: null },
      },
      {
        language,
        publicUrl: PUBLIC_URL,
        side: 'candidate',
        firstName: 'Lucía',
        email: 'lucia@mail.example',
        organizerEmail: 'hello@puente.example',
      },
      new Date('2026-03-02T15:00:00Z'),
    );
    expect(neverBooked.attachments).toEqual([]);
    expect(JSON.stringify(neverBooked.content)).not.toContain(entry);
  });
});
