/**
 * Removes people's names from a response. Follows the schema of the response, so that enum values ("pending") stay even if they equal a name. Removes
 * identifying details from every other text about a person. Pure. Invariant: the result does not contain the name of anyone in `people`.
 */
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { HIDDEN_NAME_TREATMENTS } from '#features/candidates/candidates.domain.ts';
import { NOTIFICATION_DATA } from '#features/notifications/notifications.contract.ts';
import { brand } from '#shared/brand.ts';
import { fullName } from '#shared/full-name.ts';
import { isUuid } from '#shared/uuids.ts';
import { VERIFICATION_KINDS, type VerificationKind } from '#shared/vocabulary.ts';
import { type HiddenPerson, hidePerson, type PersonFacts } from './hidden-person.domain.ts';

/** The people who are hidden in a response, and the functions that hide their time zones. */
export interface HidingData {
  /** The first account of the reader's company. Also the scope of candidate numbers if there is no job. */
  readerId: string;
  /** People by user id, profile id and application id. */
  people: ReadonlyMap<string, PersonFacts>;
  /** Job ids by application id. */
  jobs: ReadonlyMap<string, string>;
  /** Formats a time zone as a UTC offset, because time zone names contain cities. */
  toUtcOffset(text: string): string | null;
  /** Returns an identifier of the time zone for `Intl` that contains no city. */
  toOffsetZoneName(zone: string): string | null;
}

interface Context {
  people: readonly PersonFacts[];
  jobId: string | null;
}

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects every id in a response. */
export const collectIds = (value: unknown, ids: Set<string> = new Set()): Set<string> => {
  if (typeof value === 'string' && isUuid(value)) ids.add(value.toLowerCase());
  else if (Array.isArray(value)) for (const item of value) collectIds(item, ids);
  else if (isRow(value)) for (const item of Object.values(value)) collectIds(item, ids);
  return ids;
};

interface Definition {
  type: string;
  innerType?: $ZodType;
  element?: $ZodType;
  shape?: Record<string, $ZodType>;
  options?: readonly $ZodType[];
  items?: readonly $ZodType[];
}

const schemaDefinition = (schema: $ZodType | undefined): Definition | null =>
  schema === undefined ? null : schema._zod.def;

/** Returns the schema of a value without optional wrappers, and the matching option of a union. */
const resolveSchema = (schema: $ZodType | undefined, value: unknown): $ZodType | undefined => {
  const definition = schemaDefinition(schema);
  if (definition?.innerType !== undefined) return resolveSchema(definition.innerType, value);
  if (definition?.options === undefined) return schema;
  const matching = definition.options.find((option) => z.safeParse(option, value).success);
  return resolveSchema(matching ?? definition.options[0], value);
};

/** Fields that are never personal: the job's and the company's own content, and hashes. */
const UNCHANGED_FIELDS: ReadonlySet<string> = new Set(['job', 'company', 'videoUrl', 'logoUrl', 'sha256']);
/** Schema types whose values are fixed texts. */
const FIXED_TEXT_TYPES: ReadonlySet<string> = new Set(['enum', 'literal']);
/** A timestamp, a day or a month. It cannot contain a name. */
const DATE_OR_INSTANT = /^\d{4}-\d\d(?:-\d\d(?:T[\d:.]+Z)?)?$/;
/** Texts under these keys may be personal, because a company in a work history may be named after the person. */
const CLEANED_AS_TEXT: ReadonlySet<string> = new Set(['job', 'company']);
const FIELD_TREATMENTS: ReadonlyMap<string, (typeof HIDDEN_NAME_TREATMENTS)[keyof typeof HIDDEN_NAME_TREATMENTS]> =
  new Map(Object.entries(HIDDEN_NAME_TREATMENTS));
/** Properties whose value is an object about the same person as the parent object. */
const PERSON_KEYS = ['user', 'candidate', 'profile'] as const;

const SUBJECT_IDENTIFIES_PERSON: Record<VerificationKind, boolean> = {
  identity: true,
  english: false,
  skill: false,
  reference: true,
  work: true,
};
const identifyingKinds: ReadonlySet<unknown> = new Set(
  VERIFICATION_KINDS.filter((kind) => SUBJECT_IDENTIFIES_PERSON[kind]),
);

/** The data of notifications. Their `name` is that of the other person at the time, or the product's for a change by an admin. */
const NOTIFICATION_SCHEMAS: ReadonlySet<$ZodType | undefined> = new Set(Object.values(NOTIFICATION_DATA));

/** Removes names from one response for one reader. */
class NameRemover {
  private readonly hiding: HidingData;
  private readonly hidden = new Map<string, HiddenPerson>();

  constructor(hiding: HidingData) {
    this.hiding = hiding;
  }

  private hiddenPerson(facts: PersonFacts, jobId: string | null): HiddenPerson {
    const scope = jobId ?? this.hiding.readerId;
    const key = `${scope} ${facts.candidateId}`;
    const person = this.hidden.get(key) ?? hidePerson(facts, scope);
    this.hidden.set(key, person);
    return person;
  }

  /** Finds the people of an object by its own ids and those of nested objects about a person (`PERSON_KEYS`). */
  private findPeople(row: Row, isDeep = true): PersonFacts[] {
    const people = new Set<PersonFacts>();
    for (const value of Object.values(row)) {
      const facts = typeof value === 'string' ? this.hiding.people.get(value.toLowerCase()) : undefined;
      if (facts !== undefined) people.add(facts);
    }
    for (const child of isDeep ? PERSON_KEYS : []) {
      const value = row[child];
      if (isRow(value)) for (const facts of this.findPeople(value, child !== 'user')) people.add(facts);
    }
    return [...people];
  }

