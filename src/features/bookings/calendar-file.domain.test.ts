/** The calendar file to the letter of RFC 5545: escaping, folding, line ends, and what each method carries. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile, escapeText, foldLine, utcStamp } from './calendar-file.domain.ts';

const entry: CalendarEntry = {
  uid: '0190a000-0000-7000-8000-000000000000@puente.example',
  sequence: 2,
  start: '2026-03-09T13:00:00.000Z',
  end: '2026-03-09T13:30:00.000Z',
  stampedAt: '2026-03-01T08:15:42.123Z',
  summary: 'Puente consultation',
  description: 'First line; second, third\nand a \\ after the break',
  location: 'Online',
  organizer: { name: 'Puente', email: 'support@puente.example' },
  attendee: { name: 'Ana "Nita" Ruiz; Lima', email: 'ana@mail.example' },
};

const octets = (text: string): number => Buffer.byteLength(text, 'utf8');
const unfold = (text: string): string => text.replaceAll('\r\n ', '');
const linesOf = (file: string): string[] => unfold(file).split('\r\n');
const unescape = (text: string): string =>
  text.replace(/\\([\\;,nN])/g, (_, char: string) => (char.toLowerCase() === 'n' ? '\n' : char));

describe('a calendar file', () => {
  it('is one event with its stable id, version and times in UTC', () => {
    expect(linesOf(calendarFile('REQUEST', entry))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Puente//Consultations//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:0190a000-0000-7000-8000-000000000000@puente.example',
      'SEQUENCE:2',
      'DTSTAMP:20260301T081542Z',
      'DTSTART:20260309T130000Z',
      'DTEND:20260309T133000Z',
      'SUMMARY:Puente consultation',
      'DESCRIPTION:First line\\; second\\, third\\nand a \\\\ after the break',
      'LOCATION:Online',
      'ORGANIZER;CN="Puente":mailto:support@puente.example',
      'ATTENDEE;CN="Ana \'Nita\' Ruiz; Lima";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ana@mail.example',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no attendee where it is published, and says so where it is cancelled', () => {
    expect(calendarFile('PUBLISH', entry)).not.toContain('ATTENDEE');
    const cancelled = linesOf(calendarFile('CANCEL', entry));
    expect(cancelled).toContain('METHOD:CANCEL');
    expect(cancelled).toContain('STATUS:CANCELLED');
    expect(cancelled).toContain('SEQUENCE:2');
  });

  it('leaves a name out that there is none of', () => {
    const anonymous = { ...entry, attendee: { name: null, email: 'ana@mail.example' } };
    expect(unfold(calendarFile('REQUEST', anonymous))).toContain('ATTENDEE;ROLE=REQ-PARTICIPANT;');
  });

  it('ends every line in CRLF and holds at most 75 octets in each, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const file = calendarFile('REQUEST', {
          ...entry,
          summary: text,
          description: text,
          attendee: { name: text, email: 'ana@mail.example' },
        });
        expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
        const lines = file.split('\r\n');
        expect(lines.every((line) => octets(line) <= 75 && !/[\r\n]/.test(line))).toBe(true);
        expect(linesOf(file)).toHaveLength(21);
      }),
    );
  });
});

describe('text in a calendar file', () => {
  it('comes back as it was, with line breaks as one kind', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'ñ', '\\', ';', ',', ':', 'n', '\n', '\r\n', '🙂') }),
        (text) => {
          const escaped = escapeText(text);
          expect(escaped).not.toMatch(/[\r\n]/);
          expect(unescape(escaped)).toBe(text.replaceAll('\r\n', '\n'));
        },
      ),
    );
  });

  it('cannot start a line of its own', () => {
    expect(escapeText('x\r\nATTENDEE:mailto:eve@mail.example\u0007')).toBe('x\\nATTENDEE:mailto:eve@mail.example');
  });
});

describe('folding', () => {
  it('leaves a line of 75 octets alone and breaks one of 76', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  it('never breaks inside a character, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('x', 'é', '€', '🙂'), maxLength: 300 }), (text) => {
        const folded = foldLine(text);
        expect(unfold(folded)).toBe(text);
        for (const line of folded.split('\r\n')) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line).not.toContain('\ufffd');
        }
      }),
    );
  });
});

describe('a moment', () => {
  it('is written in UTC without fractions, whatever offset it has', () => {
    expect(utcStamp('2026-11-01T01:30:00.999-05:00')).toBe('20261101T063000Z');
  });
});
