/** The languages a public page is made in, as plain links that the server remembers. */
import { PAGE_TEXTS, usePageLanguage } from '#client/page-texts.ts';
import { LANGUAGE_FACTS, LANGUAGE_PARAMETER, LANGUAGES } from '#shared/languages.ts';

/** Links to the same page in each language, the present one marked. */
export const LanguageLinks = () => {
  const current = usePageLanguage();
  return (
    <ul aria-label={PAGE_TEXTS[current].language} className="flex gap-x-4">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`?${LANGUAGE_PARAMETER}=${language}`}
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
