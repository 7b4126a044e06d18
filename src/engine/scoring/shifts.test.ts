import { describe, expect, it } from 'vitest';
import { explainPair, prepareCandidate, prepareJob, scorePair } from '../matching.domain.ts';
import { decodeJob, encodeJob } from '../retrieval/prepared-codec.ts';
import { HELD_OUT_SHIFTS } from '../testdata/shifts-held-out.ts';
import { TUNING_SHIFTS } from '../testdata/shifts-tuning.ts';
import { readShift } from './shifts.ts';
import { wordingEn } from './wording.en.ts';
import { wordingEs } from './wording.es.ts';
import { wordingPt } from './wording.pt.ts';
import { factorText } from './wording.ts';
import { findZoneOffsets } from './zone-offsets.ts';

/** The zones in the lines. Each line is read in the first zone that it does not contradict. */
const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];

const read = (text: string): string => {
  const isTitle = text.startsWith('title: ');
  const found = ZONES.flatMap((zone) => {
    const offsets = findZoneOffsets(zone);
    if (offsets === null) throw new Error(zone);
    return readShift(isTitle ? text.slice(7) : '', isTitle ? [] : [text], offsets) ?? [];
  });
  const [first] = found;
  if (first === undefined) return 'none';
  return first.isNight ? 'night' : `${first.start / 60}-${first.end / 60}`;
};

interface Line {
  stated: string;
  text: string;
  found: string;
}

const readAll = (lines: string): Line[] =>
  lines.split('\n').flatMap((line) => {
    const [stated, text] = line.split(' | ');
    return stated === undefined || text === undefined ? [] : [{ stated, text, found: read(text) }];
  });

const isWrong = ({ stated, found }: Line): boolean => found !== stated && found !== 'none';
const isMissed = ({ stated, found }: Line): boolean => found !== stated && found === 'none';

const jobWith = (text: string, timezone = 'America/New_York') =>
  prepareJob({ title: 'Support agent', description: text, timezone });
const reasonFor = (text: string, timezone: string) => {
  const { factors } = explainPair(jobWith(text), prepareCandidate({ jobTitle: 'Support agent', timezone }));
  const reason = factors.find(({ factor }) => factor === 'timezone')?.reason;
  if (reason === undefined) throw new Error('no reason');
  return reason;
};
const NIGHT = 'You work the night shift, 10pm to 6am Eastern.';

describe('a shift in a job post', () => {
  it('is read from exactly the lines of the tuning set that state a shift', () => {
    const lines = readAll(TUNING_SHIFTS);
    expect(lines).toHaveLength(67);
    expect(lines.filter(({ stated, found }) => stated !== found)).toEqual([]);
  });

  it('is never read by mistake from the held-out set, and is missed in at most 4 of 31 lines', () => {
    const lines = readAll(HELD_OUT_SHIFTS);
    expect(lines.filter(isWrong)).toEqual([]);
    expect(lines.filter(({ stated }) => stated !== 'none')).toHaveLength(31);
    expect(lines.filter(isMissed).length).toBeLessThanOrEqual(4);
  });

  it('is ignored if lines contradict each other or name a zone that differs from the zone of the job', () => {
    expect(jobWith('Hours: 9am to 5pm. Night shift: 10pm to 6am.').shift).toBeNull();
    expect(jobWith('Shift: 10pm to 6am.\nShift: 2pm to 10pm.').shift).toBeNull();
    expect(jobWith('Hours: 10pm to 6am Manila time.').shift).toBeNull();
    expect(jobWith('Hours: 10pm to 6am ET.\nNight shift.').shift).toEqual({ start: 1320, end: 360 });
  });

  it('is read in linear time', () => {
    const start = performance.now();
    for (const part of ['10pm to ', '1', ' a', 'night ', 'is a ', 'shift 10:00-', 'turno ']) {
      jobWith(part.repeat(Math.ceil(20_000 / part.length)));
    }
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it('determines the shared hours, in January and July', () => {
    const candidate = (timezone: string) => prepareCandidate({ jobTitle: 'Support agent', timezone });
    expect(reasonFor(NIGHT, 'America/Bogota')).toMatchObject({ sharedHours: 0, shift: { start: 1320, end: 360 } });
    // 9 to 18 in Manila is 20 to 5 in New York in winter, and 21 to 6 in summer.
    expect(reasonFor(NIGHT, 'Asia/Manila')).toMatchObject({ sharedHours: 7 });
    const usual = jobWith('You answer tickets.');
    expect(scorePair(jobWith(NIGHT), candidate('America/Bogota'))).toBeLessThan(
      scorePair(usual, candidate('America/Bogota')),
    );
    expect(reasonFor('Hours: 9am to 5pm.', 'America/Bogota')).toEqual(
      reasonFor('You answer tickets.', 'America/Bogota'),
    );
  });

  it('appears in the explanation as read from the job post, in three languages', () => {
    const reason = reasonFor('Shift: 3pm to 11pm.', 'America/Bogota');
    expect(factorText(wordingEn, reason, 'other')).toBe(
      'Shift of 3 PM to 11 PM, read from the job post: 3 working hours in common',
    );
    expect(factorText(wordingEs, reason, 'other')).toBe(
      'Turno de 15:00 a 23:00, según el anuncio: 3 horas laborales en común',
    );
    expect(factorText(wordingPt, reason, 'other')).toBe(
      'Turno das 15h às 23h, segundo o anúncio: 3 horas de trabalho em comum',
    );
    expect(factorText(wordingEn, reasonFor('Night shift.', 'Asia/Manila'), 'other')).toBe(
      'Night shift read from the job post, counted as 10 PM to 6 AM: 7 working hours in common',
    );
  });

  it('survives encoding for storage', () => {
    for (const text of [NIGHT, 'Night shift.', 'You answer tickets.']) {
      const { shift, timezone } = jobWith(text);
      expect(decodeJob(encodeJob(jobWith(text)))).toMatchObject({ shift, timezone });
    }
  });
});
