/** Rounds shares to whole percents that sum to 100, with the largest remainder method (Hamilton). */
export const wholePercents = (shares: readonly number[]): number[] => {
  const exact = shares.map((share) => share * 100);
  const percents = exact.map(Math.floor);
  const missing =
    Math.round(exact.reduce((sum, part) => sum + part, 0)) - percents.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
};
