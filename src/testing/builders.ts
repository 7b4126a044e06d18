/**
 * Inserts plausible rows. Tests specify only the relevant values: `build.job({ companyId, title: 'Bookkeeper' })`. Builders write tables directly, so
 * that the tests of one feature do not depend on other features.
 */
import { eq } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { derivedCandidateColumns } from '#features/candidates/server/candidates.service.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { derivedCompanyColumns } from '#features/companies/server/companies.service.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { interviewSlots, interviews } from '#features/interviews/server/interviews.tables.ts';
import { derivedJobColumns } from '#features/jobs/server/jobs.service.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { conversations, messages } from '#features/messages/server/messages.tables.ts';
import { applicationHistory, applications } from '#features/pipeline/server/applications.tables.ts';
import { reports } from '#features/reports/server/reports.tables.ts';
import { intakes } from '#features/talent-intake/server/talent-intake.tables.ts';
import { verificationEvents, verifications } from '#features/verifications/server/verifications.tables.ts';
import { subjectKey } from '#features/verifications/verifications.domain.ts';
import type { Queryable } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { VerificationStatus } from '#shared/vocabulary.ts';

/** The password of every user that the builders create. Its Argon2id hash is precomputed to save time. */
export const BUILT_PASSWORD = 'a fine long password';
export const BUILT_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$ZS3v1HdhkpQOBVm0DJtAjg$pE6O2AU6IHPmCiSWbXhnUdCd3dI/0u0PlFOrKp0m3T8';

/** The events that lead to a verification's status. */
const STATUS_PATHS: Record<VerificationStatus, readonly VerificationStatus[]> = {
  claimed: ['claimed'],
  checking: ['claimed', 'checking'],
  verified: ['claimed', 'checking', 'verified'],
  failed: ['claimed', 'checking', 'failed'],
  expired: ['claimed', 'checking', 'verified', 'expired'],
  revoked: ['claimed', 'checking', 'verified', 'revoked'],
};

type Insert<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>;

const requireInserted = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('Nothing was inserted');
  return row;
};

