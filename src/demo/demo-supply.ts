/** Hands out each text in the demo market only once: no two people have the same text. */

/** Returns the next unused entry of a list, or null if all entries are used. */
export type TakeNext = <Text>(list: readonly Text[]) => Text | null;

export const createSupply = (): TakeNext => {
  const used = new Map<unknown, number>();
  return (list) => {
    const next = used.get(list) ?? 0;
    used.set(list, next + 1);
    return list[next] ?? null;
  };
};
