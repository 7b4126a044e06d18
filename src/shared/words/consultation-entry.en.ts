/** Texts for a consultation's calendar entry, shared by the email and the page. */
import { brand } from '#shared/brand.ts';

export const consultationEntryEn = {
  summary: `${brand.name} consultation`,
  description: `Your free consultation with ${brand.name}. We’ll email you the link to the call before it starts.\nTo choose another time or cancel, use the link in your confirmation email.`,
  location: 'Online',
};
