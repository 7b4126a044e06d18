/** The reads of what skills are called. They are made while someone types, so none is kept but by the browser itself. */
import { callApi } from '#client/api/api.ts';
import type { Language } from '#shared/languages.ts';
import { skillsContract } from '../skills.contract.ts';

/** Names that fit what is typed, best first. */
export const fetchSuggestions = async (q: string, language: Language, signal: AbortSignal): Promise<string[]> => {
  const found = await callApi(skillsContract.searchSkills, { query: { q, language }, signal });
  return found.map(({ name }) => name);
};

/** What each skill is called in a language, in their order; null for unknown ones. */
export const fetchNames = async (skills: readonly string[], language: Language): Promise<(string | null)[]> => {
  const found = await callApi(skillsContract.nameSkills, { query: { skills: skills.join('\n'), language } });
  const names = new Map(found.map(({ skill, name }) => [skill, name]));
  return skills.map((skill) => names.get(skill.trim()) ?? null);
};
