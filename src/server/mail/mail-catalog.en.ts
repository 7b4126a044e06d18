/** What the mails say, by feature, in English. `hello` opens each of them. */
export const mailCatalogEn = {
  hello: 'Hello',
  account: {
    safety: 'You get this mail because it concerns the safety of your account; it cannot be switched off.',
    entered: 'You get this mail because this address was entered on an account page. If that was not you, ignore it.',
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
      notYou: 'If it was not, set a new password at once: that takes the change back and signs out every other device.',
    },
    changed: {
      subject: 'Your {brand} address was changed',
      text: 'Your {brand} account has another address from now on. Mail goes there, and you sign in with it.',
      wasYou: 'If that was you, there is nothing to do.',
      notYou:
        'If it was not, take the change back on this page within {hours, number} hours. It signs out every device and lets you set a new password:',
      undo: 'Take the change back',
      help: 'If you need help, write to us at {email}.',
    },
    restored: {
      subject: 'Your {brand} address is back',
      text: 'The change of your {brand} address was taken back, and every device was signed out. Whoever changed it knew your password, so please set a new one now:',
      once: 'The link works once, for {minutes, number} minutes.',
    },
    deleted: {
      subject: 'Your {brand} account was deleted',
      text: 'Your {brand} account and what we kept about you are deleted. This is the last mail about it.',
      remains:
        'Messages that others received from you stay with them, as from a deleted user. The address is free: you can register with it again.',
      notYou: 'If it was not you who did this, write to us at {email} at once.',
    },
  },
  admin: {
    subject: 'Your new {brand} login credentials',
    text: 'Our team made you a new temporary password. The one you had before no longer works.',
    reason: 'You get this mail because you have a {brand} account with a temporary password.',
  },
  applications: {
    choose: 'You can choose what is mailed to you on your account page.',
    received: {
      subject: '{candidate} applied to {job}',
      text: '{candidate} ({title}) applied to your job {job}.',
      link: 'See the application',
      reason: 'You get this mail because {company} posted this job.',
    },
    moved: {
      note: 'They write:',
      link: 'See your application',
      reason: 'You get this mail because you applied to this job.',
      applied: {
        subject: 'Your application to {job} is under review',
        text: '{company} is reviewing your application to {job}.',
      },
      interviewing: {
        subject: 'Interviewing: {job} at {company}',
        text: 'Good news: {company} wants to get to know you. Your application to {job} moved to interviewing.',
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
        text: 'Thank you for applying to {job} at {company}. They decided not to go on with your application. This says nothing about your other applications, and new jobs come in every day.',
      },
      reopened: {
        subject: 'Your application to {job} is open again',
        text: '{company} took back its decision: your application to {job} is open again and stands where it stood before.',
      },
    },
  },
  auth: {
    signIn: 'Sign in',
    setPassword: 'Set a new password here',
    credentials: {
      email: 'E-mail',
      password: 'Temporary password',
      validity: 'The temporary password works for {days, number} days. Choose your own after you sign in.',
    },
    registered: {
      subject: 'Your {brand} login credentials',
      text: 'Welcome to {brand}. Your account is ready; these are your login credentials.',
      reason:
        'You get this mail because an account was created with this address. If that was not you, ignore it: nobody can sign in without the password above.',
    },
    known: {
      subject: 'You already have a {brand} account',
      text: 'Someone, probably you, tried to create a {brand} account with this address. There is one already, so nothing was changed.',
      lost: 'If you forgot the password, or lost the mail with the first one, you can set a new one.',
      once: 'That link works once, for {minutes, number} minutes.',
      reason:
        'You get this mail because this address was entered on our registration page. If that was not you, ignore it.',
    },
    reset: {
      subject: 'Set a new {brand} password',
      text: 'You asked to set a new password for your {brand} account.',
      once: 'The link works once, for {minutes, number} minutes. Your password stays as it is until you use it.',
      reason:
        'You get this mail because this address was entered on our "forgot password" page. If that was not you, ignore it.',
    },
    changed: {
      subject: 'Your {brand} password was changed',
      text: 'The password of your {brand} account was changed, and every other device was signed out.',
      notYou: 'If that was you, there is nothing to do. If it was not, set a new password at once.',
      write: 'And write to us at {email}, so that we can help.',
      reason: 'You get this mail because it concerns the safety of your account; it cannot be switched off.',
    },
  },
  // To both sides of an interview; `other` is the company or the candidate, whichever the reader is not.
  interviews: {
    option: 'Time {number, number}',
    when: 'When',
    theirs: 'On the other side’s clock',
    duration: 'Length',
    minutes: '{minutes, plural, one {# minute} other {# minutes}}',
    reason: 'You get this mail because you have an interview about {job} with {other}.',
    link: {
      proposed: 'Choose a time',
      moved: 'See the times',
      booked: 'See the interview',
      cancelled: 'See the application',
      reminder: 'See the interview',
      video: 'Join the call',
    },
    proposed: {
      subject: 'Interview for {job}: {other} proposes times',
      text: '{other} would like to talk with you about {job}. Choose one of these times, ask for others, or decline.',
    },
    booked: {
      subject: 'Interview for {job} with {other} is booked',
      text: 'Your interview about {job} with {other} is booked. The attached entry puts it into your calendar.',
    },
    moved: {
      subject: 'Interview for {job} with {other}: other times are proposed',
      text: 'The interview about {job} with {other} is being moved. If you had a time in your calendar, it no longer holds. These times are proposed now:',
    },
    cancelled: {
      subject: 'Interview for {job} with {other} is cancelled',
      text: 'The interview about {job} with {other} is cancelled. If it is in your calendar, the attached entry takes it out.',
    },
    reminder: {
      subject: 'Soon: interview for {job} with {other}',
      text: 'Your interview about {job} with {other} is coming up.',
    },
    entry: {
      title: 'Interview: {job} ({other})',
      text: 'Interview about {job} with {other}.',
      place: 'Online',
    },
    calendar: 'Interviews on {brand}',
  },
  // To someone who booked a consultation; the team's own mails stand in bookings.mails.ts.
  bookings: {
    when: 'When',
    ours: 'On our clock',
    change: 'Move or cancel',
    again: 'Book another time',
    reason: {
      ignore:
        'You get this mail because a consultation with {brand} was booked with this address. If that was not you, ignore it.',
      cancel:
        'You get this mail because a consultation with {brand} was booked with this address. If that was not you, cancel it with the link above.',
    },
    booked: {
      subject: 'Your {brand} consultation is booked',
      first: 'Your free 30-minute consultation is booked. We look forward to hearing whom you need.',
      last: 'We send the link for the call to this address before it starts. The attached entry puts it into your calendar.',
    },
    moved: {
      subject: 'Your {brand} consultation has a new time',
      first: 'Your consultation was moved. This is its new time:',
      last: 'The attached entry changes the one in your calendar.',
    },
    cancelled: {
      subject: 'Your {brand} consultation is cancelled',
      first: 'Your consultation is cancelled. It would have been at this time:',
      last: 'The attached entry takes it out of your calendar. You can book another time whenever it suits you:',
    },
  },
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
      text: '{company} sent you a new version of its offer for {job}. The version before it no longer holds. These are the terms:',
    },
    withdrawn: {
      subject: '{company} took back its offer for {job}',
      text: '{company} took back its offer for {job}, so it can no longer be accepted. Your application is as it was; they may send another one.',
    },
    expired: {
      subject: 'Your offer to {candidate} is over',
      text: 'Your offer to {candidate} for {job} was not answered in time and is over. You can send a new version on the page of the application.',
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
    document: 'You find them as a PDF on the page of the application. The SHA-256 of that file:',
    hash: 'SHA-256',
    reasonHire: 'You get this mail because you are part of this hire.',
    reasonOffer: 'You get this mail because it concerns an offer that you sent or received.',
    checkIn: {
      subject: 'How is it going? {job}, day {day, number}',
      text: 'It has been {day, number} days since the start of {job} with {other}. How is it going? It takes one press, on this page:',
      link: 'Say how it goes',
      private: 'What you answer is for our team; {other} does not see it.',
      reason: 'You get this mail because you are part of this hire. We ask after 7, 30, 90 and 150 days.',
    },
    changed: {
      started: { subject: '{job}: work has begun', text: '{name} says that work on {job} has begun.' },
      ended: { subject: '{job}: work has ended', text: '{name} says that work on {job} has ended.' },
      claimed: { subject: '{job}: the guarantee was claimed', text: '{name} claimed the guarantee for {job}.' },
      replaced: {
        subject: '{job}: someone else was hired',
        text: '{name} says that someone else was hired in your place for {job}.',
      },
      moved: { subject: '{job}: another day for the start', text: '{name} moved the start of {job} to {start}.' },
    },
  },
  invitations: {
    subject: '{company} invites you to apply: {job}',
    text: '{company} looked at people who fit its job {job} and invites you to apply.',
    note: 'They write:',
    link: 'See the job and answer',
    reason:
      'You get this mail because a company invited you. You can choose what is mailed to you on your account page.',
  },
  messages: {
    subject: '{writer} wrote to you on {brand}',
    text: '{writer} sent you a message that you have not read yet:',
    link: 'Read and answer',
    reason:
      'You get this mail because a message on {brand} waited for you for ten minutes. You can switch these mails off on your account page.',
  },
  talentIntake: {
    applied: 'You get this mail because this address was used to apply to {brand} as a professional.',
    member: 'You get this mail because you have a {brand} account.',
    signIn: 'Sign in',
    received: {
      subject: 'We received your application to {brand}',
      text: 'Thank you for applying. Your application is with our team, and a person will read all of it.',
      promise:
        'You will hear from us within 2-3 business days. If we approve it, your login credentials come to this address.',
    },
    known: {
      subject: 'You already have a {brand} account',
      text: 'Someone, probably you, applied to {brand} with this address. It already has an account, so sign in to keep your profile up to date.',
    },
    welcome: {
      subject: 'Welcome to {brand}: you are approved',
      text: 'Your application was approved. Companies can now find your profile, and you can apply to jobs.',
      credentials: 'These are your login credentials:',
    },
    approved: {
      subject: 'Your {brand} profile is approved',
      text: 'Your profile was approved. Companies can now find it, and your applications no longer say that vetting is in progress.',
    },
    rejected: {
      subject: 'Your application to {brand}',
      text: 'Thank you for the time you put into your application. After reading it with care we cannot offer you a place at the moment.',
      again:
        'That says nothing about your worth as a professional: it depends on what companies here look for now. You are welcome to apply again when your experience has grown.',
    },
    profileRejected: {
      subject: 'Your {brand} profile',
      text: 'Thank you for the time you put into your profile. After reading it with care we cannot approve it at the moment.',
      again:
        'That says nothing about your worth as a professional: it depends on what companies here look for now. Your messages and past applications stay. When your profile has more to say, edit it; saving it files it for review once more.',
      link: 'Edit your profile',
    },
  },
  verifications: {
    someone: 'someone you may have worked with',
    subject: '{brand} asks you for a reference',
    text: '{candidate} is on {brand}, where companies in the United States hire professionals from Latin America, and named you as somebody who knows their work. Four questions, a few minutes:',
    link: 'Give a reference',
    who: 'Only the people at {brand} who check references read what you write. Neither {candidate} nor any company sees it.',
    decline:
      'If you would rather not, decline on the same page: your name and your address are erased at once. Without an answer that happens by itself after {days, number} days.',
    reason:
      'You get this mail because somebody named this address as a reference on {brand}. If you do not know them, ignore it.',
  },
} as const;
