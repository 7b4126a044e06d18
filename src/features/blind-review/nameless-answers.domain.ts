/**
 * Removes names of people from a response. It walks the response along its schema, so that enum values ("pending") stay even
 * if they equal a name, and every other text about a person loses what identifies them. Pure. Invariant: nothing in the result names
 * a person in `people`.
 */
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { NAMELESS_FIELDS } from '#features/candidates/candidates.domain.ts';
import { isUuid } from '#shared/uuids.ts';
import { VERIFICATION_KINDS, type VerificationKind } from '#shared/vocabulary.ts';
import { type HiddenPerson, hidePerson, type PersonFacts } from './hidden-person.domain.ts';

/** The people who are hidden in a response. */
export interface Hiding {
  /** The reading user; also the scope of numbers if there is no job. */
  readerId: string;
  /** By the ids of users, profiles and applications. */
  people: ReadonlyMap<string, PersonFacts>;
  /** The jobs of applications. */
  jobs: ReadonlyMap<string, string>;
  /** Time zones without the name of a city. */
  plainZone(text: string): string | null;
  /** A time zone without the name of a city, as an identifier that `Intl` accepts. */
  plainZoneName(zone: string): string | null;
}

interface Place {
  people: readonly PersonFacts[];
  jobId: string | null;
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every id in a response. */
export const idsIn = (value: unknown, into: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string' && isUuid(value)) into.add(value.toLowerCase());
  else if (Array.isArray(value)) for (const item of value) idsIn(item, into);
  else if (isRow(value)) for (const item of Object.values(value)) idsIn(item, into);
  return into;
};

interface Definition {
  type: string;
  innerType?: $ZodType;
  element?: $ZodType;
  shape?: Record<string, $ZodType>;
  options?: readonly $ZodType[];
  items?: readonly $ZodType[];
}

const definitionOf = (schema: $ZodType | undefined): Definition | null =>
  schema === undefined ? null : schema._zod.def;

/** The schema of a value, without optional wrappers and with unions resolved. */
const innermost = (schema: $ZodType | undefined, value: unknown): $ZodType | undefined => {
  const definition = definitionOf(schema);
  if (definition?.innerType !== undefined) return innermost(definition.innerType, value);
  if (definition?.options === undefined) return schema;
  const fitting = definition.options.find((option) => z.safeParse(option, value).success);
  return innermost(fitting ?? definition.options[0], value);
};

/** Never personal: what the job and the company say about themselves, and derived bytes. */
const IMPERSONAL_FIELDS: ReadonlySet<string> = new Set(['job', 'company', 'videoUrl', 'logoUrl', 'sha256']);
/** Texts that cannot be chosen freely. */
const CLOSED_TYPES: ReadonlySet<string> = new Set(['enum', 'literal']);
/** A timestamp or a date. Digits only, so it cannot contain a name. */
const INSTANT = /^\d{4}-\d\d(?:-\d\d(?:T[\d:.]+Z)?)?$/;
/** Under these keys a text may be personal: the company of a position may be named after the person. */
const NAMEABLE: ReadonlySet<string> = new Set(['job', 'company']);
const treatments: ReadonlyMap<string, (typeof NAMELESS_FIELDS)[keyof typeof NAMELESS_FIELDS]> = new Map(
  Object.entries(NAMELESS_FIELDS),
);
/** Children that identify the person of their parent. */
const CHILDREN = ['user', 'candidate', 'profile'] as const;

/** The kinds of verifications whose subject identifies the person. */
const SUBJECT_LEADS_TO_PERSON: Record<VerificationKind, boolean> = {
  identity: true,
  english: false,
  skill: false,
  reference: true,
  work: true,
};
const namelessKinds: ReadonlySet<unknown> = new Set(VERIFICATION_KINDS.filter((kind) => SUBJECT_LEADS_TO_PERSON[kind]));

/** Walks responses for one reader. */
class NamelessAnswers {
  private readonly hiding: Hiding;
  private readonly hidden = new Map<string, HiddenPerson>();

  constructor(hiding: Hiding) {
    this.hiding = hiding;
  }

  private person(facts: PersonFacts, jobId: string | null): HiddenPerson {
    const scope = jobId ?? this.hiding.readerId;
    const key = `${scope} ${facts.candidateId}`;
    const person = this.hidden.get(key) ?? hidePerson(facts, scope);
    this.hidden.set(key, person);
    return person;
  }

  /** The people of an object, by its own ids and those of its nearest children. */
  private peopleOf(row: Row, isDeep = true): PersonFacts[] {
    const people = new Set<PersonFacts>();
    for (const value of Object.values(row)) {
      const facts = typeof value === 'string' ? this.hiding.people.get(value.toLowerCase()) : undefined;
      if (facts !== undefined) people.add(facts);
    }
    for (const child of isDeep ? CHILDREN : []) {
      const value = row[child];
      if (isRow(value)) for (const facts of this.peopleOf(value, child !== 'user')) people.add(facts);
    }
    return [...people];
  }

