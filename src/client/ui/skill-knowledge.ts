/**
 * What skill fields know of skills: which to offer while one is typed, and what each is called. The fields know no server; who composes
 * the page provides this. Without it, and where it fails, any text is taken as it is.
 */
import { createContext, useContext } from 'react';

export interface SkillKnowledge {
  /** Names that fit what is typed, best first; the commonest for a blank text. Rejects where nobody can say. */
  suggest: (typed: string, signal: AbortSignal) => Promise<string[]>;
  /** What each skill is called, in their order, so that two ways to write one are seen to be the same; null for unknown ones. */
  namesOf: (skills: readonly string[]) => Promise<(string | null)[]>;
}

const SkillKnowledgeContext = createContext<SkillKnowledge | null>(null);

/** Gives the skill fields below it what they know. */
export const SkillKnowledgeProvider = SkillKnowledgeContext.Provider;

export const useSkillKnowledge = (): SkillKnowledge | null => useContext(SkillKnowledgeContext);
