/** Parses the generated calendar files with another parser. Every text must survive, and no text may add a line to the file. */
import fc from 'fast-check';
import { sync, type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile, calendarMediaType } from './calendar-file.ts';

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
const unfoldLines = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

const parseEvents = (file: string): VEvent[] =>
  Object.values(sync.parseICS(file)).filter((one): one is VEvent => one?.type === 'VEVENT');

describe('calendarFile', () => {
  it('writes one event with its stable id, version and UTC times', () => {
    const lines = unfoldLines(calendarFile('REQUEST', [entry]));
    expect(lines.slice(0, 5)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Puente//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
    ]);
    for (const line of [
      'UID:0190a000-0000-7000-8000-000000000000@puente.example',
      'SEQUENCE:2',
      'DTSTAMP:20260301T081542Z',
      'DTSTART:20260309T130000Z',
      'DTEND:20260309T133000Z',
      'ORGANIZER;CN="Puente":mailto:support@puente.example',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  });

  it('omits the attendee when publishing, and marks canceled events', () => {
    expect(calendarFile('PUBLISH', [entry])).not.toContain('ATTENDEE');
    const canceled = unfoldLines(calendarFile('CANCEL', [entry]));
    expect(canceled).toContain('METHOD:CANCEL');
    expect(canceled).toContain('STATUS:CANCELLED');
    expect(canceled).toContain('SEQUENCE:2');
    expect(calendarMediaType('CANCEL')).toBe('text/calendar; charset=utf-8; method=CANCEL');
  });

  it('writes a valid calendar without events', () => {
    expect(unfoldLines(calendarFile('PUBLISH', [], { name: 'Puente' }))).toContain('X-WR-CALNAME:Puente');
    expect(parseEvents(calendarFile('PUBLISH', []))).toEqual([]);
  });

  it('ends lines with CRLF, folds them at 75 octets and never splits a character, for any text', () => {
    const length = unfoldLines(calendarFile('REQUEST', [entry])).length;
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('x', 'é', '€', '🙂', '\n', '\r', ';', ',', '\\', '"', ':'), maxLength: 300 }),
        (text) => {
          const file = calendarFile('REQUEST', [
            { ...entry, summary: text, description: text, attendee: { name: text, email: 'ana@mail.example' } },
          ]);
          expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
          const lines = file.split('\r\n');
          expect(lines.every((line) => octets(line) <= 75 && !/[\r\n\ufffd]/.test(line))).toBe(true);
          // The line of an empty text may be omitted, so there can be fewer lines, but never more.
          expect(unfoldLines(file).length).toBeLessThanOrEqual(length);
        },
      ),
    );
  });

  it('writes a summary and times that another calendar library reads back unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'ñ', ';', ',', ':', 'n', '\n', '🙂'), minLength: 1 }),
        (text) => {
          const summary = `x${text}x`;
          const [event] = parseEvents(calendarFile('REQUEST', [{ ...entry, summary }]));
          expect(event?.summary).toBe(summary);
          expect(event?.start.toISOString()).toBe(entry.start);
          expect(event?.end?.toISOString()).toBe(entry.end);
        },
      ),
    );
  });

  it('escapes line breaks, so that a text cannot inject a line', () => {
    const file = calendarFile('REQUEST', [{ ...entry, summary: 'x\r\nATTENDEE:mailto:eve@mail.example\u0007' }]);
    expect(unfoldLines(file)).toContain('SUMMARY:x\\nATTENDEE:mailto:eve@mail.example');
    expect(unfoldLines(file).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  });
});
