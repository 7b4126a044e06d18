/**
 * How skills get into a list and out of it, whatever the field looks like: typed, pasted, chosen, taken away with Backspace, and what was
 * only typed when the field is left, the form is sent or the page is closed. Nothing typed is lost without a word.
 */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSkillKnowledge } from './skill-knowledge.ts';
import { addSkills, findSameSkills, removeSkill, splitSkills, splitTyped } from './skill-list.ts';
import { type UiTexts, useUiTexts } from './ui-texts.ts';

/** What the field tells: read out, and shown where something was refused. */
interface SkillNotice {
  text: string;
  isRefusal: boolean;
}

const SILENT: SkillNotice = { text: '', isRefusal: false };

export interface SkillEntry {
  typed: string;
  notice: SkillNotice;
  /** What stands in the input now; skills that a comma ended are added. */
  type: (text: string) => void;
  /** Adds what is typed. */
  commit: () => void;
  /** Adds a pasted list; false where the text is none and may be inserted as it is. */
  paste: (text: string) => boolean;
  /** Adds this skill in the place of what is typed. */
  take: (skill: string) => void;
  remove: (skill: string) => void;
  removeLast: () => void;
}

interface EntryOptions {
  value: readonly string[];
  onChange: (skills: string[]) => void;
  /** The most skills there may be. */
  most: number;
  input: RefObject<HTMLInputElement | null>;
}

const tellOfChange = (
  texts: UiTexts,
  { added, known, left }: Pick<ReturnType<typeof addSkills>, 'added' | 'known' | 'left'>,
  most: number,
): SkillNotice => {
  if (left.length > 0) return { text: texts.tooManySkills(most), isRefusal: true };
  const [double] = known;
  if (double !== undefined) return { text: texts.skillThere(double), isRefusal: true };
  return added.length > 0 ? { text: texts.skillsAdded(added), isRefusal: false } : SILENT;
};

/** What skills are called, asked for once each. */
const useSkillNames = () => {
  const knowledge = useSkillKnowledge();
  const names = useRef(new Map<string, string | null>());
  useEffect(() => {
    // Another language calls them otherwise.
    if (knowledge) names.current = new Map();
  }, [knowledge]);
  return async (skills: readonly string[]): Promise<(skill: string) => string | null> => {
    const known = names.current;
    const asked = skills.filter((skill) => !known.has(skill));
    const answers = asked.length > 0 ? await knowledge?.namesOf(asked).catch(() => undefined) : undefined;
    if (answers) asked.forEach((skill, at) => known.set(skill, answers[at] ?? null));
    return (skill) => known.get(skill) ?? null;
  };
};

/** The entry of a skill list; `value` and `onChange` are the list's. */
export const useSkillEntry = ({ value, onChange, most, input }: EntryOptions): SkillEntry => {
  const texts = useUiTexts();
  const namesOf = useSkillNames();
  const [typed, setTyped] = useState('');
  const [notice, setNotice] = useState(SILENT);
  // The list and the text as they are at once, also between two renders.
  const list = useRef(value);
  const text = useRef(typed);
  useEffect(() => {
    list.current = value;
  }, [value]);

  const keep = (skills: readonly string[]) => {
    list.current = skills;
    onChange([...skills]);
  };
  const write = (next: string) => {
    text.current = next;
    setTyped(next);
  };
  const remove = (skill: string) => {
    if (!list.current.includes(skill)) return;
    keep(removeSkill(list.current, skill));
    setNotice({ text: texts.skillRemoved(skill), isRefusal: false });
  };

  /** Takes out again what turns out to be on the list under another name. */
  const checkNames = async (added: readonly string[]) => {
    const nameOf = await namesOf(list.current);
    // What is there from before stays, even where its owner had listed it twice.
    const doubles = findSameSkills(list.current, nameOf).filter(({ skill }) => added.includes(skill));
    const [first] = doubles;
    if (first === undefined) return;
    keep(list.current.filter((skill) => !doubles.some((double) => double.skill === skill)));
    setNotice({ text: texts.skillSame(first.skill, first.as), isRefusal: true });
  };
  /** Adds skills; what finds no room stays in the input, before `rest`. */
  const add = (skills: readonly string[], rest = '') => {
    const change = addSkills(list.current, skills, most);
    if (change.added.length > 0) keep(change.skills);
    write([...change.left, ...(rest === '' ? [] : [rest])].join('; '));
    if (change.added.length + change.known.length + change.left.length > 0) {
      setNotice(tellOfChange(texts, change, most));
    }
    if (change.added.length > 0) void checkNames(change.added);
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
      if (done.length > 0 && list.current.length < most) add(done, rest);
      else write(next);
      if (done.length === 0 && notice.isRefusal) setNotice(SILENT);
    },
    paste: (pasted) => {
      const skills = splitSkills(text.current + pasted);
      if (skills.length < 2) return false;
      add(skills);
      return true;
    },
    take: (skill) => add([skill]),
    removeLast: () => {
      const last = list.current.at(-1);
      if (last !== undefined) remove(last);
    },
  };
};

/** Commits before the form around the input is sent, and before the page goes. */
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
