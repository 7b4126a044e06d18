/**
 * Texts of the ui components. Screens pass their own texts as props. Independent of the translation library, so that static pages can use the
 * components. English unless another language is provided.
 */
import { createContext, useContext } from 'react';
import type { CityNames } from './zone-cities.en.ts';

export const uiTextsEn = {
  add: 'Add',
  cancel: 'Cancel',
  clearFilters: 'Clear filters',
  clearSearch: 'Clear',
  close: 'Close',
  dismiss: 'Dismiss',
  filters: 'Filters',
  filtersActive: (count: number) => (count === 1 ? '1 filter active' : `${count} filters active`),
  hidePassword: 'Hide characters',
  jumpTo: 'Jump to…',
  loading: 'Loading…',
  loadMore: 'Load more',
  menu: 'Menu',
  more: 'More',
  notice: 'Notice',
  notifications: 'Notices (F8)',
  removeSkill: (skill: string) => `Remove ${skill}`,
  retry: 'Retry',
  search: 'Search',
  showPassword: 'Show characters',
  signOut: 'Sign out',
  skillCount: (count: number, most: number) => `${count} of ${most}`,
  skillRemoved: (skill: string) => `${skill} removed`,
  skillsAdded: (skills: readonly string[]) => `${skills.join(', ')} added`,
  sameSkillAs: (skill: string, other: string) =>
    `“${skill}” is the same skill as “${other}”, which is already on your list.`,
  skillAlreadyAdded: (skill: string) => `“${skill}” is already on your list.`,
  skipToContent: 'Skip to content',
  somethingWentWrong: 'Something went wrong',
  suggestions: 'Suggestions',
  unknownZone: 'We don’t recognize this time zone, so we can’t count the hours in common. Try a city, such as Bogotá.',
  suggestionCount: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  theme: { system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
  tooManySkills: (most: number) => `A list can have at most ${most} skills. Remove one to add another.`,
  accountMenu: 'Account menu',
  mainNavigation: 'Main',
};

/** `cities` is absent in English, whose city names load with the component that shows them. */
export type UiTexts = typeof uiTextsEn & { cities?: CityNames };

export type UiTranslation = Required<UiTexts>;

const UiTextsContext = createContext<UiTexts>(uiTextsEn);

export const UiTextsProvider = UiTextsContext.Provider;

export const useUiTexts = (): UiTexts => useContext(UiTextsContext);
