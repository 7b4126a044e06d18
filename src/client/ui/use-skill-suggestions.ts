/** Skill suggestions: requested when typing pauses. Drops outdated responses, and offers nothing if the request fails. */
import { useEffect, useState } from 'react';
import { useSkillKnowledge } from './skill-knowledge.ts';

const PAUSE_MS = 120;
const MAX_OFFERED = 8;

interface Answer {
  typed: string;
  names: readonly string[];
}

const NOTHING: readonly string[] = [];

/** Suggestions for `typed`, without those in `chosen`; empty while `isAsked` is false. */
export const useSkillSuggestions = (typed: string, chosen: readonly string[], isAsked: boolean): readonly string[] => {
  const knowledge = useSkillKnowledge();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const text = typed.trim();

  useEffect(() => {
    if (!(isAsked && knowledge)) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        void knowledge
          .suggest(text, controller.signal)
          .catch(() => NOTHING)
          .then((names) => (controller.signal.aborted ? undefined : setAnswer({ typed: text, names })));
      },
      text === '' ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [knowledge, text, isAsked]);

  if (!isAsked || answer === null) return NOTHING;
  // Keeps the previous suggestions while loading, if they still match the text.
  const isAboutTyped =
    answer.typed === text ||
    (answer.typed !== '' && text !== '' && (text.startsWith(answer.typed) || answer.typed.startsWith(text)));
  if (!isAboutTyped) return NOTHING;
  const has = new Set(chosen.map((skill) => skill.toLocaleLowerCase()));
  return answer.names.filter((name) => !has.has(name.toLocaleLowerCase())).slice(0, MAX_OFFERED);
};
