/** English text for hiring emails. */
export const hiringMailsEn = {
  see: 'See the offer',
  page: 'See the hire',
  terms: {
    rate: 'Rate',
    perHour: '{rate} an hour',
    hours: 'Hours a week',
    month: 'Monthly average',
    type: 'Type',
    start: 'Start',
    end: 'End',
    open: 'No end date',
    valid: 'Valid until',
    inZone: '{time} ({zone})',
    types: { 'full-time': 'Full-time', 'part-time': 'Part-time', contract: 'Contract' },
  },
  revised: {
    subject: 'New terms from {company} for {job}',
    text: '{company} sent you new terms for {job}. They replace any earlier version of its offer. The new terms:',
  },
  proposed: {
    subject: '{candidate} proposed other terms for {job}',
    text: '{candidate} answered your offer for {job} by proposing other terms. The offer stays open: you can send a new version or keep your terms. The proposed terms:',
  },
  kept: {
    subject: '{company} is keeping its terms for {job}',
    text: '{company} read the terms you proposed for {job} and is keeping its own. You can still accept or decline the offer. Its terms:',
  },
  withdrawn: {
    subject: '{company} withdrew its offer for {job}',
    text: '{company} withdrew its offer for {job}, so you can no longer accept it. Your application hasn’t changed, and {company} may send you another offer.',
  },
  undone: {
    subject: '{company} withdrew its offer for {job}',
    text: '{company} withdrew its offer for {job}, so you can no longer accept it. Your application is back at the stage before the offer.',
  },
  expired: {
    subject: 'Your offer to {candidate} has expired',
    text: 'Your offer to {candidate} for {job} wasn’t accepted in time, so it has expired. You can send a new version from the application.',
  },
  declined: {
    subject: '{candidate} declined your offer',
    text: '{candidate} declined your offer for {job}.',
    reason: 'They wrote:',
  },
  acceptedCompany: {
    subject: '{candidate} accepted your offer',
    text: '{candidate} accepted your offer for {job}. Here are the terms you both agreed to:',
  },
  acceptedCandidate: {
    subject: 'You accepted the offer: {job} at {company}',
    text: 'Congratulations! You accepted the offer from {company} for {job}. Here are the terms you both agreed to:',
  },
  document:
    'You can download the terms as a PDF from the application. With this SHA-256 checksum, you can check that the file hasn’t changed:',
  hash: 'SHA-256',
  reasonHire: 'You’re receiving this email because you’re part of this hire.',
  reasonOffer: 'You’re receiving this email because of an offer you sent or received.',
  checkIn: {
    subject: 'How is it going? {job}, day {day, number}',
    text: 'It’s been about {day, number} days since work started ({job}, with {other}). We ask both sides how it’s going. It takes one click on this page:',
    link: 'Tell us how it’s going',
    private: 'Our team sees your answer. {other} doesn’t.',
    reason: 'You’re receiving this email because you’re part of this hire. We ask after {days} days.',
  },
  changed: {
    started: { subject: '{job}: work has started', text: '{name} says that work has started for this job: {job}.' },
    ended: { subject: '{job}: work has ended', text: '{name} says that work has ended for this job: {job}.' },
    'called-off': {
      subject: '{job}: called off before the first day',
      text: '{name} called off the hire for {job} before the first day, {start}. No work has started.',
    },
    claimed: {
      subject: '{job}: the guarantee was claimed',
      text: 'The guarantee for {job} was claimed, and the hire has ended.',
    },
    replaced: {
      subject: '{job}: a replacement was hired',
      text: 'The guarantee for {job} was claimed, and {name} says that a replacement was hired.',
    },
    moved: { subject: '{job}: new start date', text: '{name} changed the start date for {job} to {start}.' },
  },
};
