import { expect, it } from 'vitest';
import type { Todo } from '../dashboards.contract.ts';
import { todoLists } from './todo-lists.ts';

const NONE = { count: 0, isCutOff: false, items: [] };

const waitingSince = (day: number, action: 'review' | 'propose-times'): Todo['waiting']['items'][number] => ({
  applicationId: `${action} ${day}`,
  jobTitle: 'Bookkeeper',
  candidate: { id: '1', firstName: 'Ana', lastName: 'Lima', profileImageUrl: null },
  action,
  since: `2027-03-0${day}T10:00:00.000Z`,
});

it('the to-do list combines new applications with others that are waiting, the longest waiting first', () => {
  const lists = todoLists({
    toReview: { count: 101, isCutOff: true, items: [1, 4, 5, 6].map((day) => waitingSince(day, 'review')) },
    waiting: { count: 2, isCutOff: false, items: [2, 3].map((day) => waitingSince(day, 'propose-times')) },
    offers: NONE,
    interviews: NONE,
  });
  expect(lists.waiting.items.map(({ applicationId }) => applicationId)).toEqual([
    'review 1',
    'propose-times 2',
    'propose-times 3',
    'review 4',
    'review 5',
  ]);
  expect(lists.waiting).toMatchObject({ count: 103, isCutOff: true });
});
