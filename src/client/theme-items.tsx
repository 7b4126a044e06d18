/** Themes as menu items; loaded with the menu. */
import { Monitor, Moon, Sun } from 'lucide-react';
import { THEME_CHOICES } from '#shared/themes.ts';
import { chooseTheme, chosenTheme } from './theme.ts';
import type { MenuItem } from './ui/menu-item.ts';
import { useUiTexts } from './ui/ui-texts.ts';

/** In the order of THEME_CHOICES. */
const ICONS = [Monitor, Sun, Moon] as const;

export const useThemeItems = (): MenuItem[] => {
  const texts = useUiTexts();
  const chosen = chosenTheme();
  return THEME_CHOICES.map((choice, at) => {
    const Icon = ICONS[at] ?? Monitor;
    return {
      label: texts.theme[choice],
      icon: <Icon aria-hidden="true" className="size-4" />,
      isChosen: choice === chosen,
      onSelect: () => chooseTheme(choice),
    };
  });
};
