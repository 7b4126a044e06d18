import { expect, it } from 'vitest';
import { keepQuery } from './language-switch.ts';

it('language links include the token of an emailed link and their own language parameter', () => {
  const link = { href: 'https://puente.example/es/reference?language=es' };
  keepQuery([link], '?token=a%2Bb&language=pt');
  expect(link.href).toBe('https://puente.example/es/reference?language=es&token=a%2Bb');
});
