/** English text for the unsubscribe page. */
export const unsubscribePageEn = {
  title: 'Stop these emails',
  search: 'You can stop the emails about your saved search “{name}” here. The search stays saved.',
  weekly: 'You can stop the weekly email with your new matches here.',
  button: 'Stop the emails',
  doneTitle: 'Done',
  searchDone: 'You’ll no longer get emails about your saved search “{name}”.',
  weeklyDone: 'You’ll no longer get weekly emails with new matches. You can turn them on again on your account page.',
  goneTitle: 'This link doesn’t work',
  gone: 'The search was deleted and no longer sends emails, or the link is incomplete. If you still get these emails, use the link in the latest email.',
  home: 'Go to the home page',
};
