/**
 * Detects the language of a job post from frequent short words. Defaults to English, because the marketplace works in English. Used for the `lang`
 * attribute, because pages in other languages do not translate job posts.
 */
import { LANGUAGES, type Language } from '#shared/languages.ts';

/** Words that are frequent in one language and rare in the others. */
const FREQUENT_WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set('the and to of for with you our we is are will your on as be this have that'.split(' ')),
  es: new Set('el los las del y con una nuestro nuestra es eres tu al buscamos experiencia años más por'.split(' ')),
  pt: new Set('o os das dos do da e com uma nosso nossa você em ao não buscamos experiência anos mais é'.split(' ')),
};

/** How many characters to read. The rest of a long post is assumed to be in the same language. */
const READ_CHARACTERS = 4_000;

interface Post {
  title: string;
  description?: string;
  responsibilities?: string | null;
}

/** Returns the language of a job post. The beginning of the description, which list rows contain, is enough to decide. */
export const postLanguage = ({ title, description, responsibilities }: Post): Language => {
  const words =
    [title, description, responsibilities]
      .join(' ')
      .slice(0, READ_CHARACTERS)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => FREQUENT_WORDS[language].has(word)).length,
  }));
  return counts.reduce((best, entry) => (entry.count > best.count ? entry : best)).language;
};
