/** What the board shows while moves are pending, and which column the arrow keys select. */
import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import type { Application } from '../../applications.contract.ts';
import { acceptingColumns, adjacentColumn, applyPendingMoves, type PendingMove } from './board-state.ts';

const MOVED_AT = '2025-03-03T10:00:00.000Z';

const createCard = (id: string, status: ApplicationStatus, moves: ApplicationStatus[] = []): Application => ({
  id,
  jobId: 'job',
  candidateId: `candidate ${id}`,
  coverLetter: null,
  answers: [],
  meetsMustHave: null,
  invited: false,
  via: null,
  status,
  statusChangedAt: '2025-03-01T10:00:00.000Z',
  createdAt: '2025-03-01T10:00:00.000Z',
  viewedAt: null,
  undo: null,
  turn: { who: 'company', action: 'review', since: '2025-03-01T10:00:00.000Z' },
  job: {
    id: 'job',
    title: 'Bookkeeper',
    status: 'open',
    company: { id: 'company', companyName: 'Faro', logoUrl: null, description: null, verifiedAt: null },
  },
  candidate: {
    id: `candidate ${id}`,
    jobTitle: 'Accountant',
    hourlyRate: null,
    user: { id: `user ${id}`, firstName: 'Ana', lastName: id, profileImageUrl: null },
    approvalStatus: 'approved',
    committedHours: 0,
    hiredSince: null,
    openToWork: false,
  },
  compatibilityScore: null,
  compatibility: null,
  headlineReason: null,
  moves,
  rating: null,
});

const applicationIds = ({ applications }: { applications: readonly Application[] }) => applications.map(({ id }) => id);

describe('a column with pending moves', () => {
  const pending = [createCard('a', 'pending'), createCard('b', 'pending')];
  const move = (id: string, to: ApplicationStatus): PendingMove => ({
    application: createCard(id, 'pending'),
    to,
    at: MOVED_AT,
  });

  it('neither contains nor counts a card that was moved away', () => {
    const column = applyPendingMoves({ status: 'pending', applications: pending, total: 30 }, [move('a', 'applied')]);
    expect(applicationIds(column)).toEqual(['b']);
    expect(column.total).toBe(29);
  });

  it('starts with a card that was just moved there, with the time of the move and without actions', () => {
    const applied = { status: 'applied', applications: [createCard('x', 'applied')], total: 1 } as const;
    const column = applyPendingMoves(applied, [move('a', 'applied')]);
    expect(applicationIds(column)).toEqual(['a', 'x']);
    expect(column.total).toBe(2);
    expect(column.applications[0]).toMatchObject({ status: 'applied', statusChangedAt: MOVED_AT, moves: [] });
  });

  it('shows a card only once if the server has already moved it there', () => {
    const applied = { status: 'applied', applications: [createCard('a', 'applied')], total: 1 } as const;
    const column = applyPendingMoves(applied, [move('a', 'applied')]);
    expect(applicationIds(column)).toEqual(['a']);
    expect(column.total).toBe(1);
  });

  it('is unchanged if there are no moves, and never has a total below zero', () => {
    const column = { status: 'pending', applications: pending, total: 2 } as const;
    expect(applyPendingMoves(column, [])).toEqual({ applications: pending, total: 2 });
    expect(applyPendingMoves({ ...column, total: 0 }, [move('a', 'hired')]).total).toBe(0);
    expect(applyPendingMoves({ ...column, total: null }, [move('a', 'hired')]).total).toBeNull();
  });
});

describe('the arrow keys', () => {
  const interviewing = createCard('a', 'interviewing', ['offered', 'hired', 'declined']);
  const columns = acceptingColumns(APPLICATION_STATUSES, interviewing);

  it('select the card’s own column and those that accept it', () => {
    expect(columns).toEqual(['interviewing', 'offered', 'hired', 'declined']);
    expect(adjacentColumn(columns, 'interviewing', 1)).toBe('offered');
    expect(adjacentColumn(columns, 'offered', -1)).toBe('interviewing');
  });

  it('stop at the first and last column', () => {
    expect(adjacentColumn(columns, 'interviewing', -1)).toBe('interviewing');
    expect(adjacentColumn(columns, 'declined', 1)).toBe('declined');
  });

  it('select, for a declined card, only its own column and the column of its previous status', () => {
    expect(acceptingColumns(APPLICATION_STATUSES, createCard('a', 'declined', ['applied']))).toEqual([
      'applied',
      'declined',
    ]);
  });
});
