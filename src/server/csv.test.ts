import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const formatCell = (value: string | number | null): string =>
  toCsv(['a'], [{ a: value }])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

it('toCsv writes a header and one line per row, quoting where needed', () => {
  const rows = [
    { name: 'Ana "La" Ñ', rate: 30, end: null },
    { name: 'One, two\nthree', rate: -5, end: null },
  ];
  expect(toCsv(['name', 'rate', 'end'], rows)).toBe('name,rate,end\r\n"Ana ""La"" Ñ",30,\r\n"One, two\nthree",-5,\r\n');
});

it.each(['=1+1', '+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '=cmd|"/c calc"!A1'])(
  'toCsv prevents spreadsheets from running a formula: %j',
  (text) => {
    expect(formatCell(text).replace(/^"/, '')).toMatch(/^'/);
  },
);

it.each(["O'Neil", 'a=b', 'x@mail.example', 'José'])('toCsv leaves other text unchanged: %s', (text) => {
  expect(formatCell(text)).toBe(text);
});
