/** The emails that the account page lists for a person: those with a switch, and those that are always sent. */
import { type AccountType, MAIL_CHOICES, type MailChoice } from '#shared/vocabulary.ts';

const MAILS = Object.entries(MAIL_CHOICES) as [MailChoice, { to: readonly AccountType[] }][];

/**
 * Returns the kinds of email for an account type, or all kinds while no type is chosen. Members who do not recruit get only emails about
 * interviews, because they can hold interviews.
 */
export const listMailChoices = (type: AccountType | null, mayRecruit: boolean): MailChoice[] =>
  MAILS.filter(([, { to }]) => type === null || to.includes(type))
    .map(([choice]) => choice)
    .filter((choice) => mayRecruit || choice === 'interviews');

/** Returns the text key for a kind of email. The whole team shares a company's saved searches, but only one person receives the emails. */
export const mailTextKey = (choice: MailChoice, type: AccountType | null) =>
  choice === 'savedSearches' && type === 'company' ? 'savedSearchesTextForCompany' : (`${choice}Text` as const);

/** Returns the text key for the sentence about emails without a switch. */
export const alwaysSentKey = (type: AccountType | null, mayRecruit: boolean): AccountType | 'member' =>
  type === 'company' && !mayRecruit ? 'member' : (type ?? 'candidate');