  private jobOf(row: Row): string | null {
    if (typeof row.jobId === 'string') return row.jobId;
    if (isRow(row.job) && typeof row.job.id === 'string') return row.job.id;
    for (const value of Object.values(row)) {
      const jobId = typeof value === 'string' ? this.hiding.jobs.get(value) : undefined;
      if (jobId !== undefined) return jobId;
    }
    return null;
  }

  /** The object with its person fields replaced; null if it is not a person. */
  private named(row: Row, place: Place): Row | null {
    if (typeof row.firstName !== 'string' || typeof row.lastName !== 'string') return null;
    const isThem = ({ userId, firstName, lastName }: PersonFacts) =>
      row.id === userId || row.userId === userId || (row.firstName === firstName && row.lastName === lastName);
    const facts = place.people.find(isThem);
    if (facts === undefined) return null;
    const { firstName, lastName } = this.person(facts, place.jobId);
    return { firstName, lastName, isNameHidden: true };
  }

  private field(key: string, schema: $ZodType | undefined, row: Row, place: Place): unknown {
    const value = row[key];
    const treatment = treatments.get(key);
    if (treatment === 'redacted' || treatment === 'omitted') return value === '' ? '' : null;
    // Senders choose file names freely.
    if (key === 'fileName' && row.senderId !== this.hiding.readerId) return null;
    if (treatment === 'offset' && typeof value === 'string') {
      return key === 'zone' ? this.hiding.plainZoneName(value) : this.hiding.plainZone(value);
    }
    if (key === 'timeZones' && isRow(value)) return { ...value, candidate: null };
    if (key === 'subject' && namelessKinds.has(row.kind)) return null;
    if (key === 'value' && typeof value === 'number') return this.number(value, place);
    const isOwnWord = typeof value === 'string' && row.senderId !== this.hiding.readerId;
    return isOwnWord ? this.text(schema, value, place, true) : this.walk(schema, value, place);
  }

  /** A numeric answer to a question. An answer that looks like a phone number becomes a text without the number. */
  private number(value: number, place: Place): number | string {
    const text = this.text(undefined, String(value), place, true);
    return text === String(value) ? value : text;
  }

  private row(schema: $ZodType | undefined, row: Row, around: Place): Row {
    const people = this.peopleOf(row);
    const place: Place = { people: people.length > 0 ? people : around.people, jobId: this.jobOf(row) ?? around.jobId };
    const shape = definitionOf(schema)?.shape ?? {};
    const isAbout = place.people.length > 0;
    const walked = Object.entries(row).map(([key, value]): [string, unknown] => {
      if (isAbout && IMPERSONAL_FIELDS.has(key) && (isRow(value) || !NAMEABLE.has(key))) return [key, value];
      return [key, isAbout ? this.field(key, shape[key], row, place) : this.walk(shape[key], value, place)];
    });
    return { ...Object.fromEntries(walked), ...this.named(row, place) };
  }

  private text(schema: $ZodType | undefined, text: string, { people, jobId }: Place, isTheirs: boolean): string {
    const { type = '' } = definitionOf(innermost(schema, text)) ?? {};
    if (CLOSED_TYPES.has(type) || INSTANT.test(text) || isUuid(text)) return text;
    return people.reduce((left, facts) => {
      const person = this.person(facts, jobId);
      return isTheirs ? person.withoutContacts(left) : person.withoutName(left);
    }, text);
  }

  walk(schema: $ZodType | undefined, value: unknown, place: Place): unknown {
    if (typeof value === 'string') return this.text(schema, value, place, false);
    if (typeof value !== 'object' || value === null) return value;
    const inner = innermost(schema, value);
    if (!Array.isArray(value)) return isRow(value) ? this.row(inner, value, place) : value;
    const { element, items } = definitionOf(inner) ?? {};
    return value.map((item, index) => this.walk(element ?? items?.[index], item, place));
  }
}

/** Returns a response without the hidden names; `about` is the person and the job that the call itself names. */
export const withoutNames = (
  hiding: Hiding,
  schema: $ZodType | undefined,
  response: unknown,
  about: { ids: readonly string[]; jobId: string | null },
): unknown => {
  const people = [...new Set(about.ids.flatMap((id) => hiding.people.get(id) ?? []))];
  const jobId = about.jobId ?? about.ids.map((id) => hiding.jobs.get(id)).find((id) => id !== undefined) ?? null;
  return new NamelessAnswers(hiding).walk(schema, response, { people, jobId });
};
