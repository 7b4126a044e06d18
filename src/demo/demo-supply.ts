/** Hands out the texts of the demo market, so that no two people have the same one. */

/** Returns the next unused entry of a list, or null if all were used. */
export type TakeNext = <Text>(list: readonly Text[]) => Text | null;

export const createSupply = (): TakeNext => {
  const used = new Map<unknown, number>();
  return (list) => {
    const next = used.get(list) ?? 0;
    used.set(list, next + 1);
    return list[next] ?? null;
  };
};
