/** Texts of the switch that hides names from a company. Loaded with the switch. */
export const hideNamesEn = {
  label: 'Hide names',
  help: 'Names, photos, links, files, schools and places stay hidden, in messages and emails too, until you or someone on your team opens an application and reveals the person.',
  scores: 'Hide scores in lists',
  scoresHelp: 'Lists show no scores. Sort by newest to keep scores out of the order, too.',
};
