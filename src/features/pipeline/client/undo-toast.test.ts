/** The toast after undoing several moves never reports a refusal as a success. */
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import type { ApplicationMovesResult } from '../applications.contract.ts';
import { applicationsEn } from './applications.en.ts';
import { undoToast } from './undo-toast.ts';

const t = createTranslator({
  locale: 'en',
  messages: { applications: applicationsEn },
  namespace: 'applications.bulk',
}) as Parameters<typeof undoToast>[1];

const MOVED = { id: 'a' } as ApplicationMovesResult['moved'][number];
const REFUSED: ApplicationMovesResult['refused'][number] = {
  id: 'b',
  code: 'undo-too-late',
  params: {},
  detail: 'It is too late to undo this.',
};

it.each([
  [[MOVED], [], { title: '1 move undone' }],
  [
    [MOVED],
    [REFUSED],
    { title: '1 move undone', description: `1 move wasn’t undone: ${REFUSED.detail}`, tone: 'info' },
  ],
  [
    [],
    [REFUSED, REFUSED],
    {
      title: 'Nothing was undone',
      description: `2 moves weren’t undone. Reason for the first: ${REFUSED.detail}`,
      tone: 'error',
    },
  ],
] as const)(
  'the toast after a bulk undo counts the undone and the refused moves (case %#)',
  (moved, refused, toast) => {
    expect(undoToast({ moved: [...moved], refused: [...refused] }, t)).toEqual(toast);
  },
);
