/**
 * Provides the skill fields inside it with the taxonomy in the page's language. The API calls are
 * loaded on first use.
 */
import { type ReactNode, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { type SkillKnowledge as Knowledge, SkillKnowledgeProvider } from '#client/ui/skill-knowledge.ts';
import { type Language, parseLanguage } from '#shared/languages.ts';

const loadCalls = () => import('../skills.api.ts');

const knowledgeIn = (language: Language): Knowledge => ({
  suggest: async (typed, signal) => (await loadCalls()).fetchSuggestions(typed, language, signal),
  fetchSkillNames: async (skills) => (await loadCalls()).fetchNames(skills, language),
});

export const SkillKnowledge = ({ children }: { children: ReactNode }) => {
  const language = parseLanguage(useLocale()) ?? 'en';
  const knowledge = useMemo(() => knowledgeIn(language), [language]);
  return <SkillKnowledgeProvider value={knowledge}>{children}</SkillKnowledgeProvider>;
};
