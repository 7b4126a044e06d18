/** The place of a person in the list that their page was opened from. Pure. */
export interface PlaceInList {
  /** Starts at 1. */
  place: number;
  previous: string | null;
  next: string | null;
}

/** Null if the person is not in the list. */
export const placeInList = (ids: readonly string[], id: string): PlaceInList | null => {
  const at = ids.indexOf(id);
  if (at < 0) return null;
  return { place: at + 1, previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null };
};
