/** English texts of the frame of public pages. */
export const pageFrameEn = {
  language: 'Language',
  theme: { label: 'Colors', system: 'System', light: 'Light', dark: 'Dark' },
  home: 'Home',
  privacy: 'Privacy',
  terms: 'Terms',
};
