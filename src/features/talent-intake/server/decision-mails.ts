/** What all emails about review decisions share: the kind of approvals, the key, and the reader. */
import type { MailReader } from '#server/mail/mail-texts.ts';
import type { Platform } from '#server/platform.ts';
import type { Language } from '#shared/languages.ts';
import { siteFor } from '#shared/site-host.ts';

export const APPROVED_MAIL = 'approved';

/** The start of the dedupe key of the email about a decision; the rest is the decision's id. */
export const REVIEW_MAIL_PREFIX = 'review:';

export const reviewMailKey = (decisionId: string): string => `${REVIEW_MAIL_PREFIX}${decisionId}`;

export const toMailReader = ({ env }: Pick<Platform, 'env'>, { language }: { language: Language }): MailReader => ({
  publicUrl: siteFor(env.publicUrl, 'candidate'),
  language,
});
