/** Fetches skill names. The requests run as the user types, so they bypass the query cache and use the browser's HTTP cache. */
import { callApi } from '#client/api/api.ts';
import type { Language } from '#shared/languages.ts';
import { skillsContract } from '../skills.contract.ts';

/** Fetches the names that match the typed text, best first. */
export const fetchSuggestions = async (q: string, language: Language, signal: AbortSignal): Promise<string[]> => {
  const skills = await callApi(skillsContract.searchSkills, { query: { q, language }, signal });
  return skills.map(({ name }) => name);
};

/** Fetches the name of each skill in a language, in the given order. Unknown skills yield null. */
export const fetchNames = async (skills: readonly string[], language: Language): Promise<(string | null)[]> => {
  const answers = await callApi(skillsContract.nameSkills, { query: { skills: skills.join('\n'), language } });
  const names = new Map(answers.map(({ skill, name }) => [skill, name]));
  return skills.map((skill) => names.get(skill.trim()) ?? null);
};
