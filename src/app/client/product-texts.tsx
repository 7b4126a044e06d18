/**
 * The language of the signed-in product: at first the page's language, then the user's choice. Changing it on the account page updates every screen
 * immediately, and refetches texts from the server.
 */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useCached } from '#client/api/use-cached.ts';
import { ALL_READS, refetchAfterChange } from '#client/live/refresh.ts';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { Texts } from '#client/texts.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { SkillKnowledge } from '#features/matching/client/public/skill-knowledge.tsx';
import { WordingContext } from '#features/matching/client/public/wording.ts';
import { frameTextsEn } from './frame-texts.en.ts';
import { loadProductTranslation, type ProductTranslation } from './load-product-texts.ts';
import { setErrorLanguage } from './product-errors.ts';

interface ProductTextsProps {
  /** The translation of the page's language. */
  initial: ProductTranslation | null;
  children: ReactNode;
}

export const ProductTexts = ({ initial, children }: ProductTextsProps) => {
  const queryClient = useQueryClient();
  const [translation, setTranslation] = useState(initial);
  const currentLanguage = translation?.language ?? 'en';
  // Reads the user that the router has loaded, without another request.
  const userLanguage = useCached(currentUserQuery.queryKey)?.language ?? currentLanguage;

  useEffect(() => {
    if (userLanguage === currentLanguage) return;
    let isCurrent = true;
    const change = async () => {
      const loaded = await loadProductTranslation(userLanguage);
      if (!isCurrent) return;
      setErrorLanguage(loaded);
      document.documentElement.lang = userLanguage;
      setTranslation(loaded);
      await refetchAfterChange(queryClient, ALL_READS);
    };
    void change();
    return () => {
      isCurrent = false;
    };
  }, [userLanguage, currentLanguage, queryClient]);

  return (
    <Texts messages={translation?.messages ?? frameTextsEn} translation={translation} timeZone={ownTimeZone()}>
      <WordingContext value={translation?.scores ?? null}>
        <SkillKnowledge>{children}</SkillKnowledge>
      </WordingContext>
    </Texts>
  );
};
