/** Texts of the panel that reveals a hidden name. Loaded with the button. */
export const revealNameEn = {
  title: 'The name is hidden',
  text: 'You’re reading this application without a name, photo, links, schools or places. To propose an interview, make an offer or hire, reveal the name.',
  button: 'Reveal name',
  question: 'Reveal who this is?',
  consequence:
    'From then on, your company sees this person’s name everywhere. We log that you revealed it, and you can’t hide it again.',
  confirm: 'Reveal name',
  done: 'Name revealed',
};
