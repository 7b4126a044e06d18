/** Texts that a form shows before its optional parts load: the résumé drop zone and the links to the parts. In English. */
export const profileStartEn = {
  optional: 'optional',
  resume: {
    title: 'Start with your résumé',
    text: 'Drop a PDF or DOCX here. We’ll suggest what to fill in, field by field, and you decide what to use.',
    textPublic: 'We don’t keep the file.',
    textKept: 'We keep the file on your profile, where companies can download it until you remove it.',
    choose: 'Choose a file',
    another: 'Choose another file',
    drop: 'Drop your file here',
    reading: 'Reading {name}…',
    limit: 'PDF or DOCX, up to {megabytes} MB',
    tooLarge: 'This file is larger than {megabytes} MB. Please choose a smaller one.',
    failed: 'We couldn’t read your résumé. Please try again.',
  },
  more: {
    title: 'More about you',
    text: 'Work history, education, languages and more. These details help companies decide, and you can add them later.',
    open: 'Add details now',
  },
} as const;
