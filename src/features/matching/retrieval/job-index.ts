/**
 * All open jobs as the engine compares them, in memory: what they share once, their own in some hundred bytes. Rows come and go one
 * by one. Searching is job-search.ts. Invariant: a job comes out exactly as it was put in, in all that a score reads.
 */

import { BASE_WEIGHTS } from '../scoring/combination.ts';
import type { ComparedJob } from '../scoring/compared.ts';
import { LEAST_RUN } from '../scoring/copying.ts';
import { type JobForm, requirement } from '../scoring/prepare.ts';
import type { Prose } from '../scoring/prose.ts';
import { type CreditTables, creditTables, type Requirement } from '../scoring/skill-credits.ts';
import { hashToken } from '../text/text.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { Dictionary } from './dictionary.ts';
import { IdTable } from './id-table.ts';
import { Postings } from './postings.ts';
import { readProse, writeProse } from './prose-record.ts';
import { Records } from './records.ts';
import { WordIndex } from './search-words.ts';
import { SideColumns, widened } from './side-columns.ts';

/** A job as the index takes it; only those that candidates' lists show are in. */
export interface IndexedJob {
  id: string;
  companyId: string;
  /** When it was last opened for applications, in milliseconds. */
  openedAt: number;
  /** Folded, with a blank at either end. */
  searchText: string;
  form: JobForm;
}

/** A skill under a label that jobs share, and what other skills earn for it. */
export interface SharedRequirement {
  requirements: readonly [Requirement];
  credits: CreditTables;
}

const writer = new ByteWriter();

/** Jobs whose credits are kept ready; some kilobytes each. */
const MAX_READY = 2_000;

/** Open jobs by slots. */
export class JobIndex {
  readonly ids = new IdTable();
  readonly columns = new SideColumns();
  readonly requirements = new Dictionary<string, SharedRequirement>();
  readonly terms = new Dictionary<number, number>();
  readonly companies = new Dictionary<string, string>();
  /** Listed skills by the hash of their key. */
  readonly skills = new Dictionary<number, number>();
  readonly skillPostings = new Postings();
  /** By the number of a requirement. */
  readonly requirementPostings = new Postings();
  readonly texts = new WordIndex();
  /** 1 where there is a job. */
  present = new Uint8Array(64);
  companyNumbers = new Int32Array(64);
  openedAt = new Float64Array(64);
  /** What all requirements of a job weigh together; 0 where it has none. */
  weights = new Float64Array(64);
  /** What the factors of jobs count for; number 0 as on most of them. */
  readonly bases = new Dictionary<string, readonly number[]>();
  baseNumbers = new Int32Array(64);
  private readonly records = new Records();
  /** What skills earn for the jobs that were scored lately, by slot. */
  private readonly credits = new Map<number, CreditTables>();

  constructor() {
    this.bases.intern('', () => BASE_WEIGHTS);
  }

  get size(): number {
    return this.ids.size;
  }

  /** What the factors of a job count for. */
  baseOf(slot: number): readonly number[] {
    return this.bases.values[this.baseNumbers[slot] ?? 0] ?? BASE_WEIGHTS;
  }

  /** Bytes of the columns, records and lists, with the room they keep to grow; without what rows share by value. */
  get bytes(): number {
    const { ids, columns, skillPostings, requirementPostings, texts, records, present } = this;
    const parts = [ids, columns, skillPostings, requirementPostings, texts, records];
    return parts.reduce((sum, part) => sum + part.bytes, 25 * present.length);
  }

  private widen(slot: number): void {
    if (slot < this.columns.capacity) return;
    const capacity = Math.ceil(this.columns.capacity * 1.3);
    this.columns.widen(capacity);
    this.present = widened(this.present, capacity);
    this.companyNumbers = widened(this.companyNumbers, capacity);
    this.openedAt = widened(this.openedAt, capacity);
    this.weights = widened(this.weights, capacity);
    this.baseNumbers = widened(this.baseNumbers, capacity);
  }

