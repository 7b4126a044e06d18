/** The lines of the form for a job's criteria: the stored criteria as edited, and empty lines up to the minimum. Pure except for the keys. */
import { LIMITS } from '#shared/limits.ts';
import type { Criterion } from '../criteria.contract.ts';

export interface CriterionLine {
  /** A React key that is stable while the form is open. */
  key: number;
  /** The id of a stored criterion. */
  id?: string;
  name: string;
}

let lastKey = 0;
export const createLine = (criterion?: Criterion): CriterionLine => {
  lastKey += 1;
  return criterion === undefined ? { key: lastKey, name: '' } : { key: lastKey, ...criterion };
};

export const createLines = (criteria: readonly Criterion[]): CriterionLine[] => [
  ...criteria.map(createLine),
  ...Array.from({ length: Math.max(0, LIMITS.criteria.min - criteria.length) }, () => createLine()),
];

/** Returns the criteria to save. Empty lines are left out. */
export const toSentCriteria = (lines: readonly CriterionLine[]): { id?: string; name: string }[] =>
  lines.filter(({ name }) => name.trim() !== '').map(({ id, name }) => (id === undefined ? { name } : { id, name }));

/**
 * Applies the changes that someone else saved to the lines. `before` is the list that the lines started from, `after` is the stored one. Edited and
 * removed lines stay as they are. An edited criterion that was deleted becomes a new one. New criteria are added at the end.
 */
export const applyNewerCriteria = (
  lines: readonly CriterionLine[],
  before: readonly Criterion[],
  after: readonly Criterion[],
): CriterionLine[] => {
  const [oldNames, newNames] = [before, after].map((list) => new Map(list.map(({ id, name }) => [id, name])));
  const kept = lines.flatMap(({ key, id, name }): CriterionLine[] => {
    if (id === undefined) return [{ key, name }];
    const newName = newNames?.get(id);
    const isEdited = name !== oldNames?.get(id);
    if (newName === undefined) return isEdited ? [{ key, name }] : [];
    return [{ key, id, name: isEdited ? name : newName }];
  });
  return [...kept, ...after.filter(({ id }) => !oldNames?.has(id)).map(createLine)];
};
