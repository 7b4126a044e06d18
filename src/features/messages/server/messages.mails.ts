/** The email about unread messages. Pure. `unread-mail.ts` decides when it is sent. */
import { quoteBlocks } from '#server/mail/mail-quote.ts';
import { link, type MailContent, paragraph } from '#server/mail/mail-template.ts';
import { greeting, mailTexts, type NamedReader } from '#server/mail/mail-texts.ts';
import { toPlainName } from '#server/mail/plain-words.ts';
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { messageMailsEn } from './messages.mails.en.ts';
import { messageMailsEs } from './messages.mails.es.ts';
import { messageMailsPt } from './messages.mails.pt.ts';

const textsIn = mailTexts({ en: messageMailsEn, es: messageMailsEs, pt: messageMailsPt });

const QUOTED_CHARACTERS = 400;

/** Tells the recipient that a message from `writerName` is still unread. */
export const unreadMessageMail = (
  { language, publicUrl, firstName }: NamedReader,
  message: { senderId: string; content: string; attachmentCount: number; writerName: string },
): MailContent => {
  const t = textsIn(language);
  const writer = message.writerName.replace(/\s+/g, ' ');
  return {
    subject: t('subject', { writer: toPlainName(writer), brand: brand.name }),
    greeting: greeting(language, firstName),
    blocks: [
      paragraph(t('text', { writer })),
      ...quoteBlocks(message.content, QUOTED_CHARACTERS),
      ...(message.attachmentCount === 0 ? [] : [paragraph(t('files', { count: message.attachmentCount }))]),
      link(t('link'), `${publicUrl}${APP_PATHS.messages}?userId=${message.senderId}`),
    ],
    reason: t('reason', { brand: brand.name, minutes: LIFETIMES.unreadMailMinutes }),
  };
};
