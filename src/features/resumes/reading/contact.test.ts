import { describe, expect, it } from 'vitest';
import { placeLines, toPlacedDocument } from '#testing/resume-lines.ts';
import { findEmail, findLinks } from './contact.ts';
import { layOut } from './page-layout.ts';

const layOutLines = (lines: readonly string[]) =>
  layOut(toPlacedDocument(placeLines(lines))).flatMap((block) => block.lines);

describe('links', () => {
  it.each([
    'maria@mi-empresa.com',
    'Correo: maria.perez@mi-empresa.com.ar | Lima',
    'maria+cv@shop.my-work.dev, maria@other-place.io',
    'maria @ mi-empresa.com',
  ])('are not read from the email address in "%s"', (text) => {
    expect(findLinks(layOutLines([text])).portfolio).toBeNull();
  });

  it('are not read from a wrapped email address', () => {
    const lines = layOutLines(['maria@mi-', 'empresa.com', 'Ventas y atención de clientes']);
    expect(findLinks(lines).portfolio).toBeNull();
    expect(findEmail(lines)?.value).toBe('maria@mi-empresa.com');
  });

  it('are joined to the handle on the next line', () => {
    expect(
      findLinks(layOutLines(['linkedin.com/in/', 'mariaperez', 'Ventas y atención de clientes'])).linkedin?.value,
    ).toBe('https://linkedin.com/in/mariaperez');
  });

  it('are found next to an email address', () => {
    const { portfolio } = findLinks(layOutLines(['maria@mi-empresa.com - https://maria-perez.dev/work']));
    expect(portfolio?.value).toBe('https://maria-perez.dev/work');
  });
});

describe('an email address', () => {
  it('is joined across lines if it is hyphenated before the @, but not with an unrelated line', () => {
    const lines = layOutLines(['Lima, Peru | +51 55 5555 0142 | maria.pe-', 'rez@example.com']);
    expect(findEmail(lines)?.value).toBe('maria.perez@example.com');
    expect(findEmail(layOutLines(['Ventas - Lima', 'rez@example.com']))?.value).toBe('rez@example.com');
  });
});
