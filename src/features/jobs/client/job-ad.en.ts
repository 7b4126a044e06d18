/** English text for the panel that fills in the job form from a job ad. */
export const jobAdEn = {
  title: 'Start from a job ad',
  text: 'Paste an ad you already have, and we’ll fill in what it says. You’ll see which line each value comes from. We don’t keep the ad.',
  open: 'Paste a job ad',
  label: 'Text of the job ad',
  read: 'Fill in from the ad',
  cancel: 'Cancel',
  found:
    '{count, plural, =0 {We couldn’t read this ad} one {We read # field from the ad} other {We read # fields from the ad}}',
  foundText: 'Check each one before you post. We keep what you typed until you replace it.',
  nothing: 'Fill in the form yourself, or paste another ad.',
  source: 'Line {line, number}:',
  taken: 'Filled in',
  replace: 'Replace',
  replaceItem: 'Replace what you typed with {item}',
  undo: 'Undo',
  pasteAnother: 'Paste another ad',
  missing: 'The ad isn’t clear about: {fields}',
} as const;