  /** Takes a job in, in the place of what it knew of it. */
  put(job: IndexedJob): void {
    this.remove(job.id);
    const slot = this.ids.add(job.id);
    this.widen(slot);
    const { form, companyId } = job;
    this.columns.put(slot, form, form.budget);
    this.present[slot] = 1;
    this.companyNumbers[slot] = this.companies.intern(companyId, () => companyId);
    this.openedAt[slot] = job.openedAt;
    const { base } = form;
    this.baseNumbers[slot] = base === BASE_WEIGHTS ? 0 : this.bases.intern(base.join(' '), () => base);
    this.putRequirements(slot, form.requirements);
    const listed = form.listsSkills ? new Set(form.requirements.map(({ key }) => hashToken(key))) : [];
    const skills = [...listed].map((hash) => this.skills.intern(hash, () => hash));
    writer.count(skills.length);
    for (const skill of skills) {
      writer.count(skill);
      this.skillPostings.add(skill, slot);
    }
    writeProse(writer, this.terms, form.prose);
    writer.hashes(form.runs, LEAST_RUN);
    const words = this.texts.put(slot, job.searchText);
    writer.count(words.length);
    for (const word of words) writer.count(word);
    this.records.put(slot, writer.take());
  }

  private putRequirements(slot: number, requirements: JobForm['requirements']): void {
    let weight = 0;
    writer.count(requirements.length);
    for (const { key, label, weight: own } of requirements) {
      const number = this.requirements.intern(`${key}\n${label}`, () => this.share(key, label));
      writer.count(number);
      this.requirementPostings.add(number, slot);
      weight += own;
    }
    this.weights[slot] = weight;
  }

  private share(key: string, label: string): SharedRequirement {
    const one = requirement(label, key);
    return { requirements: [one], credits: creditTables([one]) };
  }

  /** Forgets a job; does nothing where it is not in. */
  remove(id: string): void {
    const slot = this.ids.find(id);
    if (slot < 0) return;
    const reader = this.reader(slot);
    for (let rest = reader.count(); rest > 0; rest--) this.requirementPostings.remove(reader.count(), slot);
    for (let rest = reader.count(); rest > 0; rest--) this.skillPostings.remove(reader.count(), slot);
    readProse(reader, this.terms);
    reader.hashes(LEAST_RUN);
    for (let rest = reader.count(); rest > 0; rest--) this.texts.drop(slot, reader.count());
    this.records.drop(slot);
    this.credits.delete(slot);
    this.present[slot] = 0;
    this.ids.remove(slot);
  }

  private reader(slot: number): ByteReader {
    return new ByteReader(this.records.pageOf(slot), this.records.startOf(slot));
  }

  private readProse(reader: ByteReader): Prose | null {
    for (let rest = reader.count(); rest > 0; rest--) reader.count();
    return readProse(reader, this.terms);
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
    const reader = this.reader(slot);
    const requirements = Array.from({ length: reader.count() }, () => {
      const shared = this.requirements.values[reader.count()];
      if (shared === undefined) throw new Error('A job requires what nobody knows');
      return shared.requirements[0];
    });
    const title = columns.titleNumbers[slot] ?? 0;
    return {
      title: columns.title(title),
      titleText: columns.titles.values[title]?.text ?? '',
      requirements,
      credits: this.creditsOf(slot, requirements),
      years: columns.years.values[columns.yearsNumbers[slot] ?? 0] ?? null,
      budget: columns.amounts.values[columns.amountNumbers[slot] ?? 0] ?? null,
      timezone: columns.zones.values[columns.zoneNumbers[slot] ?? 0] ?? null,
      workType: columns.workTypes.values[columns.workTypeNumbers[slot] ?? 0] ?? null,
      prose: this.readProse(reader),
      runs: reader.hashes(LEAST_RUN),
      base: this.baseOf(slot),
    };
  }
}
