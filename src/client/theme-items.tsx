/** The themes as entries of a menu; loaded with the menu. */
import { Monitor, Moon, Sun } from 'lucide-react';
import { THEME_CHOICES } from '#shared/themes.ts';
import { chooseTheme, chosenTheme } from './theme.ts';
import type { MenuItem } from './ui/menu-item.ts';
import { useUiTexts } from './ui/ui-texts.ts';

/** In the order of the choices. */
const ICONS = [Monitor, Sun, Moon] as const;

/** One of them is chosen. */
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
