/**
 * Sign-in methods other than the password: authenticator keys, recovery codes, passkeys, provider identities, and pending sign-ins. Only the
 * auth feature writes them. Anything that can be used once is deleted or advanced in the statement that uses it.
 */
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isInList } from '#server/db/columns.ts';
import { FLOW_KINDS, type ProviderFlow } from '../sign-in-ways.domain.ts';
import { users } from './auth.tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The authenticator app of a user, at most one. Active after the first code. */
export const totpFactors = pgTable('totp_factors', {
  userId: userId().primaryKey(),
  /** The shared key, encrypted with a key derived from `APP_SECRET`. */
  keySealed: text('key_sealed').notNull(),
  /** Time step of the newest used code. Codes of this step and earlier ones are refused. */
  usedStep: bigint('used_step', { mode: 'number' }),
  confirmedAt: instant('confirmed_at'),
  createdAt: createdAt(),
});

/** Unused recovery codes. A used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** SHA-256 of the user and the code, which has 79 random bits. */
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
    /** Name chosen by the person. */
    name: text('name').notNull(),
    /** The authenticator's credential id, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter. 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    /** Whether the passkey is synced with the person's account instead of being bound to one device. */
    isSynced: boolean('is_synced').notNull().default(false),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('passkeys_user_id_idx').on(table.userId, table.createdAt)],
);

/** A user's identity at a sign-in provider. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: userId(),
    /** The provider's name in the configuration, lower case. */
    provider: text('provider').notNull(),
    issuer: text('issuer').notNull(),
    /** The provider's id of the person. Unlike the address, it never changes. */
    subject: text('subject').notNull(),
    /** The address that the provider had confirmed when the identity was connected. */
    email: text('email').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('identities_subject_key').on(table.issuer, table.subject),
    unique('identities_user_provider_key').on(table.userId, table.provider),
  ],
);

/**
 * A sign-in, or the addition of a passkey or provider, with a pending step. Used once and, except for emailed links, only by the browser that
 * began it.
 */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    /** SHA-256 of the token in the cookie or the emailed link, or of the session if the flow belongs to one. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: FLOW_KINDS }).notNull(),
    /** The user, if already known. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The value that the authenticator must sign. */
    challenge: text('challenge'),
    /** Values to validate the provider's response with. */
    provider: jsonb('provider').$type<ProviderFlow>(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('sign_in_flows_kind_check', isInList('kind', FLOW_KINDS)),
    check('sign_in_flows_user_check', sql`user_id is not null or kind in ('passkey-sign-in', 'provider-sign-in')`),
    index('sign_in_flows_user_id_idx').on(table.userId),
    index('sign_in_flows_expires_at_idx').on(table.expiresAt),
  ],
);
