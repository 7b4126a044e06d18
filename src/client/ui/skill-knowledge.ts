/**
 * Suggestions and canonical names of skills for skill fields. Provided by the page, because fields do not call the server. Without a provider, or if
 * a request fails, fields still accept any text, but suggest nothing.
 */
import { createContext, useContext } from 'react';

export interface SkillKnowledge {
  /** Returns matching names, best first, or the most common names for empty input. Rejects if the server is unavailable. */
  suggest: (typed: string, signal: AbortSignal) => Promise<string[]>;
  /** Returns the canonical name of each skill, in order, or null for unknown skills. Used to detect duplicates. */
  fetchSkillNames: (skills: readonly string[]) => Promise<(string | null)[]>;
}

const SkillKnowledgeContext = createContext<SkillKnowledge | null>(null);

export const SkillKnowledgeProvider = SkillKnowledgeContext.Provider;

export const useSkillKnowledge = (): SkillKnowledge | null => useContext(SkillKnowledgeContext);