/** Creates the builders for a database. Each builder resolves to the inserted row. */
export const createBuilders = (db: Queryable) => {
  let count = 0;
  const next = (): number => {
    count += 1;
    return count;
  };

  const user = async (values: Insert<typeof users> = {}) => {
    const number = next();
    return requireInserted(
      await db
        .insert(users)
        .values({
          id: newId(),
          firstName: 'Ana',
          lastName: `Prueba ${number}`,
          email: `person-${number}-${newId().slice(-8)}@mail.example`,
          passwordHash: BUILT_PASSWORD_HASH,
          ...values,
        })
        .returning(),
    );
  };

  const company = async (values: Insert<typeof companies> = {}) => {
    const companyName = values.companyName ?? `Example Company ${next()}`;
    const userId = values.userId ?? (await user({ accountType: 'company' })).id;
    return requireInserted(
      await db
        .insert(companies)
        .values({ id: newId(), companyName, ...derivedCompanyColumns({ companyName }), ...values, userId })
        .returning(),
    );
  };

  /** Makes a user a member of a company. Sets the account type after the membership, like the product. */
  const membership = async (values: typeof memberships.$inferInsert) => {
    const row = requireInserted(await db.insert(memberships).values(values).returning());
    await db.update(users).set({ accountType: 'company' }).where(eq(users.id, values.userId));
    return row;
  };

  const candidate = async (values: Insert<typeof candidates> = {}) => {
    const owner = values.userId === undefined ? await user({ accountType: 'candidate' }) : null;
    const profile = {
      jobTitle: 'Full Stack Developer',
      skills: ['React', 'Node.js', 'PostgreSQL'],
      experience: '3-5' as const,
      hourlyRate: 30,
      timezone: 'America/Bogota',
      availability: 'full-time' as const,
      bio: 'I build and run web applications for small teams.',
      approvalStatus: 'approved' as const,
      ...values,
    };
    const name = owner === null ? await loadUserName(db, values.userId ?? '') : `${owner.firstName} ${owner.lastName}`;
    return requireInserted(
      await db
        .insert(candidates)
        .values({
          id: newId(),
          ...derivedCandidateColumns(
            {
              city: null,
              country: null,
              englishLevel: null,
              languages: [],
              ...profile,
              positions: values.positions ?? [],
            },
            name,
          ),
          ...profile,
          userId: owner?.id ?? values.userId ?? '',
        })
        .returning(),
    );
  };

  const job = async (values: Insert<typeof jobs> = {}) => {
    const posting = {
      title: 'Full Stack Developer',
      description: 'Build and run the web application of a growing team.',
      requiredSkills: ['React', 'Node.js', 'PostgreSQL'],
      experience: '3-5',
      hourlyBudget: 35,
      timezone: 'EST',
      jobType: 'full-time' as const,
      ...values,
    };
    return requireInserted(
      await db
        .insert(jobs)
        .values({
          id: newId(),
          ...derivedJobColumns({
            responsibilities: null,
            factorWeights: null,
            countries: [],
            hoursPerWeek: null,
            ...posting,
          }),
          ...posting,
          companyId: values.companyId ?? (await company()).id,
        })
        .returning(),
    );
  };

  const application = async (
    values: Insert<typeof applications> & { jobId: string; companyId: string; candidateId: string },
  ) =>
    requireInserted(
      await db
        .insert(applications)
        .values({ id: newId(), ...values })
        .returning(),
    );

  const interview = async ({
    starts,
    ...values
  }: Omit<typeof interviews.$inferInsert, 'id'> & { starts: readonly string[] }) => {
    const row = requireInserted(
      await db
        .insert(interviews)
        .values({ id: newId(), ...values })
        .returning(),
    );
    await db.insert(interviewSlots).values(starts.map((startsAt) => ({ interviewId: row.id, startsAt })));
    return row;
  };

  const historyEntry = async (values: Omit<typeof applicationHistory.$inferInsert, 'id'>) =>
    requireInserted(
      await db
        .insert(applicationHistory)
        .values({ id: newId(), ...values })
        .returning(),
    );

  /** Inserts a message with its conversation. Build the messages of a conversation in order. */
  const message = async (values: Insert<typeof messages> & { senderId: string; receiverId: string }) => {
    const row = requireInserted(
      await db
        .insert(messages)
        .values({ id: newId(), content: 'Hello!', ...values })
        .returning(),
    );
    const [lowUserId = '', highUserId = ''] = [row.senderId, row.receiverId].toSorted();
    const last = { lastMessageId: row.id, lastMessageAt: row.createdAt };
    await db
      .insert(conversations)
      .values({ lowUserId, highUserId, startedBy: row.senderId, createdAt: row.createdAt, ...last })
      .onConflictDoUpdate({ target: [conversations.lowUserId, conversations.highUserId], set: last });
    return row;
  };

  const intake = async (values: Insert<typeof intakes> = {}) =>
    requireInserted(
      await db
        .insert(intakes)
        .values({
          id: newId(),
          firstName: 'Lucia',
          lastName: 'Ejemplo',
          email: `intake-${next()}-${newId().slice(-8)}@mail.example`,
          jobTitle: 'Executive Assistant',
          experience: '3-5',
          bio: 'I keep calendars, travel and inboxes of busy founders in order, in two languages.',
          hourlyRate: 18,
          timezone: 'America/Lima',
          availability: 'full-time',
          skills: ['Calendar management', 'Travel planning'],
          ...values,
        })
        .returning(),
    );

  const report = async (values: Insert<typeof reports> & { reporterId: string; reportedId: string }) =>
    requireInserted(
      await db
        .insert(reports)
        .values({ id: newId(), reason: 'Asked for a week of work before any contract.', ...values })
        .returning(),
    );

  /** Inserts a verification for a user, with the events that led to its status. */
  const verification = async (
    values: Insert<typeof verifications> & { userId: string; kind: (typeof verifications.$inferInsert)['kind'] },
    admin: { id: string } | null = null,
  ) => {
    const { kind, subject = null, status = 'claimed' } = values;
    const isChecked = status === 'verified' || status === 'expired' || status === 'revoked';
    const at = values.createdAt ?? new Date().toISOString();
    const own = { id: newId(), subjectKey: subjectKey(kind, subject), createdAt: at };
    const checked = isChecked ? { verifiedAt: at, method: 'document' } : {};
    const row = requireInserted(
      await db
        .insert(verifications)
        .values({ ...own, ...checked, ...values })
        .returning(),
    );
    const path = STATUS_PATHS[status];
    for (const [step, to] of path.entries()) {
      const from = path[step - 1] ?? null;
      await db.insert(verificationEvents).values({
        id: newId(),
        verificationId: row.id,
        fromStatus: from,
        toStatus: to,
        method: to === status ? row.method : null,
        adminId: from === null ? null : (admin?.id ?? null),
        createdAt: to === 'expired' ? (row.expiresAt ?? at) : at,
      });
    }
    return row;
  };

  return {
    verification,
    user,
    company,
    membership,
    candidate,
    job,
    application,
    interview,
    historyEntry,
    message,
    intake,
    report,
  };
};

export type Builders = ReturnType<typeof createBuilders>;

const loadUserName = async (db: Queryable, userId: string): Promise<string> => {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ? `${row.firstName} ${row.lastName}` : '';
};
