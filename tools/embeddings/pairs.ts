/**
 * Draws batches of pairs of titles that mean the same work. Part of each batch comes from one field, so that its titles are hard to tell apart. Some
 * pairs consist of a title and a description.
 */
import { foldText } from '../../src/engine/text/text.ts';
import type { Draw } from '../resumes/people/seeded.ts';
import { groupTitles, type Source, statedTitles, type TitleGroup } from './title-groups.ts';

export interface SamplingSettings {
  readonly batch: number;
  /** Share of a batch from one field. */
  readonly fieldShare: number;
  /** Share of pairs of a title and a description. */
  readonly descriptionShare: number;
  /** How often each source is drawn, relative to the square root of a group's number of titles. */
  readonly weights: Readonly<Record<Source, number>>;
}

/** Two texts for the same work, with the index of the group that they are from. */
export interface TextPair {
  readonly first: string;
  readonly second: string;
  readonly group: number;
}

/** The relation of two groups that share a title. Their work may be the same or different. */
export const UNKNOWN_RELATION = -1;

/** Draws an index with a chance proportional to its weight. */
class WeightedIndex {
  private readonly cumulativeWeights: number[];

  constructor(weights: readonly number[]) {
    let sum = 0;
    this.cumulativeWeights = weights.map((weight) => (sum += weight));
  }

  draw(draw: Draw): number {
    const target = draw.next() * (this.cumulativeWeights.at(-1) ?? 0);
    let low = 0;
    let high = this.cumulativeWeights.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.cumulativeWeights[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

const indexesBy = (groups: readonly TitleGroup[], groupKey: (group: TitleGroup) => string): Map<string, number[]> => {
  const indexes = new Map<string, number[]>();
  groups.forEach((group, index) => {
    const groupIndexes = indexes.get(groupKey(group)) ?? [];
    groupIndexes.push(index);
    indexes.set(groupKey(group), groupIndexes);
  });
  return indexes;
};

/** Returns, for each group, the groups that have one of its titles. They must not count as different work. */
function linkedGroups(groups: readonly TitleGroup[]): ReadonlySet<number>[] {
  const groupsByTitle = new Map<string, number[]>();
  groups.forEach((group, index) => {
    for (const title of new Set(groupTitles(group).map(foldText)))
      groupsByTitle.set(title, [...(groupsByTitle.get(title) ?? []), index]);
  });
  const linked = groups.map((_, index) => new Set([index]));
  for (const groupNumbers of groupsByTitle.values())
    for (const number of groupNumbers) for (const other of groupNumbers) linked[number]?.add(other);
  return linked;
}

export class PairSampler {
  private readonly groups: readonly TitleGroup[];
  private readonly settings: SamplingSettings;
  private readonly draw: Draw;
  private readonly all: WeightedIndex;
  private readonly fields: { readonly members: readonly number[]; readonly index: WeightedIndex }[];
  private readonly fieldIndex: WeightedIndex;
  private readonly levels: ReadonlyMap<string, number>[];
  private readonly linked: ReadonlySet<number>[];

  constructor(groups: readonly TitleGroup[], settings: SamplingSettings, draw: Draw) {
    this.groups = groups;
    this.settings = settings;
    this.draw = draw;
    const weights = groups.map((group) => settings.weights[group.source] * Math.sqrt(statedTitles(group).length));
    const groupWeight = (index: number): number => weights[index] ?? 0;
    this.all = new WeightedIndex(weights);
    const members = [...indexesBy(groups, ({ field }) => field).values()];
    this.fields = members.map((indexes) => ({ members: indexes, index: new WeightedIndex(indexes.map(groupWeight)) }));
    this.fieldIndex = new WeightedIndex(
      members.map((indexes) => indexes.reduce((sum, index) => sum + groupWeight(index), 0)),
    );
    this.levels = groups.map(({ levels }) => new Map(levels.map(({ name, relatedness }) => [name, relatedness])));
    this.linked = linkedGroups(groups);
  }

  /**
   * Returns how related the pairs of a batch are, row by row: 1 for a pair with itself, UNKNOWN_RELATION for groups that share a title, otherwise
   * the relatedness of their groups.
   */
  relations(pairs: readonly TextPair[]): Float32Array {
    const size = pairs.length;
    const relations = new Float32Array(size * size);
    const sharing = new Int32Array(this.groups.length).fill(-1);
    pairs.forEach(({ group }, row) => {
      for (const linked of this.linked[group] ?? []) sharing[linked] = row;
      pairs.forEach((other, column) => {
        const isUnknown = sharing[other.group] === row && row !== column;
        relations[row * size + column] = isUnknown
          ? UNKNOWN_RELATION
          : row === column
            ? 1
            : this.relation(group, other.group);
      });
    });
    return relations;
  }

  /** Returns the relatedness of the narrowest level that two groups have in common, or 0. */
  private relation(a: number, b: number): number {
    const levelNames = this.levels[b];
    if (levelNames === undefined) return 0;
    for (const { name, relatedness } of this.groups[a]?.levels ?? []) if (levelNames.has(name)) return relatedness;
    return 0;
  }

  nextBatch(): TextPair[] {
    const { batch, fieldShare } = this.settings;
    const field = this.fields[this.fieldIndex.draw(this.draw)];
    const fieldPairCount = field === undefined ? 0 : Math.round(batch * fieldShare);
    return Array.from({ length: batch }, (_, index) => {
      const isFromField = index < fieldPairCount && field !== undefined;
      return this.drawPair(isFromField ? (field.members[field.index.draw(this.draw)] ?? 0) : this.all.draw(this.draw));
    });
  }

  private drawPair(index: number): TextPair {
    const group = this.groups[index];
    if (group === undefined) throw new Error('There are no titles to draw from');
    if (this.draw.chance(this.settings.descriptionShare) && group.descriptions.length > 0) {
      return { first: this.drawTitle(group), second: this.draw.pick(group.descriptions), group: index };
    }
    return { ...this.drawTwoTitles(group), group: index };
  }

  private drawTitle({ titles }: TitleGroup): string {
    return this.draw.pick(this.draw.pick(Object.values(titles).filter((languageTitles) => languageTitles.length > 0)));
  }

  /** Draws two titles, each of any language. If they are equal, retries up to four times. */
  private drawTwoTitles(group: TitleGroup): { first: string; second: string } {
    const first = this.drawTitle(group);
    let second = this.drawTitle(group);
    for (let attempt = 0; attempt < 4 && foldText(second) === foldText(first); attempt++)
      second = this.drawTitle(group);
    return { first, second };
  }
}
