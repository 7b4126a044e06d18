/** The switch by which a company reads without names; comes with it. */
export const hideNamesEn = {
  label: 'Hide names',
  help: 'Names, photos, links, files, schools and places stay hidden, in messages and emails too, until you reveal a person on their application.',
  what: 'What these options do',
  scores: 'Hide scores in lists',
  scoresHelp: 'Lists show no scores. Sort by newest to keep scores out of the order, too.',
};
