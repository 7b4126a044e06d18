/** English text for the factor weights in the job form, loaded with that part of the form. */
export const jobWeightsEn = {
  title: 'What counts more or less',
  text: 'For this job, you can make each part of the score count from half to twice as much as usual. Scores still range from 0 to 100, no one is hidden, and candidates see what you chose.',
  usual: 'As usual',
  times: '{times} times',
  more: 'Counts more: {factors}.',
  less: 'Counts less: {factors}.',
  none: 'Everything counts as usual.',
};
