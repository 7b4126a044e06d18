/** English text for the page shown for unknown URLs. */
export const notFoundEn = {
  head: {
    title: 'Page not found',
    description: 'There’s no page at this address.',
    share: { kicker: '404', title: 'Page not found' },
  },
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
  home: 'Go Home',
  consultation: 'Schedule a consultation',
  apply: 'Apply as a professional',
  resources: 'Resources',
  signIn: 'Sign In',
  dashboard: 'Dashboard',
};
