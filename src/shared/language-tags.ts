/**
 * BCP 47 tags of spoken languages: a language, optionally with a script and a region, such as `es`, `pt-BR` or `zh-Hant`. The languages of the
 * product itself are in languages.ts.
 */

/** The languages of ISO 639-1. */
const TWO_LETTERS =
  `aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo
  fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la
  lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw
  sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za
  zh zu`.split(/\s+/);

const twoLetterTags = new Set(TWO_LETTERS);

/** Excluded from the select, because hardly any profile has them as a working language. */
const RARE_LANGUAGES = new Set('ae cu ia ie ii io pi vo'.split(' '));

/** The options of the language select. A profile may contain other languages. */
export const SELECTABLE_LANGUAGES: readonly string[] = TWO_LETTERS.filter((tag) => !RARE_LANGUAGES.has(tag));

const TAG = /^([a-z]{2,3})(-[a-z]{4})?(-(?:[a-z]{2}|\d{3}))?$/i;

/** Returns true for a tag with a language and at most a script and a region. */
export const isLanguageTag = (tag: string): boolean => {
  const language = TAG.exec(tag)?.[1]?.toLowerCase();
  return language !== undefined && (language.length === 3 || twoLetterTags.has(language));
};

/** Normalizes the case of a tag: `ES-mx` becomes `es-MX`. Returns invalid tags unchanged. */
export const canonicalLanguageTag = (tag: string): string =>
  isLanguageTag(tag) ? (Intl.getCanonicalLocales(tag)[0] ?? tag) : tag;
