/** Links to the languages of a public page. They also store the choice, because the address alone does not. */

import { PAGE_FRAME } from '#client/page-frame.ts';
import { usePageLanguage, usePagePath } from '#client/page-language.ts';
import { LANGUAGE_FACTS, LANGUAGE_PARAMETER, LANGUAGES } from '#shared/languages.ts';
import { localizedPath } from '#shared/paths.ts';

/** Marks the current language. */
export const LanguageLinks = () => {
  const current = usePageLanguage();
  const path = usePagePath();
  return (
    <ul aria-label={PAGE_FRAME[current].language} className="flex gap-x-4">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`${localizedPath(path, language)}?${LANGUAGE_PARAMETER}=${language}`}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            className="rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {LANGUAGE_FACTS[language].name}
          </a>
        </li>
      ))}
    </ul>
  );
};
