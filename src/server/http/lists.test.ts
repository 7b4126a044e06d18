import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRowSerializer, readLimit, SerializedRows, withField } from './lists.ts';

const schema = z.object({ score: z.optional(z.number()), id: z.string(), isHired: z.optional(z.literal(true)) });
const { validateShared, serialize } = createRowSerializer(schema, { id: true });
const write = (row: { id: string }) => serialize(validateShared(row), {});

const parse = (rows: SerializedRows<unknown>): unknown => JSON.parse(rows.toBytes().toString());

describe('readLimit', () => {
  it.each([
    [undefined, 25],
    ['1', 1],
    ['007', 7],
    ['100', 100],
    ['101', 100],
    ['1000000000', 100],
    ['9'.repeat(5_000), 100],
  ])('returns a number from 1 to 100, or 100 for a higher one (case %#)', (text, limit) => {
    expect(readLimit(text)).toBe(limit);
  });

  it.each(['', '0', '0'.repeat(5_000), '-1', '1.5', '1e3', ' 1', '٣'])('rejects anything else (case %#)', (text) => {
    expect(() => readLimit(text)).toThrow('not-a-limit');
  });
});

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
    const shared = validateShared({ id: 'a', secret: 'x' } as { id: string });
    expect(parse(new SerializedRows([serialize(shared, { secret: 'x', id: 'b' } as object)]))).toEqual([{ id: 'a' }]);
    expect(() => validateShared({ id: 7 } as never)).toThrow(/invalid_type/);
    expect(() => serialize(shared, { score: 'a' } as never)).toThrow(/invalid_type/);
  });

  it('have the fields of both parts in the order of the schema', () => {
    const row = serialize(validateShared({ id: 'a' }), { isHired: true, score: 1 });
    expect(row.toString()).toBe('{"score":1,"id":"a","isHired":true}');
  });

  it('accept an additional field without changing the original row', () => {
    const row = write({ id: 'a' });
    expect(parse(new SerializedRows([withField(row, 'isHired', true), row]))).toEqual([
      { id: 'a', isHired: true },
      { id: 'a' },
    ]);
  });
});
