/** The position of a person in the list that their page was opened from. Pure. */
export interface ListPosition {
  /** Starts at 1. */
  number: number;
  previous: string | null;
  next: string | null;
}

/** Returns null if the person is not in the list. */
export const positionInList = (ids: readonly string[], id: string): ListPosition | null => {
  const index = ids.indexOf(id);
  if (index < 0) return null;
  return { number: index + 1, previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
};
