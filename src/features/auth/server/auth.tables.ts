/** Tables of users, their agreements to legal texts, sessions, password links and email changes. Only the auth feature writes them. */
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isInList } from '#server/db/columns.ts';
import { foldedSql, searchableSql } from '#server/search/folded-text.db.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { ACCOUNT_TYPES, type BellChoice, type OptionalMail } from '#shared/vocabulary.ts';
import type { PersonName } from '../auth.domain.ts';

/** A user's full name for sorting. The expression of its index. */
export const nameOrder = sql.raw(`(${foldedSql("first_name || ' ' || last_name")} collate "C")`);
/** The folded text for searching users. */
export const userSearchText = searchableSql("first_name || ' ' || last_name || ' ' || coalesce(email, '')");

/**
 * The mailbox of an address, the same for all variants of the address. Ignores tags and Gmail's dots, like `normalizeMailbox` in verifications. The
 * expression of an index.
 */
export const mailboxKey = sql.raw(`(
  regexp_replace(
    case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '')
      else split_part(split_part(email, '@', 1), '+', 1) end || '@' || split_part(email, '@', 2),
    '@googlemail[.]com$', '@gmail.com')
)`);

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Former names, newest first, at most 10. Hidden like the current name, because older texts contain them. Empty for companies. */
    formerNames: jsonb('former_names').$type<PersonName[]>().notNull().default([]),
    /** Lower case. Null after the deletion of the account, so that the address is free again. */
    email: text('email').unique(),
    /** Argon2id. Null if no one can sign in with a password, for example after a deletion. */
    passwordHash: text('password_hash'),
    passwordIsTemporary: boolean('password_is_temporary').notNull().default(false),
    /** The temporary password, encrypted with the app's secret, until it is used, replaced or expired. */
    temporaryPasswordSealed: text('temporary_password_sealed'),
    temporaryPasswordExpiresAt: instant('temporary_password_expires_at'),
    profileImageUrl: text('profile_image_url'),
    accountType: text('account_type', { enum: ACCOUNT_TYPES }),
    isAdmin: boolean('is_admin').notNull().default(false),
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    /** Kinds of email that the person turned off. */
    mutedMails: jsonb('muted_mails').$type<OptionalMail[]>().notNull().default([]),
    /** Kinds of notifications that the person turned off in the bell. */
    mutedBell: jsonb('muted_bell').$type<BellChoice[]>().notNull().default([]),
    /** A company member's choice to hide people's names until the company reveals them. */
    hideNames: boolean('hide_names').notNull().default(false),
    /** A company member's choice to see lists of people without scores. */
    hideScores: boolean('hide_scores').notNull().default(false),
    /**
     * When the sign-in began to require a second step, because the user has an authenticator app or a passkey. Maintained by
     * `refreshSecondStep`.
     */
    secondStepSince: instant('second_step_since'),
    /** The deadline for an admin to set up a second step. Null for everyone else, and for the configured admin until they first sign in. */
    secondStepDueAt: instant('second_step_due_at'),
    /** Whether the person opted out of scores. The profile has a copy of this flag next to its scored columns. */
    scoreOptOut: boolean('score_opt_out').notNull().default(false),
    suspendedAt: instant('suspended_at'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('users_account_type_check', isInList('account_type', ACCOUNT_TYPES)),
    check('users_language_check', isInList('language', LANGUAGES)),
    check('users_email_lower_check', sql`email = lower(email)`),
    check('users_sealed_is_temporary_check', sql`temporary_password_sealed is null or password_is_temporary`),
    check(
      'users_deleted_has_no_credentials_check',
      sql`deleted_at is null or (email is null and password_hash is null)`,
    ),
    index('users_created_at_idx').on(table.createdAt, table.id),
    index('users_name_idx').on(nameOrder, table.id).where(sql`deleted_at is null`),
    index('users_name_likeness_idx').using('gin', sql`${nameOrder} gin_trgm_ops`).where(sql`deleted_at is null`),
    index('users_mailbox_idx').on(mailboxKey).where(sql`deleted_at is null`),
    index('users_email_idx').on(table.email, table.id).where(sql`deleted_at is null`),
    index('users_account_type_idx').on(table.accountType).where(sql`deleted_at is null`),
    index('users_deleted_idx').on(table.id).where(sql`deleted_at is not null`),
    index('users_suspended_idx').on(table.id).where(sql`suspended_at is not null`),
    index('users_admins_idx').on(table.id).where(sql`is_admin`),
    index('users_folded_search_idx').using('gin', sql`${userSearchText} gin_trgm_ops`),
  ],
);

/** A user as others see them (`personSchema`). */
export const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
};

/** The versions of the legal texts that a person agreed to. Only the first agreement to the same versions is stored. */
export const agreements = pgTable(
  'agreements',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The dates of the texts, see `LEGAL_VERSIONS`. */
    terms: date('terms').notNull(),
    privacy: date('privacy').notNull(),
    agreedAt: instant('agreed_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.userId, table.terms, table.privacy] })],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the cookie's token. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser's user agent, shortened. */
    userAgent: text('user_agent').notNull().default(''),
    lastSeenAt: instant('last_seen_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('sessions_user_id_idx').on(table.userId, table.lastSeenAt),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('password_resets_user_id_idx').on(table.userId),
    index('password_resets_expires_at_idx').on(table.expiresAt),
  ],
);

/** A link emailed to a previous address. It restores that address until it expires. */
export const emailUndos = pgTable(
  'email_undos',
  {
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    formerEmail: text('former_email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('email_undos_former_email_lower_check', sql`former_email = lower(former_email)`),
    index('email_undos_user_id_idx').on(table.userId),
    index('email_undos_former_email_idx').on(table.formerEmail),
    index('email_undos_expires_at_idx').on(table.expiresAt),
  ],
);

/** A requested email change. It takes effect when the link emailed to the new address is confirmed. */
export const emailChanges = pgTable(
  'email_changes',
  {
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').primaryKey(),
    /** One at a time: a new request replaces the previous one. */
    userId: uuid('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. Not unique: the address goes to the first person who confirms it. */
    newEmail: text('new_email').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('email_changes_new_email_lower_check', sql`new_email = lower(new_email)`),
    index('email_changes_expires_at_idx').on(table.expiresAt),
  ],
);
