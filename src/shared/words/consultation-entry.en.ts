/** Texts of a consultation's calendar entry, shared by the mail and the page. */
import { brand } from '#shared/brand.ts';

export const consultationEntryEn = {
  summary: `${brand.name} consultation`,
  description: `Your free consultation with ${brand.name}. We send the link for the call to your email address before it starts.\nTo choose another time or to cancel, use the link in your confirmation mail.`,
  location: 'Online',
};
