/** Links for choosing the theme of public pages. The server stores the choice and marks it (`page-theme.ts`). */
import { PAGE_FRAME } from '#client/page-frame.ts';
import { usePageLanguage } from '#client/page-language.ts';
import { THEME_CHOICES, THEME_PARAMETER } from '#shared/themes.ts';

export const ThemeLinks = () => {
  const texts = PAGE_FRAME[usePageLanguage()].theme;
  return (
    <ul aria-label={texts.label} className="flex gap-x-4">
      {THEME_CHOICES.map((choice) => (
        <li key={choice}>
          <a
            href={`?${THEME_PARAMETER}=${choice}`}
            rel="nofollow"
            data-theme-choice={choice}
            aria-current={choice === 'system' ? 'true' : undefined}
            className="inline-flex min-h-8 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {texts[choice]}
          </a>
        </li>
      ))}
    </ul>
  );
};
