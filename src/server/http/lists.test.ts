import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rowWriter, WrittenRows, withField } from './lists.ts';

const schema = z.object({ id: z.string(), isHired: z.optional(z.literal(true)) });
const write = rowWriter(schema);

const parse = (rows: WrittenRows<unknown>): unknown => JSON.parse(rows.toBytes().toString());

describe('pre-serialized rows', () => {
  it('form a JSON list in any script', () => {
    const rows = [{ id: 'a' }, { id: 'ñ"\\\n😀' }];
    expect(parse(new WrittenRows(rows.map(write)))).toEqual(rows);
    expect(new WrittenRows(rows.map(write)).read()).toEqual(rows);
    expect(parse(new WrittenRows([]))).toEqual([]);
    expect(parse(new WrittenRows([write({ id: 'a' })]))).toEqual([{ id: 'a' }]);
  });

  it('drop undeclared fields and reject invalid values', () => {
    expect(parse(new WrittenRows([write({ id: 'a', secret: 'x' } as { id: string })]))).toEqual([{ id: 'a' }]);
    expect(() => write({ id: 7 } as never)).toThrow(/invalid_type/);
  });

  it('can get an additional field without changing the row', () => {
    const row = write({ id: 'a' });
    expect(parse(new WrittenRows([withField(row, 'isHired', true), row]))).toEqual([
      { id: 'a', isHired: true },
      { id: 'a' },
    ]);
  });
});
