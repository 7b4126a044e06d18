/** What a company reads beside an application whose name it hides; comes with the button. */
export const revealNameEn = {
  title: 'The name is hidden',
  text: 'You read this application without a name, photo, links, schools or places. To propose an interview, make an offer or hire, reveal who it is.',
  button: 'Reveal name',
  question: 'Reveal who this is?',
  consequence:
    'You will see this person’s name in everything from then on. It is logged and cannot be hidden again for this person.',
  confirm: 'Reveal name',
  done: 'Name revealed',
};
