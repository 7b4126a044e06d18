import { describe, expect, it } from 'vitest';
import { applyNewerCriteria, createLine, createLines, toSentCriteria } from './criteria-lines.ts';

const A = { id: 'a', name: 'Bookkeeping' };
const B = { id: 'b', name: 'English' };
const C = { id: 'c', name: 'Care' };
const BEFORE = [A, B, C];

describe('newer criteria', () => {
  it('are added to the lines, and rename or remove lines that were not edited', () => {
    const after = [{ ...A, name: 'Accounting' }, C, { id: 'd', name: 'Speed' }];
    expect(toSentCriteria(applyNewerCriteria(createLines(BEFORE), BEFORE, after))).toEqual(after);
  });

  it('change no line that was edited, and bring back no line that was removed', () => {
    const [first, second] = createLines(BEFORE);
    if (first === undefined || second === undefined) throw new Error('Expected two lines');
    const lines = [
      { ...first, name: 'Books' },
      { ...second, name: 'Spoken English' },
      { ...createLine(), name: 'Tact' },
    ];
    const after = [{ ...A, name: 'Accounting' }, C, { id: 'd', name: 'Speed' }];
    expect(toSentCriteria(applyNewerCriteria(lines, BEFORE, after))).toEqual([
      { id: 'a', name: 'Books' },
      { name: 'Spoken English' },
      { name: 'Tact' },
      { id: 'd', name: 'Speed' },
    ]);
  });
});
