/** English text for the data export. */
export const dataExportEn = {
  title: 'Your data',
  text: 'Download a copy of the data we keep about you.',
  what: 'One JSON file with your account, profile, jobs or applications, messages, notifications and more. It doesn’t include files you uploaded, but you can download those from the pages where they appear.',
  whatMember:
    'One JSON file with your account, reviews, interviews, notifications and your other data. Jobs, applications and messages belong to the company and are in the file that its owners download.',
  download: 'Download your data',
  pending: 'Collecting…',
};
