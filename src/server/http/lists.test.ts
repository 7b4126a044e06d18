import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRowSerializer, SerializedRows, withField } from './lists.ts';

const schema = z.object({ id: z.string(), isHired: z.optional(z.literal(true)) });
const write = createRowSerializer(schema);

const parse = (rows: SerializedRows<unknown>): unknown => JSON.parse(rows.toBytes().toString());

describe('pre-serialized rows', () => {
  it('form a JSON list in any script', () => {
    const rows = [{ id: 'a' }, { id: 'ñ"\\\n😀' }];
    expect(parse(new SerializedRows(rows.map(write)))).toEqual(rows);
    expect(new SerializedRows(rows.map(write)).read()).toEqual(rows);
    expect(parse(new SerializedRows([]))).toEqual([]);
    expect(parse(new SerializedRows([write({ id: 'a' })]))).toEqual([{ id: 'a' }]);
  });

  it('drop undeclared fields and reject invalid values', () => {
    expect(parse(new SerializedRows([write({ id: 'a', secret: 'x' } as { id: string })]))).toEqual([{ id: 'a' }]);
    expect(() => write({ id: 7 } as never)).toThrow(/invalid_type/);
  });

  it('accept an additional field without changing the original row', () => {
    const row = write({ id: 'a' });
    expect(parse(new SerializedRows([withField(row, 'isHired', true), row]))).toEqual([
      { id: 'a', isHired: true },
      { id: 'a' },
    ]);
  });
});
