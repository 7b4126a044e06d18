/** Texts of the page that switches emails off, in English. */
export const unsubscribePageEn = {
  title: 'Stop these emails',
  search: 'We will stop emailing you about your saved search “{name}”. The search stays saved.',
  weekly: 'We will stop the weekly email with your new matches.',
  button: 'Stop the emails',
  doneTitle: 'Done',
  searchDone: 'You will get no more emails about your saved search “{name}”.',
  weeklyDone: 'You will get no more weekly emails with new matches. You can turn them on again on your account page.',
  goneTitle: 'This link does not work',
  gone: 'The search was deleted and sends no more emails, or the link is incomplete. If you still get these emails, use the link in the latest email.',
  home: 'Go to the home page',
};
