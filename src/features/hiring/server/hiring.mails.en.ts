/** What the mails of hiring say, in English. */
export const hiringMailsEn = {
  see: 'See the offer',
  page: 'See the hire',
  terms: {
    rate: 'Rate',
    perHour: '{rate} an hour',
    hours: 'Hours a week',
    type: 'Type',
    start: 'Start',
    end: 'End',
    open: 'open',
    valid: 'Valid until',
    utc: '{time} (UTC)',
    types: { 'full-time': 'Full-time', 'part-time': 'Part-time', contract: 'Contract' },
  },
  revised: {
    subject: 'New terms from {company} for {job}',
    text: '{company} sent you a new version of its offer for {job}. It replaces the one before. These are the terms:',
  },
  withdrawn: {
    subject: '{company} withdrew its offer for {job}',
    text: '{company} withdrew its offer for {job}, so it can no longer be accepted. Your application stays as it was; they may send another offer.',
  },
  expired: {
    subject: 'Your offer to {candidate} has expired',
    text: 'Your offer to {candidate} for {job} was not answered in time and has expired. You can send a new version on the page of the application.',
  },
  declined: {
    subject: '{candidate} declined your offer',
    text: '{candidate} declined your offer for {job}.',
    reason: 'They write:',
  },
  acceptedCompany: {
    subject: '{candidate} accepted your offer',
    text: '{candidate} accepted your offer for {job}. These are the terms that you both agreed to:',
  },
  acceptedCandidate: {
    subject: 'You accepted: {job} at {company}',
    text: 'Congratulations: you accepted the offer of {company} for {job}. These are the terms that you both agreed to:',
  },
  document: 'You can find them as a PDF on the page of the application. The SHA-256 of that file:',
  hash: 'SHA-256',
  reasonHire: 'You are receiving this email because you are part of this hire.',
  reasonOffer: 'You are receiving this email because it concerns an offer that you sent or received.',
  checkIn: {
    subject: 'How is it going? {job}, day {day, number}',
    text: '{day, number} days after the start of {job} with {other}, we ask both sides how it is going. It takes one click, on this page:',
    link: 'Say how it is going',
    private: 'Your answer is for our team; {other} does not see it.',
    reason: 'You are receiving this email because you are part of this hire. We ask after {days} days.',
  },
  changed: {
    started: { subject: '{job}: work has started', text: '{name} says that work on {job} has started.' },
    ended: { subject: '{job}: work has ended', text: '{name} says that work on {job} has ended.' },
    claimed: {
      subject: '{job}: the guarantee was claimed',
      text: '{name} claimed the guarantee for {job}, which ends the hire.',
    },
    replaced: {
      subject: '{job}: someone else was hired',
      text: '{name} says that someone else was hired in your place for {job}.',
    },
    moved: { subject: '{job}: new start date', text: '{name} moved the start of {job} to {start}.' },
  },
};
