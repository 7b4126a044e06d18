/**
 * Suggestions and canonical names of skills for skill fields. Provided by the page, because fields do not call the server. Without it, or if it
 * fails, any text is accepted.
 */
import { createContext, useContext } from 'react';

export interface SkillKnowledge {
  /** Matching names, best first; the most common ones for empty input. Rejects if unavailable. */
  suggest: (typed: string, signal: AbortSignal) => Promise<string[]>;
  /** The canonical name of each skill, in order, to detect duplicates; null for unknown ones. */
  fetchSkillNames: (skills: readonly string[]) => Promise<(string | null)[]>;
}

const SkillKnowledgeContext = createContext<SkillKnowledge | null>(null);

export const SkillKnowledgeProvider = SkillKnowledgeContext.Provider;

export const useSkillKnowledge = (): SkillKnowledge | null => useContext(SkillKnowledgeContext);
