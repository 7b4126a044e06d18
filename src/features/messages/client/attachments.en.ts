/** English text for files in messages, loaded with the first file. */
export const attachmentsEn = {
  chosen: 'Attached files',
  uploading: 'Uploading {name}',
  waiting: 'Your files are still uploading.',
  remove: 'Remove {name}',
  retry: 'Upload {name} again',
  tooLarge: 'Larger than {megabytes} MB',
  picture: 'Picture: {name}',
  hidden: 'Reveal the person’s name to open this file',
  hiddenName: '{type} file',
  gone: '{count, plural, one {# file is no longer available} other {# files are no longer available}}',
} as const;
