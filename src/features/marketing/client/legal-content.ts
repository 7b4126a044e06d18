/**
 * The legal pages as data. They describe what the program does: whoever changes what is kept, for how long or who sees it changes this text
 * too. What has a number in `shared/retention.ts` or `shared/limits.ts` has it from there.
 */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS } from '#shared/brand-facts.ts';
import { LEGAL_VERSIONS } from '#shared/legal-versions.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { RETENTION } from '#shared/retention.ts';

/** A point of a list, with or without a few words that stand out before it. */
export type LegalPoint = string | { term: string; text: string };

export interface LegalSection {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly LegalPoint[];
  /** Below the rest: where what the section says is done. */
  link?: { label: string; to: string };
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
  lead: 'What we know about you, why, who sees it, and how to get a copy of it or make us forget it. In plain words.',
  changed: LEGAL_VERSIONS.privacy,
  sections: [
    {
      id: 'short',
      title: 'In short',
      points: [
        'We keep what you give us in order to bring companies and professionals together, and for nothing else.',
        'We sell no data, show no advertising and use no trackers.',
        'Cookies keep you signed in, recognize this browser and remember your language and your colors, and nothing else.',
        'A matching score is computed from what both sides state about the work. It decides nothing.',
        'On your account page you can download your data, and delete your account at once.',
      ],
    },
    {
      id: 'kept',
      title: 'What we keep',
      points: [
        {
          term: 'About everyone with an account:',
          text: `name, email address, photo if you add one, a scrambled form of the password from which the password cannot be read back, what else you sign in with (passkeys, an authenticator app, a provider), your language, which emails you want, when you joined, and the notifications of the last ${RETENTION.notifications.days} days.`,
        },
        {
          term: 'About what you agreed to:',
          text: 'the versions of our terms and of this notice that the form showed when you signed up or applied, and when that was.',
        },
        {
          term: 'About each place you are signed in:',
          text: 'the browser as it names itself, when you signed in and when you were last there. Your account page lists them, and you can end each one.',
        },
        {
          term: 'About companies:',
          text: 'the company profile, the hours for interviews, the jobs with their criteria, the shortlist, saved views, the notes and ratings on applications, and whose names were revealed.',
        },
        {
          term: 'About professionals:',
          text: 'the profile (job title, skills, experience, rate, time zone, availability, bio and, where you state them, place, languages, start date, links, work history and education), the file of your résumé if you add one, the jobs you saved, the applications with their cover letters and every move they made, and the result of our review.',
        },
        {
          term: 'About what professionals ask us to check:',
          text: 'what it is, each step with its date and how it was checked, what our reviewers noted, and what you write in a written English task, with how it was rated.',
        },
        {
          term: 'About people who are named as a reference:',
          text: 'name, email address and what they answer. Only our reviewers read it. The email that asks explains how to be forgotten at once.',
        },
        {
          term: 'About people who apply on our public page:',
          text: 'what the form asks for: name, email address, job title, skills, experience, rate, time zone, availability, bio and, where you state them, place, languages, start date, links, work history and education, and what we decided. A résumé you let us read there is not kept. No account exists until we approve it. Until you submit the form, a draft of it is kept in your own browser only.',
        },
        {
          term: 'About people who book a consultation:',
          text: 'name, email address, the notes you add, your time zone, and the time of the call. No account is needed. Where the page shows another service’s calendar, what you enter there goes to that service, under its own privacy notice.',
        },
        {
          term: 'About the way to a hire:',
          text: 'invitations, the times of interviews and what came of them, every version of an offer with the file of what was accepted, the hire, and what both sides answered when we asked how it was going. For a decline: its reason, the score as it was then with what it was made of, and the review you asked for. A calendar that subscribes to your interviews reads them at an address only you have.',
        },
        {
          term: 'About scores:',
          text: 'the score that a company saw when you applied and when it moved your application, with what it was computed from and without names, so that it can be computed again; a sample of the scores in lists; whether you opted out of scores; and when you confirmed that you read how they work.',
        },
        {
          term: 'About the voluntary questions:',
          text: 'if you answer them after a decision: sex and race or ethnicity, sealed, apart from everything else and without your name. They are counted together with those of others to see whether scores and decisions treat people alike. Nobody reads a single answer through this site, our administrators included. You can withdraw it at any time.',
        },
        {
          term: 'About what you write to each other:',
          text: 'the messages with their files, when they were read, texts you saved as templates, whom you blocked, and reports about others.',
        },
        {
          term: 'About our emails to you:',
          text: `that it was sent, for ${RETENTION.sentMails.days} days; what it said is erased once a mail server accepts it. An email that could not be delivered is kept for ${RETENTION.failedMails.days} days, a password or secret link in it for ${RETENTION.mailSecrets.days}. An address from which email came back is kept so that we do not write to it again.`,
        },
        {
          term: 'Against misuse:',
          text: 'how often a network address or an account did what we limit, until the limit ends, after 30 days at most; and a log of what our administrators did, of sign-ins that failed, of changes to an address, a password or a way to sign in, and of deleted accounts, with the network address it was done from.',
        },
      ],
    },
    {
      id: 'seen',
      title: 'Who sees it',
      points: [
        'Companies see the profiles of vetted professionals, and of everyone who applied to them.',
        'With a profile, companies see what was checked, how, and until when it holds; never what a reviewer noted or a referee answered.',
        'Professionals see company profiles, open jobs and the state of their own applications. Private notes and ratings stay with the company.',
        'Nobody but you and the other side sees your messages. Whoever reports someone tells us why in their own words.',
        'Our administrators see accounts, public applications, checks, hires with what both sides said of them, reviews of declines and reports so that they can review and help. They never see a password you chose. Whoever prepares your consultation sees the booking.',
        'The companies that run our servers and deliver our email process data for us, and only on our instructions.',
      ],
    },
    {
      id: 'score',
      title: 'The matching score',
      paragraphs: [
        'The score compares a job with a profile: required and offered skills, title, years of experience, rate and budget, overlapping working hours, availability, and the words both sides use for the work. It is shown with the reasons behind it and with what would raise it.',
        `It never reads name, photo, email address, gender, age, nationality or school. It supports decisions and makes none: nobody is declined or hired because of it, and nobody is hidden unless a company narrows its own list of applications to a minimum score. If a company declines you, you see its reason and what was known about you, and you have ${LIFETIMES.appealDays} days to ask for a review by someone else. A person decides who is admitted to the market.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and your browser',
      paragraphs: [
        `When you sign in we set a cookie with a random number that tells us who you are. It ends ${LIFETIMES.sessionDays} days after your last visit, ${LIFETIMES.sessionMaxDays} days after you signed in at the latest, or when you sign out. While a sign-in takes more than one step, another cookie connects the steps, for ${LIFETIMES.secondStepMinutes} minutes at most. One more cookie tells us that you have signed in with this browser, so that wrong passwords typed elsewhere do not lock you out; it stays when you sign out, for ${LIFETIMES.browserDays} days, and opens nothing by itself. When you choose a language or colors we remember that in a cookie each, for a year. None of them is read by anyone else, and there are no others.`,
        'Your browser also keeps the draft of a long form or of a message until you send it, so that a reload loses nothing, and, while you have an account, what you opened last and how you like your lists. Nothing of that is sent to us.',
      ],
    },
    {
      id: 'long',
      title: 'How long',
      points: [
        {
          term: 'An account:',
          text: 'until you delete it. You need no reason and no help: your account page does it, with your password, and at once. If you sign in without a password, set one first. Your profile, applications, bookings, notifications, photo, logo, interview hours, résumé and sign-ins are erased, and your address is free again.',
        },
        {
          term: 'After that:',
          text: 'messages that others received stay with them, shown as coming from “Deleted user”. So do the steps of an application at the company, without your name or your letter, and the file of an offer that was accepted.',
        },
        {
          term: 'A public application:',
          text: `until it is decided, and for ${RETENTION.intakes.days} days after that, to answer your questions about the decision.`,
        },
        {
          term: 'A reference:',
          text: `the name is forgotten after ${LIFETIMES.referenceLinkDays} days without an answer; an answer after ${LIFETIMES.referenceKeptMonths} months, or as soon as they ask.`,
        },
        {
          term: 'A written English task:',
          text: `the text for ${LIFETIMES.englishTextMonths} months; the level it was given, as long as the account exists.`,
        },
        {
          term: 'A booking:',
          text: `for ${RETENTION.bookings.days} days after the call, or until you ask us to erase it.`,
        },
        {
          term: 'A score that was acted on:',
          text: 'four years, or longer where a law or a dispute requires it. When you delete your account, it is cut off from you: nothing in it leads back to you.',
        },
        {
          term: 'A voluntary answer:',
          text: 'until you withdraw it or delete your account, and never longer than the scores it is compared with.',
        },
        {
          term: 'A sign-in:',
          text: `until you sign out, or ${LIFETIMES.sessionDays} days after your last visit; ${LIFETIMES.sessionMaxDays} days at most.`,
        },
        {
          term: 'The log:',
          text: `${RETENTION.audit.days} days, so that we can account for what we did.`,
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may see your data, take it with you, correct it, have it deleted, and object to how we use it, whichever country you live in. With an account, you can do most of that yourself: your profile and account pages correct it, and the account page gives you what we keep in one machine-readable file, and deletes it. Only a voluntary answer is not in the file: no one can read it here.',
        'Without an account, you can have what we keep about your address erased on a page made for that. We email a link to the address; once you confirm there, it is done at once.',
        `For anything else: ${write} We answer within 30 days, and we ask for no more proof than that the email comes from the address it is about. You may also complain to the data protection authority where you live.`,
      ],
      link: { label: 'Have your data erased without an account', to: PUBLIC_PATHS.eraseMyData },
    },
  ],
};

export const TERMS: LegalText = {
  title: 'Terms',
  lead: 'What you can expect of us and what we expect of you.',
  changed: LEGAL_VERSIONS.terms,
  sections: [
    {
      id: 'what',
      title: `What ${brand.name} is`,
      paragraphs: [
        `${brand.name} brings together businesses in the United States and professionals in Latin America. Companies post jobs and choose; professionals apply and choose. Whatever the two agree on is a contract between them.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      points: [
        'You are of age, you use your own name, and what you state is true.',
        'Your password is yours alone. Tell us at once if somebody else has it.',
        'One account per person. An account is either for hiring or for being hired, and that does not change.',
        'You can delete it on your account page whenever you like, and take your data with you first. Whatever is open then ends: a company’s jobs close, a professional’s applications are withdrawn.',
        'We can suspend it when it harms others. Write to us, and we tell you why.',
      ],
    },
    {
      id: 'professionals',
      title: 'For professionals',
      points: [
        'Applying and being found cost you nothing, now and later.',
        `A person reviews every application to the market and answers within ${ANSWER_BUSINESS_DAYS} business days. We may say no; you may apply again.`,
        'You can withdraw an application at any time. An offer is binding only once you accept it.',
      ],
    },
    {
      id: 'companies',
      title: 'For companies',
      points: [
        'No upfront fees. You pay only when you hire.',
        `If a hire does not work out within the first ${BRAND_FACTS.guaranteeMonths} months, we look for a replacement at no further fee: that is the ${BRAND_FACTS.guaranteeMonths}-month guarantee.`,
        'Jobs are real, lawful and described as they are. You use what you learn about professionals to hire, and for nothing else.',
        'You hire on merit. You turn no one down for who they are.',
      ],
    },
    {
      id: 'consultations',
      title: 'Consultations',
      points: [
        'A consultation is free and binds you to nothing.',
        'You can move or cancel it with the link in the confirmation until it begins. We do so only when we must, and tell you by email.',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      points: [
        'No harassment, no spam, no requests for money, no unpaid work disguised as a test.',
        'No copying of profiles or jobs by machine.',
        'Block anyone who bothers you, and report what should not happen. We read every report.',
      ],
    },
    {
      id: 'score',
      title: 'The matching score',
      paragraphs: [
        'Scores are computed from what both sides state. They are an aid to reading, not a promise and not a decision: people make those. Nobody is turned down because of a score.',
      ],
    },
    {
      id: 'liability',
      title: 'What we are responsible for',
      paragraphs: [
        'We run the service with care and fix what breaks. We are not a party to what companies and professionals agree on, and we are not responsible for what they do. Where the law makes us liable, we are.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        `The top of this page says when the terms last changed. Which version you agreed to is kept with your account. Questions? ${write}`,
      ],
    },
  ],
};
