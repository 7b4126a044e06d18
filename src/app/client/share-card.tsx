/** Content of share cards: texts and SVG pictures. The build draws them (`scripts/lib/share-images.mjs`). */
import { renderToStaticMarkup } from 'react-dom/server';
import { BridgeMark } from '#client/ui/illustrations/bridge-mark.tsx';
import { LowBridge } from '#features/marketing/client/components/low-bridge.tsx';
import { brand } from '#shared/brand.ts';
import type { Language } from '#shared/languages.ts';
import { localizedPath } from '#shared/paths.ts';
import { CARD_SIZE, localizePage, type PublicPage, pageLanguages } from './public-page.ts';

/** A share card that the build draws. */
export interface CardToDraw {
  /** The page's address in a language, relative to the site's address. */
  address: string;
  size: typeof CARD_SIZE;
  kicker: string;
  title: string;
  note?: string | undefined;
  brand: string;
  /** The logo as SVG. */
  mark: string;
  /** A page's own picture is placed next to the text, the default bridge below it. */
  picture: { svg: string; isNextToText: boolean };
}

export const cardsToDraw = (pages: readonly PublicPage[]): CardToDraw[] => {
  const mark = renderToStaticMarkup(<BridgeMark />);
  const bridge = renderToStaticMarkup(<LowBridge />);
  const buildCards = (page: PublicPage, language: Language): CardToDraw[] => {
    const { path, share } = localizePage(page, language);
    if (!share) return [];
    const { picture, ...words } = share;
    const drawn = picture
      ? { svg: renderToStaticMarkup(picture), isNextToText: true }
      : { svg: bridge, isNextToText: false };
    return [
      { ...words, address: localizedPath(path, language), size: CARD_SIZE, brand: brand.name, mark, picture: drawn },
    ];
  };
  return pages.flatMap((page) => pageLanguages(page).flatMap((language) => buildCards(page, language)));
};
