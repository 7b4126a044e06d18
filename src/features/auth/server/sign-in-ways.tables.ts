/**
 * How people sign in beside a password: the key of an authenticator app, recovery codes, passkeys, identities at providers; and sign-ins
 * that are under way. Written by the auth feature only. Whatever must be used once is deleted, or moved on, in the statement that uses it.
 */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf } from '#server/db/columns.ts';
import { FLOW_KINDS, type ProviderFlow } from '../sign-in-ways.domain.ts';
import { users } from './auth.tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The authenticator app of a user: one, and in force once a code of it was given. */
export const totpFactors = pgTable('totp_factors', {
  userId: userId().primaryKey(),
  /** The shared key, sealed with the app's secret. */
  keySealed: text('key_sealed').notNull(),
  /** The time step of the newest code that was used; no code of it or before is taken again. */
  usedStep: bigint('used_step', { mode: 'number' }),
  confirmedAt: instant('confirmed_at'),
  createdAt: createdAt(),
});

/** Recovery codes that were not used yet: a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** SHA-256 of the code, which has 79 random bits, and its user. */
    codeHash: text('code_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    /** As the person calls it. */
    name: text('name').notNull(),
    /** The authenticator's own id of it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the authenticator says it was used; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    /** Whether it is kept in an account of the person's rather than on one device alone. */
    isSynced: boolean('is_synced').notNull().default(false),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_id_idx').on(table.userId, table.createdAt)],
);

/** Who a user is at a provider to continue with. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: userId(),
    /** The provider's name in the configuration, lower case. */
    provider: text('provider').notNull(),
    issuer: text('issuer').notNull(),
    /** The provider's id of the person, which never changes, as an address may. */
    subject: text('subject').notNull(),
    /** The address as the provider confirmed it when the two were connected. */
    email: text('email').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('identities_subject_key').on(table.issuer, table.subject),
    unique('identities_user_provider_key').on(table.userId, table.provider),
  ],
);

/** A sign-in, or the adding of a passkey or provider, that waits for its next step. Used once, and by the browser that began it. */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    /** SHA-256 of the cookie's token, or of the session where the flow belongs to one. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: FLOW_KINDS }).notNull(),
    /** Whose it is, where that is known already. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the authenticator is asked to sign. */
    challenge: text('challenge'),
    /** What the provider's answer is compared with. */
    provider: jsonb('provider').$type<ProviderFlow>(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('sign_in_flows_kind_check', oneOf('kind', FLOW_KINDS)),
    check('sign_in_flows_user_check', sql`user_id is not null or kind in ('passkey-sign-in', 'provider-sign-in')`),
    index('sign_in_flows_user_id_idx').on(table.userId),
    index('sign_in_flows_expires_at_idx').on(table.expiresAt),
  ],
);
