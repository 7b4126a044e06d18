/** The mails that the account page lists for a person: those with a switch, and those that are always sent. */
import { type AccountType, MAIL_CHOICES, type MailChoice } from '#shared/vocabulary.ts';

const MAILS = Object.entries(MAIL_CHOICES) as [MailChoice, { to: readonly AccountType[] }][];

/**
 * The kinds of mail for an account type; all of them while no type is chosen. Members who do not recruit get none about the company's business,
 * except about interviews, which they can hold.
 */
export const listMailChoices = (type: AccountType | null, mayRecruit: boolean): MailChoice[] =>
  MAILS.filter(([, { to }]) => type === null || to.includes(type))
    .map(([choice]) => choice)
    .filter((choice) => mayRecruit || choice === 'interviews');

/** The text key of the explanation of a kind of mail. A company's saved searches are its team's, and one person receives them. */
export const mailTextKey = (choice: MailChoice, type: AccountType | null) =>
  choice === 'savedSearches' && type === 'company' ? 'savedSearchesTextForCompany' : (`${choice}Text` as const);

/** The text key of the sentence about mails without a switch. */
export const alwaysSentKey = (type: AccountType | null, mayRecruit: boolean): AccountType | 'member' =>
  type === 'company' && !mayRecruit ? 'member' : (type ?? 'candidate');
