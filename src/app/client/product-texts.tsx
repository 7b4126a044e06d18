/**
 * The language of the signed-in product: the one the page came in, and from then on the one the user chose. Changing it on the
 * account page changes every screen at once; what the server worded is read again.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { EVERYTHING, refetchFrom } from '#client/live/refresh.ts';
import { Texts } from '#client/texts.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { SkillKnowledge } from '#features/matching/client/public/skill-knowledge.tsx';
import { WordingContext } from '#features/matching/client/public/wording.ts';
import { frameTextsEn } from './frame-texts.en.ts';
import { readerTimeZone } from './language.ts';
import { loadProductTranslation, type ProductTranslation } from './load-product-texts.ts';
import { sayErrorsIn } from './product-errors.ts';

interface ProductTextsProps {
  /** Of the language the page came in. */
  initial: ProductTranslation | null;
  children: ReactNode;
}

/** Gives the product its texts. */
export const ProductTexts = ({ initial, children }: ProductTextsProps) => {
  const queryClient = useQueryClient();
  const [translation, setTranslation] = useState(initial);
  const shown = translation?.language ?? 'en';
  // Reads what the router loaded; asks for nothing by itself.
  const chosen = useQuery({ ...currentUserQuery, enabled: false }).data?.language ?? shown;

  useEffect(() => {
    if (chosen === shown) return;
    let isCurrent = true;
    const change = async () => {
      const loaded = await loadProductTranslation(chosen);
      if (!isCurrent) return;
      sayErrorsIn(loaded);
      document.documentElement.lang = chosen;
      setTranslation(loaded);
      await refetchFrom(queryClient, EVERYTHING);
    };
    void change();
    return () => {
      isCurrent = false;
    };
  }, [chosen, shown, queryClient]);

  return (
    <Texts messages={translation?.messages ?? frameTextsEn} translation={translation} timeZone={readerTimeZone()}>
      <WordingContext value={translation?.scores ?? null}>
        <SkillKnowledge>{children}</SkillKnowledge>
      </WordingContext>
    </Texts>
  );
};
