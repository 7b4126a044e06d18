/** The text sent to a person for each rejection reason. Used by the dialog as a preview and by the server as the default. */
import { brand } from '#shared/brand.ts';

export const rejectionEn = {
  opening:
    'Thank you for the time you put into your profile. We read it carefully, and we can’t approve it at the moment.',
  incomplete:
    'Your profile doesn’t tell us enough yet. Describe your last positions with their dates, what you did there, and the tools you use.',
  experience: `Companies on ${brand.name} mostly look for people with more years in the role you chose. Once you have more experience, you can send us your profile again.`,
  english: `The jobs on ${brand.name} are with companies in the United States, and the work is done in English. Your profile doesn’t yet show that your English is strong enough.`,
  demand: `At the moment, few companies on ${brand.name} are looking for the skills you list.`,
  region: 'We can only accept people who live and work in Latin America, and your profile doesn’t say that you do.',
  unconfirmed: 'We couldn’t confirm some of what your profile says, such as an employer or a link.',
  duplicate: 'You already have another application or account with us. Please continue with that one.',
};
