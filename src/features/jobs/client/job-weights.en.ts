/** English text for the factor weights in the job form, loaded with that part of the form. */
export const jobWeightsEn = {
  title: 'What counts more or less',
  text: 'Each part of the score can count from half to twice as much as usual for this job. Scores stay between 0 and 100, no one is hidden, and candidates see what you chose.',
  usual: 'As usual',
  times: '{times} times',
  more: 'Counts more: {factors}.',
  less: 'Counts less: {factors}.',
  none: 'Everything counts as usual.',
};
