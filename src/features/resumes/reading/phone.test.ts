import { describe, expect, it } from 'vitest';
import { placeLines, toPlacedDocument } from '#testing/resume-lines.ts';
import { layOut } from './page-layout.ts';
import { findPhone } from './phone.ts';

const phoneIn = (country: string | null, ...lines: string[]) =>
  findPhone(
    layOut(toPlacedDocument(placeLines(lines))).flatMap((block) => block.lines),
    country,
  )?.value ?? null;

describe('the phone number of a résumé', () => {
  it.each([
    [null, '+57 300 123 4567', '+573001234567'],
    [null, 'Cel: +55 (11) 98765-4321', '+5511987654321'],
    [null, 'ana@example.com, 0051 987 654 321', '+51987654321'],
    ['CO', '300 123 4567', '+573001234567'],
    ['CO', 'Medellín, Tel. (300) 123-4567', '+573001234567'],
    ['BR', '(11) 98765-4321', '+5511987654321'],
    ['BR', '011 98765-4321', '+5511987654321'],
    ['CL', '56 9 8765 4321', '+56987654321'],
    ['PE', '987 654 321', '+51987654321'],
  ])('with country %s is read from "%s"', (country, line, number) => {
    expect(phoneIn(country, line)).toBe(number);
  });

  it.each([
    [null, '300 123 4567'],
    ['CO', 'Cédula 1020304050'],
    ['BR', 'CPF 123.456.789-01'],
    ['GT', '2019 - 2021'],
    ['GT', 'Born 01.02.1990'],
    ['BR', 'CEP 01310-100'],
    ['CO', 'linkedin.com/in/ana-3001234567'],
    ['CO', '12345678901234567890123456'],
  ])('with country %s is not read from "%s"', (country, line) => {
    expect(phoneIn(country, line)).toBeNull();
  });

  it('is the labeled number if there are several', () => {
    expect(phoneIn('CO', '601 234 5678', 'Celular: 300 123 4567')).toBe('+573001234567');
  });
});
