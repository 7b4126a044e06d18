/**
 * The legal pages as data. They describe what the program does: whoever changes what is kept, for how long or who sees it
 * changes this text too.
 */
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';

export interface LegalSection {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
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
  changed: '2026-01-15',
  sections: [
    {
      id: 'short',
      title: 'In short',
      points: [
        'We keep what you give us in order to bring companies and professionals together, and for nothing else.',
        'We sell no data, show no advertising and use no trackers.',
        'There is one cookie. It keeps you signed in.',
        'A matching score is computed from what both sides state about the work. It decides nothing.',
        'You can have a copy of your data, and you can have it deleted.',
      ],
    },
    {
      id: 'kept',
      title: 'What we keep',
      points: [
        'Of everyone with an account: name, e-mail address, a scrambled form of the password from which the password cannot be read back, the language, and when and from which browser you signed in.',
        'Of companies: the company profile, the jobs, notes and ratings about applications, and the shortlist.',
        'Of professionals: the profile (job title, skills, experience, rate, time zone, availability, bio and links), the applications and the result of our review.',
        'Of people who apply on our public page: the application. No account exists until we approve it.',
        'Messages between companies and professionals, and the mails we sent you.',
        'For an hour at most, how often a network address tried to sign in, register or apply, so that nobody can try without end.',
        'A log of what our administrators did, with the network address it was done from.',
      ],
    },
    {
      id: 'seen',
      title: 'Who sees it',
      points: [
        'Companies see the profiles of vetted professionals, and of everyone who applied to them.',
        'Professionals see company profiles, open jobs and the state of their own applications. Private notes and ratings stay with the company.',
        'Nobody but you and the other side sees your messages, unless you report somebody.',
        'Our administrators see accounts and applications in order to review and to help. They never see a password you chose.',
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
      title: 'Cookies',
      paragraphs: [
        `We set one cookie when you sign in. It holds a random number that tells us who you are and ends ${LIFETIMES.sessionDays} days after your last visit. Your browser also keeps the draft of a long form until you send it; that never leaves your computer.`,
      ],
    },
    {
      id: 'long',
      title: 'How long',
      points: [
        'An account and its profile: until you delete it.',
        'After a deletion, messages that others received stay with them, shown as from a deleted user.',
        'A public application: until it is decided, and afterwards as long as we need it to answer your questions about the decision.',
        `A sign-in: until you sign out, or ${LIFETIMES.sessionDays} days after your last visit.`,
        'The log of our administrators: as long as the law expects us to be able to account for what we did.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may see your data, take it with you, correct it, have it deleted, and object to how we use it, whichever country you live in. You may also complain to the data protection authority where you live.',
        `${write} We answer within 30 days, and we ask for no more proof than that the mail comes from the address of your account.`,
      ],
    },
  ],
};

export const TERMS: LegalText = {
  title: 'Terms',
  lead: 'What you can expect of us and what we expect of you.',
  changed: '2026-01-15',
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
        'You can delete it whenever you like. We can suspend it when it harms others, and we tell you why.',
      ],
    },
    {
      id: 'professionals',
      title: 'For professionals',
      points: [
        'Applying and being found cost you nothing, now and later.',
        'We review every application and answer within 2-3 business days. We may say no; you may apply again.',
        'An offer is binding only once you accept it.',
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
      id: 'conduct',
      title: 'Together',
      points: [
        'No harassment, no spam, no requests for money, no work for free disguised as a test.',
        'No copying of profiles or jobs by machine.',
        'Report what you see. We read every report.',
      ],
    },
    {
      id: 'score',
      title: 'The matching score',
      paragraphs: [
        'Scores are computed from what both sides state. They are a help for reading, not a promise, and not a decision: those are made by people.',
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
