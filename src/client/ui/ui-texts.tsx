/**
 * The few words that the building blocks themselves say, English unless a provider gives another language's.
 * Screens bring their own texts as props. No translation library here, so that static pages can use the blocks too.
 */
import { createContext, type ReactNode, useContext } from 'react';

export interface UiTexts {
  add: string;
  cancel: string;
  clearSearch: string;
  close: string;
  dismiss: string;
  hidePassword: string;
  loading: string;
  loadMore: string;
  menu: string;
  more: string;
  notice: string;
  notifications: string;
  removeSkill: (skill: string) => string;
  retry: string;
  search: string;
  showPassword: string;
  signOut: string;
  skipToContent: string;
  somethingWentWrong: string;
  accountMenu: string;
  mainNavigation: string;
}

const englishTexts: UiTexts = {
  add: 'Add',
  cancel: 'Cancel',
  clearSearch: 'Clear',
  close: 'Close',
  dismiss: 'Dismiss',
  hidePassword: 'Hide characters',
  loading: 'Loading…',
  loadMore: 'Load more',
  menu: 'Menu',
  more: 'More',
  notice: 'Notice',
  notifications: 'Notices (F8)',
  removeSkill: (skill) => `Remove ${skill}`,
  retry: 'Retry',
  search: 'Search',
  showPassword: 'Show characters',
  signOut: 'Sign out',
  skipToContent: 'Skip to content',
  somethingWentWrong: 'Something went wrong',
  accountMenu: 'Account menu',
  mainNavigation: 'Main',
};

const UiTextsContext = createContext<UiTexts>(englishTexts);

/** Gives the blocks below it another language's words; what is left out stays English. */
export const UiTextsProvider = ({ texts, children }: { texts: Partial<UiTexts>; children: ReactNode }) => (
  <UiTextsContext value={{ ...englishTexts, ...texts }}>{children}</UiTextsContext>
);

/** The words of the nearest provider. */
export const useUiTexts = (): UiTexts => useContext(UiTextsContext);
