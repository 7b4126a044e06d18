import { expect, it } from 'vitest';
import type { Question } from '#features/screening/screening.contract.ts';
import { applyNewerQuestions } from './newer-questions.ts';

const buildQuestion = (id: string, label = id): Question => ({
  id,
  version: 1,
  type: 'short',
  label,
  required: false,
  mustHave: false,
});

it('adds what a colleague saved to the questions in a form and keeps what was typed', () => {
  const before = ['kept', 'edited', 'removed', 'theirs', 'gone', 'gone but edited'].map((id) => buildQuestion(id));
  const after = [
    buildQuestion('kept'),
    buildQuestion('edited', 'Edited by them'),
    buildQuestion('removed'),
    buildQuestion('theirs', 'Edited by them'),
    buildQuestion('new'),
  ];
  const typed = [
    buildQuestion('kept'),
    buildQuestion('edited', 'Typed'),
    buildQuestion('theirs'),
    buildQuestion('gone'),
    buildQuestion('gone but edited', 'Typed'),
    { type: 'short' as const, label: 'Added' },
  ];
  expect(applyNewerQuestions(typed, before, after).map(({ id, label }) => [id, label])).toEqual([
    ['kept', 'kept'],
    ['edited', 'Typed'],
    ['theirs', 'Edited by them'],
    [null, 'Typed'],
    [undefined, 'Added'],
    ['new', 'new'],
  ]);
});
