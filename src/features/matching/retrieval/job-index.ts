/**
 * All open jobs as the engine compares them, in memory: what they share once, their own in some hundred bytes. Searching is
 * job-search.ts.
 */
import { BASE_WEIGHTS } from '../scoring/combination.ts';
import { type ComparedJob, type JobFeatures, requirement } from '../scoring/prepare.ts';
import { type CreditTables, creditTables, type Requirement } from '../scoring/skill-credits.ts';
import { fnv1a } from '../text/text.ts';
import { Column } from './columns.ts';
import { runs } from './prepared-codec.ts';
import { type IndexedRow, RowIndex } from './row-index.ts';
import { Dictionary, Postings, widened } from './tables.ts';

/** A job as the index takes it; only those that candidates' lists show are in. */
export interface IndexedJob extends IndexedRow {
  companyId: string;
  /** When it was last opened for applications, in milliseconds. */
  openedAt: number;
  form: JobFeatures;
}

/** A skill under a label that jobs share, and what other skills earn for it. */
export interface SharedRequirement {
  requirements: readonly [Requirement];
  credits: CreditTables;
}

/** Jobs whose credits are kept ready; some kilobytes each. */
const MAX_READY = 2_000;

/** Open jobs by slots; lists show all of them. */
export class JobIndex extends RowIndex {
  readonly requirements = new Dictionary<string, SharedRequirement>();
  /** By the number of a requirement. */
  readonly requirementPostings = new Postings();
  readonly companies = new Column<string>((id) => id, new Int32Array(64));
  openedAt = new Float64Array(64);
  /** What all requirements of a job weigh together; 0 where it has none. */
  weights = new Float64Array(64);
  /** What the factors of jobs count for, where that is not what they do on most of them. */
  readonly bases = new Column<readonly number[]>((base) => base.join(' '), new Int32Array(64));
  /** What skills earn for the jobs that were scored lately, by slot. */
  private readonly credits = new Map<number, CreditTables>();

  /** What the factors of a job count for. */
  baseOf(slot: number): readonly number[] {
    return this.bases.of(slot) ?? BASE_WEIGHTS;
  }

  protected override widen(capacity: number): void {
    super.widen(capacity);
    this.companies.widen(capacity);
    this.bases.widen(capacity);
    this.openedAt = widened(this.openedAt, capacity);
    this.weights = widened(this.weights, capacity);
  }

  /** Takes a job in, in the place of what it knew of it. */
  put(job: IndexedJob): void {
    const { form } = job;
    const slot = this.begin(job, form.budget, true);
    this.companies.put(slot, job.companyId);
    this.openedAt[slot] = job.openedAt;
    this.bases.put(slot, form.base === BASE_WEIGHTS ? null : form.base);
    this.putRequirements(slot, form);
    this.finish(slot, job);
  }

  private putRequirements(slot: number, { requirements, listsSkills }: JobFeatures): void {
    const numbers = requirements.map(({ key, label }) =>
      this.requirements.intern(`${key}\n${label}`, () => this.share(key, label)),
    );
    this.writer.counts(numbers);
    for (const number of numbers) this.requirementPostings.add(number, slot);
    this.weights[slot] = requirements.reduce((sum, { weight }) => sum + weight, 0);
    const listed = listsSkills ? new Set(requirements.map(({ key }) => fnv1a(key))) : [];
    const skills = [...listed].map((hash) => this.skills.intern(hash, () => hash));
    this.writer.counts(skills);
    for (const skill of skills) this.skillPostings.add(skill, slot);
  }

  private share(key: string, label: string): SharedRequirement {
    const one = requirement(label, key);
    return { requirements: [one], credits: creditTables([one]) };
  }

  override remove(id: string): void {
    const slot = this.ids.find(id);
    if (slot < 0) return;
    const reader = this.records.reader(slot);
    reader.eachCount((number) => this.requirementPostings.remove(number, slot));
    reader.eachCount((skill) => this.skillPostings.remove(skill, slot));
    this.credits.delete(slot);
    this.forget(slot, reader);
  }

  private creditsOf(slot: number, requirements: readonly Requirement[]): CreditTables {
    const known = this.credits.get(slot);
    if (known !== undefined) return known;
    const fresh = creditTables(requirements);
    if (this.credits.size >= MAX_READY) this.credits.clear();
    this.credits.set(slot, fresh);
    return fresh;
  }

  /** All that a score reads of a job. */
  read(slot: number): ComparedJob {
    const { columns } = this;
    const reader = this.records.reader(slot);
    const requirements: Requirement[] = [];
    reader.eachCount((number) => requirements.push(...(this.requirements.values[number]?.requirements ?? [])));
    reader.eachCount(() => {});
    return {
      title: columns.titleOf(slot),
      titleText: columns.titleTextOf(slot),
      requirements,
      credits: this.creditsOf(slot, requirements),
      years: columns.years.of(slot),
      budget: columns.amounts.of(slot),
      timezone: columns.zones.of(slot),
      workType: columns.workTypes.of(slot),
      prose: this.prose.read(reader),
      runs: runs.read(reader),
      base: this.baseOf(slot),
    };
  }
}
