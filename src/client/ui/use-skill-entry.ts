/**
 * The input logic of skill fields: typing, pasting, choosing and Backspace. Typed text is committed when the field is left, the form is submitted or
 * the page is closed, so that it is never lost silently.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSkillKnowledge } from './skill-knowledge.ts';
import { addSkills, findSameSkills, removeSkill, splitSkills, splitTyped } from './skill-list.ts';
import { type UiTexts, useUiTexts } from './ui-texts.ts';

/** A message for the field. Announced to screen readers, and visible only after a rejection. */
interface SkillNotice {
  text: string;
  isRejection: boolean;
}

const SILENT: SkillNotice = { text: '', isRejection: false };

/** The state and the actions of a skill field's input. */
export interface SkillEntry {
  typed: string;
  notice: SkillNotice;
  /** Updates the typed text and adds the skills that are followed by a separator. */
  type: (text: string) => void;
  /** Adds the typed text. */
  commit: () => void;
  /** Adds the typed text with a pasted list appended. Returns false if the browser should insert the text unchanged. */
  paste: (text: string) => boolean;
  /** Adds this skill to the list and clears the typed text. */
  addSkill: (skill: string) => void;
  remove: (skill: string) => void;
  removeLast: () => void;
}

interface EntryOptions {
  value: readonly string[];
  onChange: (skills: string[]) => void;
  max: number;
  input: RefObject<HTMLInputElement | null>;
}

const skillNotice = (
  texts: UiTexts,
  { added, duplicates, excess }: Pick<ReturnType<typeof addSkills>, 'added' | 'duplicates' | 'excess'>,
  max: number,
): SkillNotice => {
  if (excess.length > 0) return { text: texts.tooManySkills(max), isRejection: true };
  const [duplicate] = duplicates;
  if (duplicate !== undefined) return { text: texts.skillAlreadyAdded(duplicate), isRejection: true };
  return added.length > 0 ? { text: texts.skillsAdded(added), isRejection: false } : SILENT;
};

/** Returns a function that loads canonical names. Loaded names are cached. */
const useSkillNames = () => {
  const knowledge = useSkillKnowledge();
  const names = useRef(new Map<string, string | null>());
  useEffect(() => {
    // Names depend on the language, and `knowledge` changes with the language.
    if (knowledge) names.current = new Map();
  }, [knowledge]);
  return async (skills: readonly string[]): Promise<(skill: string) => string | null> => {
    const cache = names.current;
    const unknown = skills.filter((skill) => !cache.has(skill));
    const answers = unknown.length > 0 ? await knowledge?.fetchSkillNames(unknown).catch(() => undefined) : undefined;
    if (answers) unknown.forEach((skill, index) => cache.set(skill, answers[index] ?? null));
    return (skill) => cache.get(skill) ?? null;
  };
};

/** Returns the state and actions of a skill field. `value` is the skill list, and `onChange` is called with the changed list. */
export const useSkillEntry = ({ value, onChange, max, input }: EntryOptions): SkillEntry => {
  const texts = useUiTexts();
  const loadSkillNames = useSkillNames();
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState(SILENT);
  // Several changes may happen before the next render, so refs hold the current list and text.
  const list = useRef(value);
  const text = useRef(typed);
  useEffect(() => {
    list.current = value;
  }, [value]);

  const setSkills = (skills: readonly string[]) => {
    list.current = skills;
    onChange([...skills]);
  };
  const write = (next: string) => {
    text.current = next;
    setTyped(next);
  };
  const remove = (skill: string) => {
    if (!list.current.includes(skill)) return;
    setSkills(removeSkill(list.current, skill));
    setNotice({ text: texts.skillRemoved(skill), isRejection: false });
  };

  /** Removes added skills that turn out to be duplicates under another name. */
  const removeSameSkills = async (added: readonly string[]) => {
    const toName = await loadSkillNames(list.current);
    // Duplicates from before this change stay.
    const sameSkills = findSameSkills(list.current, toName).filter(({ skill }) => added.includes(skill));
    const [first] = sameSkills;
    if (first === undefined) return;
    setSkills(list.current.filter((skill) => !sameSkills.some((duplicate) => duplicate.skill === skill)));
    setNotice({ text: texts.sameSkillAs(first.skill, first.as), isRejection: true });
  };
  /** Adds skills. Those beyond the maximum stay in the input, before `rest`. */
  const add = (skills: readonly string[], rest = '') => {
    const change = addSkills(list.current, skills, max);
    if (change.added.length > 0) setSkills(change.skills);
    write([...change.excess, ...(rest === '' ? [] : [rest])].join('; '));
    if (change.added.length + change.duplicates.length + change.excess.length > 0) {
      setNotice(skillNotice(texts, change, max));
    }
    if (change.added.length > 0) void removeSameSkills(change.added);
  };
  const commit = () => {
    if (text.current.trim() === '') write('');
    else add(splitSkills(text.current));
  };

  useCommitOnLeaving(input, commit);
  return {
    typed,
    notice,
    commit,
    remove,
    type: (next) => {
      const { done, rest } = splitTyped(next);
      if (done.length > 0 && list.current.length < max) add(done, rest);
      else write(next);
      if (done.length === 0 && notice.isRejection) setNotice(SILENT);
    },
    paste: (pasted) => {
      const skills = splitSkills(text.current + pasted);
      if (skills.length < 2) return false;
      add(skills);
      return true;
    },
    addSkill: (skill) => add([skill]),
    removeLast: () => {
      const last = list.current.at(-1);
      if (last !== undefined) remove(last);
    },
  };
};

/** Commits before the surrounding form is submitted and before the page is closed. */
const useCommitOnLeaving = (input: RefObject<HTMLInputElement | null>, commit: () => void): void => {
  const newest = useRef(commit);
  useEffect(() => {
    newest.current = commit;
  });
  useEffect(() => {
    const leave = () => newest.current();
    const form = input.current?.form;
    form?.addEventListener('submit', leave, { capture: true });
    window.addEventListener('pagehide', leave);
    return () => {
      form?.removeEventListener('submit', leave, { capture: true });
      window.removeEventListener('pagehide', leave);
    };
  }, [input]);
};
