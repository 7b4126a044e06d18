/** The place of a person in the list that their page was opened from. Pure. */
export interface PlaceInList {
  /** Starts at 1. */
  place: number;
  previous: string | null;
  next: string | null;
}

/** Null if the person is not in the list. */
export const placeInList = (ids: readonly string[], id: string): PlaceInList | null => {
  const index = ids.indexOf(id);
  if (index < 0) return null;
  return { place: index + 1, previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
};
