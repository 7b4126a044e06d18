/** The languages a public page is made in, as plain links that the server remembers. */
import { usePageLanguage } from '#client/page-language.ts';
import { LANGUAGE_NAMES, LANGUAGE_PARAMETER } from '#shared/languages.ts';
import { LANGUAGES } from '#shared/vocabulary.ts';

const LABEL = { en: 'Language', es: 'Idioma', pt: 'Idioma' };

/** Links to the same page in each language, the present one marked. */
export const LanguageLinks = () => {
  const current = usePageLanguage();
  return (
    <ul aria-label={LABEL[current]} className="flex gap-x-4">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={`?${LANGUAGE_PARAMETER}=${language}`}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            className="rounded-sm py-1 underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
};
