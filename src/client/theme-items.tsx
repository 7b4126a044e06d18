/** Themes as menu items. */
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import {
  parseThemeChoice,
  THEME_CHOICES,
  THEME_COOKIE,
  THEME_COOKIE_SECONDS,
  type ThemeChoice,
} from '#shared/themes.ts';
import type { MenuItem } from './ui/menu-item.ts';
import { useUiTexts } from './ui/ui-texts.ts';

/** Returns the theme choice of this page. The server and `chooseTheme` set the attribute. */
const chosenTheme = (): ThemeChoice => parseThemeChoice(document.documentElement.dataset.theme) ?? 'system';

const onThemeChange = (update: () => void): (() => void) => {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** Applies a theme to this page and stores it in this browser. */
const chooseTheme = (choice: ThemeChoice): void => {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  const maxAge = choice === 'system' ? 0 : THEME_COOKIE_SECONDS;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and the value is not secret.
  document.cookie = `${THEME_COOKIE}=${choice}; path=/; samesite=lax; max-age=${maxAge}${secure}`;
};

/** In the order of THEME_CHOICES. */
const ICONS = [Monitor, Sun, Moon] as const;

export const useThemeItems = (): MenuItem[] => {
  const texts = useUiTexts();
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme);
  return THEME_CHOICES.map((choice, index) => {
    const Icon = ICONS[index] ?? Monitor;
    return {
      label: texts.theme[choice],
      icon: <Icon className="size-4" />,
      isChosen: choice === chosen,
      onSelect: () => chooseTheme(choice),
    };
  });
};
