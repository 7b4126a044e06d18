/**
 * The legal pages as data. They describe what the program does: whoever changes what is kept, for how long or who sees it
 * changes this text too.
 */
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';

/** A point of a list, with or without a few words that stand out before it. */
export type LegalPoint = string | { term: string; text: string };

export interface LegalSection {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly LegalPoint[];
}

export interface LegalText {
  title: string;
  lead: string;
  /** ISO date of the last change of the text. */
  changed: string;
  sections: readonly LegalSection[];
}

const write = `Write to ${brand.supportEmail}.`;

export const PRIVACY: LegalText = {
  title: 'Privacy',
  lead: 'What we know about you, why, who sees it, and how you get it back or make us forget it. In plain words.',
  changed: '2026-11-22',
  sections: [
    {
      id: 'short',
      title: 'In short',
      points: [
        'We keep what you give us in order to bring companies and professionals together, and for nothing else.',
        'We sell no data, show no advertising and use no trackers.',
        'There are two cookies. One keeps you signed in, the other remembers your language.',
        'A matching score is computed from what both sides state about the work. It decides nothing.',
        'On your account page you can download all your data, and delete your account at once.',
      ],
    },
    {
      id: 'kept',
      title: 'What we keep',
      points: [
        {
          term: 'Of everyone with an account:',
          text: 'name, e-mail address, photo if you add one, a scrambled form of the password from which the password cannot be read back, the language, which mails you want, when you joined, and the notifications you got.',
        },
        {
          term: 'Of each place you are signed in:',
          text: 'the browser as it names itself, when you signed in and when you were last there. Your account page lists them, and you can end each.',
        },
        {
          term: 'Of companies:',
          text: 'the company profile, the jobs, the shortlist, and the notes and ratings about applications.',
        },
        {
          term: 'Of professionals:',
          text: 'the profile (job title, skills, experience, rate, time zone, availability, bio and, where you state them, place, languages, start date, links, work history and education), the file of your résumé if you add one, the jobs you saved, the applications with their cover letters and every move they made, and the result of our review.',
        },
        {
          term: 'Of what professionals ask us to check:',
          text: 'what it is, each step with its date and how it was checked, what our reviewers noted, and what you write in a written task of English with how it was rated.',
        },
        {
          term: 'Of people who are named as a reference:',
          text: 'name, e-mail address and what they answer. Only our reviewers read it. The mail that asks says how to be forgotten at once.',
        },
        {
          term: 'Of people who apply on our public page:',
          text: 'what the form asks for: name, e-mail address, job title, skills, experience, rate, time zone, availability, bio and, where you state them, place, languages, start date, links, work history and education, and what we decided. A résumé you let us read there is not kept. No account exists until we approve it. While you type, the form is kept in your own browser only.',
        },
        {
          term: 'Of people who book a consultation:',
          text: 'name, e-mail address, the notes you add, your time zone, and the time of the call. No account is needed. Where the page shows the calendar of another service, what you enter there goes to that service, under its own notice.',
        },
        {
          term: 'Of the way to a hire:',
          text: 'invitations, the times of interviews and what came of them, every version of an offer with the file of what was accepted, the hire, and what both sides answered when we asked how it goes. A calendar that reads your interviews does so at an address only you have.',
        },
        {
          term: 'Of what you write to each other:',
          text: 'the messages and when they were read, whom you blocked, and reports about others.',
        },
        {
          term: 'Of our mails to you:',
          text: 'each mail, until your account is deleted. A password or a secret link in it is erased a week after it was sent.',
        },
        {
          term: 'Against misuse:',
          text: 'for an hour at most, how often a network address tried to sign in, register or apply; and a log of what our administrators did and of accounts that changed their address or were deleted, with the network address it was done from.',
        },
      ],
    },
    {
      id: 'seen',
      title: 'Who sees it',
      points: [
        'Companies see the profiles of vetted professionals, and of everyone who applied to them.',
        'What was checked of a professional, how and until when, companies see with the profile; never what a reviewer noted or a referee answered.',
        'Professionals see company profiles, open jobs and the state of their own applications. Private notes and ratings stay with the company.',
        'Nobody but you and the other side sees your messages. Whoever reports somebody tells us why in their own words.',
        'Our administrators see accounts, public applications and reports in order to review and to help. They never see a password you chose. Whoever prepares your consultation sees the booking.',
        'Companies that run our servers and deliver our mail process data for us and on our instructions only.',
      ],
    },
    {
      id: 'score',
      title: 'The matching score',
      paragraphs: [
        'The score compares a job with a profile: required and offered skills, title, years of experience, rate and budget, overlapping working hours, availability, and the words both sides use for the work. It is shown with the reasons behind it and with what would raise it.',
        'It never reads name, photo, e-mail address, gender, age, nationality or school. It supports a decision and makes none: nobody is hidden, declined or hired because of it. Admission to the market is decided by a person.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser',
      paragraphs: [
        `When you sign in we set a cookie with a random number that tells us who you are. It ends ${LIFETIMES.sessionDays} days after your last visit, or when you sign out. When you choose a language we remember it in a second one, for a year. Neither is read by anyone else, and there are no others.`,
        'Your browser also keeps the draft of a long form or of a message until you send it, so that a reload loses nothing. That never leaves your computer.',
      ],
    },
    {
      id: 'long',
      title: 'How long',
      points: [
        {
          term: 'An account:',
          text: 'until you delete it. You need no reason and no help: your account page does it, with your password, and at once. Your profile, applications, bookings, notifications, photo, résumé and sign-ins are erased, and your address is free again.',
        },
        {
          term: 'After that:',
          text: 'messages that others received stay with them, shown as from “Deleted user”. So do the steps of an application at the company, without your name and your letter, and the file of an offer that was accepted.',
        },
        {
          term: 'A public application:',
          text: 'until it is decided, and afterwards as long as we need it to answer your questions about the decision; with an account, until that is deleted.',
        },
        {
          term: 'A reference:',
          text: `who was named is forgotten after ${LIFETIMES.referenceLinkDays} days without an answer; an answer after ${LIFETIMES.referenceKeptMonths} months, or as soon as they ask.`,
        },
        {
          term: 'A written task of English:',
          text: `the text for ${LIFETIMES.englishTextMonths} months; the level it was given as long as the account.`,
        },
        {
          term: 'A booking:',
          text: 'as long as we need it to follow up on the call, or until you ask us to erase it.',
        },
        { term: 'A sign-in:', text: `until you sign out, or ${LIFETIMES.sessionDays} days after your last visit.` },
        {
          term: 'The log of our administrators:',
          text: 'as long as the law expects us to be able to account for what we did.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may see your data, take it with you, correct it, have it deleted, and object to how we use it, whichever country you live in. With an account you need nobody for most of that: your profile and account pages correct it, and the account page gives you all of it in one file that programs can read, and ends it.',
        `Without an account, or for anything else: ${write} We answer within 30 days, and we ask for no more proof than that the mail comes from the address it is about. You may also complain to the data protection authority where you live.`,
      ],
    },
  ],
};

export const TERMS: LegalText = {
  title: 'Terms',
  lead: 'What you can expect of us and what we expect of you.',
  changed: '2026-11-21',
  sections: [
    {
      id: 'what',
      title: `What ${brand.name} is`,
      paragraphs: [
        `${brand.name} brings businesses in the United States and professionals in Latin America together. Companies post jobs and choose; professionals apply and choose. Whatever the two agree on is a contract between them.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      points: [
        'You are of age, you use your own name, and what you state is true.',
        'Your password is yours alone. Tell us at once if somebody else has it.',
        'One account for each person. An account is for hiring or for being hired, and stays so.',
        'You can delete it on your account page whenever you like, and take your data with you first. What you have open ends then: a company’s jobs close, a professional’s applications are withdrawn.',
        'We can suspend it when it harms others, and we tell you why.',
      ],
    },
    {
      id: 'professionals',
      title: 'For professionals',
      points: [
        'Applying and being found cost you nothing, now and later.',
        'A person reviews every application to the market and answers within 2-3 business days. We may say no; you may apply again.',
        'You can withdraw an application at any time. An offer is binding only once you accept it.',
      ],
    },
    {
      id: 'companies',
      title: 'For companies',
      points: [
        'No upfront fees. You pay only when you hire.',
        'Should a hire not work out within the first six months, we look for a replacement at no further fee: that is the 6-month guarantee.',
        'Jobs are real, lawful and described as they are. You use what you learn about professionals to hire, and for nothing else.',
        'You hire on merit. You turn nobody down for who they are.',
      ],
    },
    {
      id: 'consultations',
      title: 'Consultations',
      points: [
        'A consultation is free and binds you to nothing.',
        'You can move or cancel it by the link in the confirmation, until it begins. We do the same only when we must, and tell you by e-mail.',
      ],
    },
    {
      id: 'conduct',
      title: 'Together',
      points: [
        'No harassment, no spam, no requests for money, no work for free disguised as a test.',
        'No copying of profiles or jobs by machine.',
        'Block whoever bothers you, and report what should not be. We read every report.',
      ],
    },
    {
      id: 'score',
      title: 'The matching score',
      paragraphs: [
        'Scores are computed from what both sides state. They are a help for reading, not a promise, and not a decision: those are made by people. Nobody is hidden or turned down because of a score.',
      ],
    },
    {
      id: 'liability',
      title: 'What we answer for',
      paragraphs: [
        'We run the service with care and fix what breaks. We are not a party to what companies and professionals agree on, and we do not answer for what they do. Where the law makes us liable, we are.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        `When these terms change in a way that matters to you, we tell you by e-mail before they do. Questions? ${write}`,
      ],
    },
  ],
};
