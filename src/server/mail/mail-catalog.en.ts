/** What the mails say, by feature, in English. `hello` opens each of them. */
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { bookingsEn } from './booking-texts.en.ts';
import { erasureEn } from './erasure-texts.en.ts';
import { takenAddressEn } from './taken-address-texts.en.ts';

export const mailCatalogEn = {
  hello: 'Hello',
  account: {
    safety: 'You are receiving this email because it concerns the safety of your account; it cannot be switched off.',
    entered:
      'You are receiving this email because this address was entered on an account page. If that was not you, ignore it.',
    signIn: 'Sign in',
    setPassword: 'Set a new password here',
    write: 'And write to us at {email}, so that we can help.',
    newAddress: 'New address',
    confirm: {
      subject: 'Confirm your new {brand} address',
      text: 'You asked to use this address for your {brand} account. Confirm it on this page:',
      link: 'Confirm this address',
      once: 'The link works once, for {minutes, number} minutes. Until then you sign in with the address you had.',
    },
    taken: {
      subject: 'You already have a {brand} account',
      text: 'Someone, probably you, asked to use this address for another {brand} account. It has an account of its own already, so nothing was changed.',
      first: 'To use the address elsewhere, change or delete the account it belongs to first.',
    },
    asked: {
      subject: 'Your {brand} address is about to change',
      text: 'Someone who is signed in to your {brand} account asked to change its address.',
      wasYou: 'It changes once the new address is confirmed. If that was you, there is nothing to do here.',
      notYou: 'If it was not, set a new password right away: that undoes the change and signs out every other device.',
    },
    changed: {
      subject: 'Your {brand} address was changed',
      text: 'Your {brand} account has a new address from now on. We write to you there, and you sign in with it.',
      wasYou: 'If that was you, there is nothing to do.',
      notYou:
        'If it was not, undo the change on this page within {hours, number} hours. It signs out every device and lets you set a new password:',
      undo: 'Undo the change',
      help: 'If you need help, write to us at {email}.',
    },
    restored: {
      subject: 'Your {brand} address is back',
      text: 'The change of your {brand} address was undone, and every device was signed out. Whoever changed it knew your password, so please set a new one now:',
      once: 'The link works once, for {minutes, number} minutes.',
    },
    erasure: erasureEn,
    deleted: {
      subject: 'Your {brand} account was deleted',
      text: 'Your {brand} account and what it held about you are deleted. This is the last email about it.',
      remains:
        'What others received stays with them: messages, shown as from a deleted user, and the file of an accepted offer. The address is free: you can register with it again.',
      notYou: 'If it was not you who did this, write to us at {email} at once.',
    },
  },
  admin: {
    subject: 'Your new {brand} login credentials',
    text: 'Our team created a new temporary password for you. The one you had before no longer works.',
    reason: 'You are receiving this email because you have a {brand} account with a temporary password.',
  },
  answers: {
    reason: 'You are receiving this email because {company} posted this job.',
    asked: {
      subject: '{candidate} asks for an answer: {job}',
      text: '{candidate} applied to {job} more than {days, plural, one {# day} other {# days}} ago, the time in which you say you answer, and is asking where things stand. A move or a message counts as an answer.',
      link: 'See the application',
    },
    warned: {
      subject: '{job}: answer before the job is paused',
      text: '{count, number} people who applied to {job} asked for an answer and did not get one. If one more asks, the job is paused.',
      link: 'See the job',
    },
    paused: {
      subject: '{job} is paused',
      text: '{count, number} people who applied to {job} asked for an answer and did not get one, so the job is paused. Once all of them have an answer, you can open it again.',
      link: 'See the job',
    },
    review: {
      note: 'What the reviewer writes:',
      link: 'See your application',
      reason: 'You are receiving this email because you asked for this review.',
      upheld: {
        subject: 'Your review: {job} at {company}',
        text: 'Someone other than the person who decided reviewed your application to {job} at {company}. The decision stands.',
      },
      reopened: {
        subject: 'Your application to {job} is open again',
        text: 'Someone other than the person who decided reviewed your application to {job} at {company}. It is open again.',
      },
    },
  },
  applications: {
    choose: 'You can choose what we email you about on your account page.',
    declineReasons: {
      skills: 'other skills were needed',
      experience: 'more or other experience was needed',
      language: 'the language level asked for',
      rate: 'the hourly rate',
      hours: 'the working hours',
      'position-filled': 'the position is filled',
    },
    received: {
      subject: '{candidate} applied to {job}',
      text: '{candidate} ({title}) applied to your job {job}.',
      link: 'See the application',
      reason: 'You are receiving this email because {company} posted this job.',
    },
    moved: {
      note: 'They write:',
      reasonGiven: 'The reason they gave: {reason}.',
      review:
        'A person made this decision. On the page of your application you see what they knew about you, and for {days, number} days you can ask for someone else to review it.',
      link: 'See your application',
      reason: 'You are receiving this email because you applied to this job.',
      applied: {
        subject: 'Your application to {job} is under review',
        text: '{company} is reviewing your application to {job}.',
      },
      interviewing: {
        subject: 'Interviewing: {job} at {company}',
        text: 'Good news: {company} wants to get to know you. Your application to {job} moved to interviewing. The next step is an interview: {company} proposes times, and you choose one on the page of your application.',
      },
      offered: {
        subject: '{company} made you an offer',
        text: 'Congratulations: {company} offers you the job {job}. You can accept or decline on the page of your application.',
      },
      hired: {
        subject: 'You are hired: {job} at {company}',
        text: 'Congratulations: you are hired as {job} at {company}.',
      },
      declined: {
        subject: 'Your application to {job} at {company}',
        text: 'Thank you for applying to {job} at {company}. They decided not to move forward with your application. This says nothing about your other applications.',
      },
      reopened: {
        subject: 'Your application to {job} is open again',
        text: '{company} reversed its decision: your application to {job} is open again, where it was before.',
      },
    },
  },
  auth: {
    signIn: 'Sign in',
    setPassword: 'Set a new password here',
    credentials: {
      email: 'Email',
      password: 'Temporary password',
      validity: 'The temporary password works for {days, number} days. Choose your own after you sign in.',
    },
    registered: {
      subject: 'Your {brand} login credentials',
      text: 'Welcome to {brand}. Your account is ready; these are your login credentials.',
      reason:
        'You are receiving this email because an account was created with this address. If that was not you, ignore it: nobody can sign in without the password above.',
    },
    ...takenAddressEn,
    reset: {
      subject: 'Set a new {brand} password',
      text: 'You asked to set a new password for your {brand} account.',
      once: 'The link works once, for {minutes, number} minutes. Your password stays as it is until you use it.',
      reason:
        'You are receiving this email because this address was entered on our "forgot password" page. If that was not you, ignore it.',
    },
    signInLink: {
      subject: 'Your link to sign in to {brand}',
      text: 'You asked for a link to sign in to your {brand} account, without your password.',
      once: 'The link works once, for {minutes, number} minutes. Only you should have it: whoever opens it gets into your account.',
      reason:
        'You are receiving this email because this address was entered on our sign-in page. If that was not you, ignore it: nobody gets in without the link.',
    },
    stepRemoved: {
      text: 'An administrator of {brand} removed the second step of your account, because we were told that it was lost: authenticator app, passkeys and recovery codes. You were signed out everywhere, and you sign in without a second step now. Set up a new one on your account page.',
      notYou:
        'If you did not ask for this, set a new password at once: someone may be trying to get into your account.',
    },
    ways: {
      subject: 'How you sign in to {brand} has changed',
      appAdded:
        'An authenticator app was added to your account. From now on we ask for one of its codes after your password.',
      appRemoved: 'The authenticator app was removed from your account.',
      passkeyAdded: 'A passkey was added to your account. It signs you in without a password.',
      passkeyRemoved: 'A passkey was removed from your account. It no longer signs you in.',
      codesRenewed: 'New recovery codes were created for your account. The old ones no longer work.',
      codeUsed: 'A recovery code was used to sign in to your account. It does not work again.',
      providerConnected: 'A provider was connected to your account. You can now sign in with it.',
      providerDisconnected: 'A provider was disconnected from your account. You can no longer sign in with it.',
      name: 'Name',
      notYou:
        'If that was you, there is nothing to do. If it was not, set a new password with the link below: that also removes what was added in the last {days, number} days.',
      look: 'See how you sign in',
    },
    changed: {
      subject: 'Your {brand} password was changed',
      text: 'The password of your {brand} account was changed, and every other device was signed out.',
      notYou: 'If that was you, there is nothing to do. If it was not, set a new password right away.',
      write: 'And write to us at {email}, so that we can help.',
      reason: 'You are receiving this email because it concerns the safety of your account; it cannot be switched off.',
    },
  },
  // To both sides of an interview; `other` is the company or the candidate, whichever the reader is not.
  interviews: {
    option: 'Time {number, number}',
    when: 'When',
    theirs: 'Their time',
    duration: 'Length',
    minutes: '{minutes, plural, one {# minute} other {# minutes}}',
    reason: 'You are receiving this email because you have an interview about {job} with {other}.',
    link: {
      proposed: 'Choose a time',
      openAgain: 'See the times',
      moved: 'See the times',
      booked: 'See the interview',
      cancelled: 'See the application',
      reminder: 'See the interview',
      video: 'Join the call',
    },
    proposed: {
      subject: 'Interview for {job}: {other} proposes times',
      text: '{other} would like to talk with you about {job}.',
    },
    openAgain: {
      subject: 'Interview for {job} with {other}: the times hold again',
      text: 'The times for the interview about {job} with {other} hold again.',
    },
    next: {
      choose: 'Choose one of these times, ask for others, or decline.',
      chosenBy: 'It is {other}’s turn to choose one of these times.',
      propose: 'If you still want to talk, propose new times on the page of the application.',
      proposedBy: '{other} can propose new times.',
    },
    booked: {
      subject: 'Interview for {job} with {other} is booked',
      text: 'Your interview about {job} with {other} is booked. The attached entry adds it to your calendar.',
    },
    moved: {
      subject: 'Interview for {job} with {other}: new times proposed',
      text: 'The interview about {job} with {other} is being moved. If you had a time in your calendar, it no longer applies.',
    },
    cancelled: {
      subject: 'Interview for {job} with {other} is cancelled',
      text: 'The interview about {job} with {other} is cancelled.',
      entry: 'If it is in your calendar, the attached entry removes it.',
    },
    reminder: {
      subject: 'Coming up: interview for {job} with {other}',
      text: 'Your interview about {job} with {other} is coming up.',
    },
    entry: {
      title: 'Interview: {job} ({other})',
      text: 'Interview about {job} with {other}.',
      place: 'Online',
    },
    calendar: 'Interviews on {brand}',
  },
  bookings: bookingsEn,
  hiring: {
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
  },
  invitations: {
    subject: '{company} invites you to apply: {job}',
    text: '{company} looked at people who fit its job {job} and invites you to apply.',
    note: 'They write:',
    link: 'See the job and answer',
    reason:
      'You are receiving this email because a company invited you. You can choose what we email you about on your account page.',
  },
  messages: {
    subject: '{writer} wrote to you on {brand}',
    text: '{writer} sent you a message that you have not read yet:',
    files: '{count, plural, one {# file is attached.} other {# files are attached.}}',
    link: 'Read and answer',
    reason:
      'You are receiving this email because a message on {brand} has been waiting for you for at least {minutes, number} minutes. You can switch these emails off on your account page.',
  },
  talentIntake: {
    applied: 'You are receiving this email because this address was used to apply to {brand} as a professional.',
    member: 'You are receiving this email because you have a {brand} account.',
    signIn: 'Sign in',
    received: {
      subject: 'We received your application to {brand}',
      text: 'Thank you for applying. Your application is with our team, and a person will read all of it.',
      promise: `You will hear from us within ${ANSWER_BUSINESS_DAYS} business days. If we approve it, your login credentials come to this address.`,
    },
    known: {
      subject: 'You already have a {brand} account',
      text: 'Someone, probably you, applied to {brand} with this address. It already has an account, so no application was filed. Sign in to use the account.',
    },
    welcome: {
      subject: 'Welcome to {brand}: you are approved',
      text: 'Your application was approved. Companies can now find your profile, and you can apply to jobs.',
      credentials: 'These are your login credentials:',
    },
    approved: {
      subject: 'Your {brand} profile is approved',
      text: 'Your profile was approved. Companies can now find it, and your applications no longer say “Vetting in progress”.',
    },
    rejected: {
      subject: 'Your application to {brand}',
      text: 'Thank you for the time you put into your application. After reading it carefully, we cannot offer you a place at the moment.',
      again:
        'This does not judge your worth as a professional. You are welcome to apply again when something has changed.',
    },
    profileRejected: {
      subject: 'Your {brand} profile',
      text: 'Thank you for the time you put into your profile. After reading it carefully, we cannot approve it at the moment.',
      again:
        'This does not judge your worth as a professional. Your messages and past applications stay. You can edit your profile at any time; saving it sends it for review again.',
      link: 'Edit your profile',
    },
  },
  verifications: {
    someone: 'Someone you may have worked with',
    subject: '{candidate} asks you for a reference',
    text: '{candidate} named you as someone who knows their work. {brand} is where companies in the United States hire professionals from Latin America. Four questions, a few minutes:',
    link: 'Give a reference',
    who: 'Only the people at {brand} who check references read your answers. The candidate and companies never see them. If your answers support the reference, the candidate’s profile says that a reference was verified and when.',
    kept: 'We keep your answers and your details for {months, number} months. You can have them erased earlier on the same page.',
    decline:
      'If you would rather not answer, decline there: your name and your address are erased at once. Without an answer, that happens automatically after {days, number} days.',
    reason:
      'You are receiving this email because someone named this address as a reference on {brand}. If you do not know them, ignore it.',
  },
} as const;
