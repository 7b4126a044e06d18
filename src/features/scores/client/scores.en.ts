/** English text for the score notice line and its checkbox. */
export const scoresEn = {
  notice: {
    line: 'Companies see a score. <how>How scores work</how>',
    lineUnscored: 'Your scores are off. <how>How scores work</how>',
    checkbox: 'I have read <how>how scores work</how>',
    checkboxMissing: 'Read how scores work and check this box before you apply.',
  },
};
