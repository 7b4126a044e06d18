/**
 * A candidate's credit for every required skill of a marketplace, from inverted lists. This takes one pass over the candidate's skills and words
 * instead of one per requirement. The credits equal those of `fulfilledShare` to the last bit, because they add the same values in the same order.
 */
import type { ComparedCandidate } from '../scoring/prepare.ts';
import type { Passage } from '../scoring/prose.ts';
import { offeredWorth, type Requirement, requirementCredit, requirementWorths } from '../scoring/skill-credits.ts';
import { withCapacity } from './tables.ts';

/** The numbers of the requirements that each hash fulfills, with its worth for each. */
class WorthLists {
  private readonly lists = new Map<number, { numbers: number[]; worths: number[] }>();

  add(hash: number, number: number, worth: number): void {
    let list = this.lists.get(hash);
    if (list === undefined) this.lists.set(hash, (list = { numbers: [], worths: [] }));
    list.numbers.push(number);
    list.worths.push(worth);
  }

  each(hash: number, visit: (number: number, worth: number) => void): void {
    const list = this.lists.get(hash);
    if (list === undefined) return;
    const { numbers, worths } = list;
    for (let index = 0; index < numbers.length; index++) visit(numbers[index] ?? 0, worths[index] ?? 0);
  }
}

const NO_TEXTS: readonly Passage[] = [];

/** Requirements by number, and a candidate's credits for them. */
export class RequirementCredits {
  private readonly requirements: Requirement[] = [];
  private readonly skills = new WorthLists();
  private readonly words = new WorthLists();
  private credits = new Float64Array(64);
  private listedWords = new Float64Array(64);
  private inText = new Uint8Array(64);

  /** Adds the requirement with the next number. */
  add(requirement: Requirement): void {
    const number = this.requirements.push(requirement) - 1;
    const { skills, words } = requirementWorths(requirement);
    for (const [hash, worth] of skills) this.skills.add(hash, number, worth);
    for (const [hash, share] of words) this.words.add(hash, number, share);
  }

  private reset(count: number): void {
    if (count > this.credits.length) {
      const capacity = Math.ceil(count * 1.3);
      this.credits = withCapacity(this.credits, capacity);
      this.listedWords = withCapacity(this.listedWords, capacity);
      this.inText = withCapacity(this.inText, capacity);
    }
    this.credits.fill(0);
    this.listedWords.fill(0);
    this.inText.fill(0);
  }

  /** Returns the credits (0-1) of a candidate by requirement number. Valid until the next call. */
  of({ offered, skillWords, bio, summaries }: ComparedCandidate): Float64Array {
    const { requirements } = this;
    this.reset(requirements.length);
    const { credits, listedWords, inText } = this;
    for (let index = 0; index < offered.hashes.length; index++) {
      const share = offeredWorth(offered, index);
      this.skills.each(offered.hashes[index] ?? 0, (number, worth) => {
        if (worth * share > (credits[number] ?? 0)) credits[number] = worth * share;
      });
    }
    for (const hash of skillWords) {
      this.words.each(hash, (number, share) => {
        listedWords[number] = (listedWords[number] ?? 0) + share;
      });
    }
    // Checks texts only for requirements with a word in one of them.
    const markInText = (number: number): void => {
      inText[number] = 1;
    };
    for (const { prose } of bio === null ? summaries : [bio, ...summaries]) {
      for (const hash of prose.hashes) this.words.each(hash, markInText);
    }
    for (let number = 0; number < requirements.length; number++) {
      const requirement = requirements[number];
      const inList = listedWords[number] ?? 0;
      if (requirement === undefined || (inText[number] === 0 && inList === 0)) continue;
      const offeredCredit = credits[number] ?? 0;
      credits[number] =
        inText[number] === 1
          ? requirementCredit(requirement, offeredCredit, inList, bio, summaries)
          : requirementCredit(requirement, offeredCredit, inList, null, NO_TEXTS);
    }
    return credits;
  }
}
