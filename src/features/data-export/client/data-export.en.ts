/** Texts of the data export, in English. */
export const dataExportEn = {
  title: 'Your data',
  text: 'Download a copy of what we keep about you.',
  what: 'One JSON file with your account, profile, jobs or applications, messages, notifications and the rest. It does not include files you uploaded; download those where they are shown.',
  whatMember:
    'One JSON file with your account, reviews, interviews, notifications and the rest of your own data. Jobs, applications and messages belong to the company and are in the file that its owners download.',
  download: 'Download your data',
  pending: 'Collecting…',
};