  private findJobId(row: Row): string | null {
    if (typeof row.jobId === 'string') return row.jobId;
    if (isRow(row.job) && typeof row.job.id === 'string') return row.job.id;
    for (const value of Object.values(row)) {
      const jobId = typeof value === 'string' ? this.hiding.jobs.get(value) : undefined;
      if (jobId !== undefined) return jobId;
    }
    return null;
  }

  /** Returns the fields that replace the name of a hidden person, or null if the object is not a hidden person. */
  private replaceName(row: Row, context: Context): Row | null {
    if (typeof row.firstName !== 'string' || typeof row.lastName !== 'string') return null;
    const isSamePerson = ({ userId, firstName, lastName }: PersonFacts) =>
      row.id === userId || row.userId === userId || (row.firstName === firstName && row.lastName === lastName);
    const facts = context.people.find(isSamePerson);
    if (facts === undefined) return null;
    const { firstName, lastName } = this.hiddenPerson(facts, context.jobId);
    return { firstName, lastName, isNameHidden: true };
  }

  /** Returns the name to show in a notification about one hidden person, or null for any other object. */
  private notifiedName(schema: $ZodType | undefined, { name }: Row, { people, jobId }: Context): Row | null {
    const [facts, ...others] = people;
    if (facts === undefined || others.length > 0 || !NOTIFICATION_SCHEMAS.has(schema)) return null;
    if (typeof name !== 'string' || name === brand.name) return null;
    return { name: fullName(this.hiddenPerson(facts, jobId)) };
  }

  private cleanField(key: string, schema: $ZodType | undefined, row: Row, context: Context): unknown {
    const value = row[key];
    const treatment = FIELD_TREATMENTS.get(key);
    if (treatment === 'redacted' || treatment === 'omitted') return value === '' ? '' : null;
    // A sender can choose any file name.
    if (key === 'fileName' && row.senderId !== this.hiding.readerId) return null;
    if (treatment === 'offset' && typeof value === 'string') {
      return key === 'zone' ? this.hiding.toOffsetZoneName(value) : this.hiding.toUtcOffset(value);
    }
    if (key === 'timeZones' && isRow(value)) return { ...value, candidate: null };
    if (key === 'subject' && identifyingKinds.has(row.kind)) return null;
    if (key === 'value' && typeof value === 'number') return this.cleanNumber(value, context);
    const isFreeText = typeof value === 'string' && row.senderId !== this.hiding.readerId;
    return isFreeText ? this.cleanText(schema, value, context, true) : this.clean(schema, value, context);
  }

  /** Cleans a numeric answer to a question. Replaces an answer that looks like a phone number with a text without the number. */
  private cleanNumber(value: number, context: Context): number | string {
    const text = this.cleanText(undefined, String(value), context, true);
    return text === String(value) ? value : text;
  }

  private cleanRow(schema: $ZodType | undefined, row: Row, parent: Context): Row {
    const people = this.findPeople(row);
    const context: Context = {
      people: people.length > 0 ? people : parent.people,
      jobId: this.findJobId(row) ?? parent.jobId,
    };
    const shape = schemaDefinition(schema)?.shape ?? {};
    const isAboutPerson = context.people.length > 0;
    const entries = Object.entries(row).map(([key, value]): [string, unknown] => {
      if (isAboutPerson && UNCHANGED_FIELDS.has(key) && (isRow(value) || !CLEANED_AS_TEXT.has(key)))
        return [key, value];
      return [
        key,
        isAboutPerson ? this.cleanField(key, shape[key], row, context) : this.clean(shape[key], value, context),
      ];
    });
    return {
      ...Object.fromEntries(entries),
      ...this.replaceName(row, context),
      ...this.notifiedName(schema, row, context),
    };
  }

  private cleanText(
    schema: $ZodType | undefined,
    text: string,
    { people, jobId }: Context,
    hidesContacts: boolean,
  ): string {
    const { type = '' } = schemaDefinition(resolveSchema(schema, text)) ?? {};
    if (FIXED_TEXT_TYPES.has(type) || DATE_OR_INSTANT.test(text) || isUuid(text)) return text;
    return people.reduce((remaining, facts) => {
      const person = this.hiddenPerson(facts, jobId);
      return hidesContacts ? person.redactNameAndContacts(remaining) : person.redactName(remaining);
    }, text);
  }

  clean(schema: $ZodType | undefined, value: unknown, context: Context): unknown {
    if (typeof value === 'string') return this.cleanText(schema, value, context, false);
    if (typeof value !== 'object' || value === null) return value;
    const inner = resolveSchema(schema, value);
    if (!Array.isArray(value)) return isRow(value) ? this.cleanRow(inner, value, context) : value;
    const { element, items } = schemaDefinition(inner) ?? {};
    return value.map((item, index) => this.clean(element ?? items?.[index], item, context));
  }
}

/** Returns a response without the hidden names. `about` holds the ids of the person and the job in the request. */
export const removeNames = (
  hiding: HidingData,
  schema: $ZodType | undefined,
  response: unknown,
  about: { ids: readonly string[]; jobId: string | null },
): unknown => {
  const people = [...new Set(about.ids.flatMap((id) => hiding.people.get(id) ?? []))];
  const jobId = about.jobId ?? about.ids.map((id) => hiding.jobs.get(id)).find((id) => id !== undefined) ?? null;
  return new NameRemover(hiding).clean(schema, response, { people, jobId });
};
