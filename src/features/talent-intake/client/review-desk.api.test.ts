import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { flattenPages, type ListPage } from '#client/api/api.ts';
import type { ReviewDecision } from '../review-desk.contract.ts';
import { decisionsList, hideUndo } from './review-desk.api.ts';

const UNTIL = '2026-03-02T15:10:00.000Z';

const createDecision = (id: string): ReviewDecision => ({
  id,
  rowId: `row ${id}`,
  source: 'public',
  firstName: 'Ana',
  lastName: 'Paz',
  email: 'ana@mail.example',
  outcome: 'approved',
  reasons: [],
  message: null,
  reviewNotes: null,
  by: null,
  decidedAt: '2026-03-02T15:00:00.000Z',
  undoneAt: null,
  undoableUntil: UNTIL,
});

const createPage = (...ids: string[]): ListPage<ReviewDecision> => ({
  items: ids.map(createDecision),
  next: null,
  total: null,
});

it('decisions that are being undone are no longer offered for undoing, before the list is fetched again', () => {
  const client = new QueryClient();
  client.setQueryData(decisionsList.queryKey, { pages: [createPage('1', '2'), createPage('3')], pageParams: [null] });
  hideUndo(client, ['1', '3']);
  const decisions = flattenPages(client.getQueryData(decisionsList.queryKey));
  expect(decisions.map(({ undoableUntil }) => undoableUntil)).toEqual([null, UNTIL, null]);
});
