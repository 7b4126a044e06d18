import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawExperienced, drawHistory } from '#testing/market/history.ts';
import { drawPost, drawProfile, drawRole } from '#testing/market/market.ts';
import { createSeededRandom, type SeededRandom } from '#testing/market/random.ts';
import type { MatchCandidate, MatchJob, MatchPosition } from '../matching.contract.ts';
import { compatibility, explainPair, prepareCandidate, prepareJob, rankScore } from '../matching.domain.ts';
import { fnv1a } from '../text/text.ts';
import { reconcileYears } from './experience.ts';
import { rawScores } from './factors.ts';

const POST: MatchJob = {
  title: 'Bookkeeper',
  experience: '3-5',
  requiredSkills: ['QuickBooks Online', 'Bank reconciliation', 'Accounts payable', 'Excel'],
  description:
    'A dental group keeps its books in QuickBooks: bank and card reconciliations every week, payables, the monthly close and reports for the owners. You answer questions of the clinics and keep the chart of accounts in order.',
};
const WAITER: MatchCandidate = { jobTitle: 'Waiter', skills: ['Customer service'], bio: 'I serve guests in a hotel.' };
const BOOKS: MatchPosition = {
  title: 'Bookkeeper',
  start: '2019-03',
  end: '2023-06',
  summary: 'Bank reconciliations in QuickBooks, payables and the monthly close for four clinics.',
};
const HOTEL: MatchPosition = { title: 'Waiter', start: '2014-01', end: null, summary: 'Serving guests.' };

const scorePositions = (positions: readonly MatchPosition[] | null, own: MatchCandidate = WAITER) => ({
  ...rawScores(prepareJob(POST), prepareCandidate({ ...own, positions })),
});
const findFactor = (factor: string, positions: readonly MatchPosition[], own: MatchCandidate = WAITER) =>
  compatibility(POST, { ...own, positions }).factors.find(({ factor: name }) => name === factor);

describe('past titles', () => {
  it('count in addition to the current title, but less', () => {
    const pastTitle = scorePositions([BOOKS]).title;
    expect(pastTitle).toBeGreaterThan(70);
    expect(pastTitle).toBeLessThan(scorePositions(null, { ...WAITER, jobTitle: 'Bookkeeper' }).title);
  });

  it('count more if they are more recent or were held longer', () => {
    const titleScoreBetween = (start: string, end: string): number =>
      scorePositions([{ ...BOOKS, start, end }, HOTEL]).title;
    expect(titleScoreBetween('2022-01', '2024-12')).toBeGreaterThan(titleScoreBetween('2012-01', '2014-12'));
    expect(titleScoreBetween('2020-01', '2024-12')).toBeGreaterThan(titleScoreBetween('2024-06', '2024-12'));
    expect(titleScoreBetween('2016-01', '2016-03')).toBeLessThan(15);
  });

  it('have the same worth in any order and with repeated positions', () => {
    const expected = scorePositions([BOOKS, HOTEL]);
    expect(scorePositions([HOTEL, BOOKS])).toEqual(expected);
    expect(scorePositions([...Array.from({ length: 28 }, () => BOOKS), HOTEL])).toEqual(expected);
  });

  it('share each month with the other titles of that month', () => {
    const titles = ['Bookkeeper', 'Nurse', 'Dispatcher', 'Graphic designer', 'Chef', 'Electrician'];
    const many = titles.map((title) => ({ title, start: '2022-01', end: '2024-12' }));
    expect(scorePositions(many).title).toBeLessThan(0.6 * scorePositions(many.slice(0, 1)).title);
  });

  it('count a little if they have no dates', () => {
    const { title } = scorePositions([{ ...BOOKS, start: null, end: null }]);
    expect(title).toBeGreaterThan(5);
    expect(title).toBeLessThan(40);
  });
});

describe('years of a history', () => {
  const years = (positions: readonly MatchPosition[], experience: string | null = null) =>
    prepareCandidate({ ...WAITER, experience, positions }).years;
  const positionWith = (start: string, end: string | null) => ({ ...BOOKS, start, end });

  it('count overlapping jobs once', () => {
    expect(
      years([
        positionWith('2015-01', '2018-12'),
        positionWith('2016-01', '2017-12'),
        positionWith('2020-01', '2020-12'),
      ]),
    ).toEqual({
      min: 5,
      max: 5,
    });
  });

  it('count a current position up to the start of the reference year or a later stated month, instead of the current date', () => {
    expect(years([positionWith('2020-01', null)])).toEqual({ min: 6, max: 6 });
    expect(years([positionWith('2020-01', null), positionWith('2026-09', '2026-10')])).toEqual({ min: 7, max: 7 });
    const candidate = { ...WAITER, referenceYear: 2031, positions: [positionWith('2020-01', null)] };
    expect(prepareCandidate(candidate).years).toEqual({ min: 11, max: 11 });
  });

  it('count a year without a month from its middle, and a single year as half a year', () => {
    expect(years([positionWith('2012', '2017')])).toEqual(years([positionWith('2012-07', '2017-06')]));
    expect(years([positionWith('2012', '2015'), positionWith('2015', '2017')])).toEqual({ min: 5, max: 5 });
    expect(years([positionWith('2011', '2011'), positionWith('2013', '2013')])).toEqual({ min: 1, max: 1 });
    expect(years([positionWith('2020', null)])).toEqual(years([positionWith('2020-07', null)]));
    expect(years([positionWith('2026', null), positionWith('2025', '2026')])?.max).toBeLessThanOrEqual(1);
  });

  it('omit positions that begin after the reference year or end before they begin', () => {
    expect(scorePositions([{ ...BOOKS, start: '2027-01', end: '2039-01' }])).toEqual(scorePositions(null));
    expect(scorePositions([HOTEL, { ...BOOKS, start: '2031-01', end: null }])).toEqual(scorePositions([HOTEL]));
    expect(years([positionWith('2020-05', '2019-05')])).toBeNull();
    expect(years([positionWith('2020-13', 'soon'), positionWith('', '2019')])).toBeNull();
  });

  it('are limited to 45', () => {
    expect(years([positionWith('1950-01', '2026-01')])?.max).toBe(45);
    expect(years([positionWith('1966-01', '1999-01'), positionWith('1966-01', null)])?.max).toBe(45);
  });

  it('narrow a stated range but do not extend it', () => {
    expect(years([positionWith('2020-01', '2023-12')], '3-5')).toEqual({ min: 4, max: 5 });
    expect(years([positionWith('2010-01', '2023-12')], '3-5')).toEqual({ min: 5, max: 5 });
  });

  it('include half of the claimed years beyond the dates', () => {
    expect(years([positionWith('2022-01', '2023-12')], '10+')).toEqual({ min: 2, max: 6 });
    expect(
      scorePositions([positionWith('2022-11', '2023-12')], { ...WAITER, experience: '10+' }).experience,
    ).toBeLessThan(100);
  });

  it('never decrease when the years from dates increase', () => {
    const range = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }));
    fc.assert(
      fc.property(range, fc.nat(45), fc.nat(45), ([min, more], first, second) => {
        const statedYears = { min, max: more === null ? Number.POSITIVE_INFINITY : min + more };
        const [less, most] = [
          reconcileYears(statedYears, Math.min(first, second)),
          reconcileYears(statedYears, Math.max(first, second)),
        ];
        expect(less.min).toBeLessThanOrEqual(most.min);
        expect(less.max).toBeLessThanOrEqual(most.max);
        expect(less.min).toBeLessThanOrEqual(less.max);
      }),
    );
  });

  it('count for little in another field', () => {
    const waiter = scorePositions([{ ...HOTEL, end: '2020-12' }], { jobTitle: 'Bookkeeper' }).experience;
    const keeper = scorePositions([{ ...BOOKS, start: '2014-01', end: '2020-12' }], {
      jobTitle: 'Bookkeeper',
    }).experience;
    expect(keeper).toBe(100);
    expect(waiter).toBeLessThan(60);
  });
});

describe('summaries of a history', () => {
  it('mention skills that count less than listed skills, and even less after a few years', () => {
    const own = { jobTitle: 'Bookkeeper' };
    const used = (start: string, end: string | null) => scorePositions([{ ...BOOKS, start, end }, HOTEL], own).skills;
    const listed = scorePositions([HOTEL], {
      ...own,
      skills: ['QuickBooks', 'Bank reconciliation', 'Accounts payable'],
    }).skills;
    expect(used('2022-01', null)).toBeGreaterThan(used('2015-01', '2016-01'));
    expect(used('2015-01', '2016-01')).toBeGreaterThan(scorePositions([HOTEL], own).skills);
    expect(listed).toBeGreaterThan(used('2022-01', null));
  });

  it('count like the bio unless the work ended long ago', () => {
    const text = (start: string, end: string | null) => scorePositions([{ ...BOOKS, start, end }, HOTEL]).text;
    expect(text('2019-01', null)).toBeGreaterThan(40);
    expect(text('2009-01', '2010-12')).toBe(scorePositions([HOTEL]).text);
  });

  it('count as copied if they repeat a job post', () => {
    const copy = { ...HOTEL, summary: POST.description };
    expect(scorePositions([copy]).text).toBe(0);
    expect(compatibility(POST, { ...WAITER, positions: [copy] }).copied).toEqual(['bio']);
  });

  it('add nothing by repeating the bio', () => {
    const bio = 'Bank reconciliations in QuickBooks, payables and the monthly close for four clinics.';
    const own = { ...WAITER, bio };
    expect(scorePositions([{ ...HOTEL, summary: bio }], own).text).toBe(
      scorePositions([{ ...HOTEL, summary: null }], own).text,
    );
  });
});

describe('the explanation of a history', () => {
  it('names the counted position with its title and years', () => {
    const title = findFactor('title', [HOTEL, BOOKS]);
    expect(title?.summary).toBe('Close to the role: Bookkeeper, 2019–2023, for Bookkeeper');
    expect(title?.reason).toMatchObject({
      offered: 'Bookkeeper',
      position: { title: 'Bookkeeper', from: 2019, to: 2023 },
    });
    const inYears = findFactor('title', [HOTEL, { ...BOOKS, start: '2019', end: '2023' }]);
    expect(inYears?.summary).toBe(title?.summary);
    const oneYear = findFactor('title', [{ ...BOOKS, start: '2025', end: '2025' }]);
    expect(oneYear?.reason).toMatchObject({ position: { title: 'Bookkeeper', from: 2025, to: 2025 } });
    expect(findFactor('experience', [BOOKS])?.summary).toBe(
      '4 years of relevant experience (Bookkeeper, 2019–2023); the job asks for 3-5 years',
    );
  });

  it('contains the first year of the current title', () => {
    const summary = findFactor('title', [{ ...BOOKS, end: null }], { jobTitle: 'Bookkeeper' })?.summary;
    expect(summary).toBe('Same kind of role: Bookkeeper, since 2019, for Bookkeeper');
  });

  it('names no position if none counts', () => {
    expect(findFactor('title', [HOTEL], { jobTitle: 'Bookkeeper' })?.summary).toBe(
      'Same kind of role: Bookkeeper for Bookkeeper',
    );
    expect(findFactor('experience', [HOTEL], { jobTitle: 'Bookkeeper' })?.reason).not.toHaveProperty('position');
  });

  it('adds up to the score for every pair in a generated market', () => {
    const random = createSeededRandom(3);
    for (let i = 0; i < 300; i++) {
      const { score, factors } = explainPair(
        prepareJob(drawPost(random)),
        prepareCandidate(drawExperienced(random, 1)),
      );
      expect(Math.round(factors.reduce((sum, factor) => sum + factor.score * factor.weight, 0))).toBe(score);
    }
  });
});

/** Draws job posts, and people who each have one role and a history in that role. */
const drawPostsAndPeople = (random: SeededRandom) => {
  const posts = Array.from({ length: 12 }, () => prepareJob(drawPost(random)));
  const people = Array.from({ length: 25 }, () => {
    const role = drawRole(random);
    return { role, profile: drawProfile(random, role), positions: drawHistory(random, role) };
  });
  return { posts, people };
};

const allScores = (posts: readonly ReturnType<typeof prepareJob>[], candidate: MatchCandidate): number[] => {
  const prepared = prepareCandidate(candidate);
  return posts.map((post) => rankScore(post, prepared));
};

describe('a history', () => {
  it('gains nothing by repeating a position', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 9 }), (seed, times) => {
        const { posts, people } = drawPostsAndPeople(createSeededRandom(seed));
        for (const { profile, positions } of people) {
          const copies = positions.flatMap((position) =>
            Array.from({ length: Math.min(times, 30 / positions.length) }, () => position),
          );
          expect(allScores(posts, { ...profile, positions: copies })).toEqual(
            allScores(posts, { ...profile, positions }),
          );
        }
      }),
      { numRuns: 5 },
    );
  });

  it("gains nothing by repeating the person's skills in summaries", () => {
    const { posts, people } = drawPostsAndPeople(createSeededRandom(12));
    for (const { profile, positions } of people) {
      const stuffed = (times: number) =>
        positions.map((position) => ({
          ...position,
          summary: `${position.summary ?? ''} ${`${profile.skills.join(', ')}. `.repeat(times)}`,
        }));
      const [honest, repeatedTwice, repeatedOften] = [positions, stuffed(2), stuffed(20)].map((history) => {
        const prepared = prepareCandidate({ ...profile, bio: profile.bio ?? 'I work.', positions: history });
        return posts.map((post) => ({ ...rawScores(post, prepared) }));
      });
      repeatedOften?.forEach((scores, index) => {
        // With two repetitions, the skills count as words of the text. More repetitions add nothing, until the text counts as a list of words.
        expect(scores.skills).toBeLessThanOrEqual(honest?.[index]?.skills ?? 0);
        expect(scores.text).toBeLessThanOrEqual(repeatedTwice?.[index]?.text ?? 0);
      });
    }
  });

  it('does not depend on companies or schools', () => {
    const { posts, people } = drawPostsAndPeople(createSeededRandom(13));
    for (const { profile, positions } of people) {
      const named = { ...profile, positions, education: [{ school: 'Stanford', degree: 'MBA' }] };
      const renamed = {
        ...profile,
        positions: positions.map((position) => ({ ...position, company: 'Google' })),
        education: [{ school: 'None', degree: 'MBA' }],
      };
      expect(allScores(posts, renamed)).toEqual(allScores(posts, named));
    }
  });

  it('leads to the recorded scores if it is missing or empty', () => {
    // These scores are from engine 10. Record them again if words of the taxonomy or its table of title meanings change.
    const random = createSeededRandom(32);
    const posts = Array.from({ length: 40 }, () => prepareJob(drawPost(random)));
    const people = Array.from({ length: 400 }, () => drawProfile(random));
    for (const positions of [undefined, []]) {
      const rows = people.map((profile) => allScores(posts, { ...profile, positions }));
      expect(rows.slice(0, 3).map((row, index) => row[index])).toEqual([
        22.693983600268012, 10.658090262780284, 7.827818640891215,
      ]);
      expect(fnv1a(rows.flat().join(' '))).toBe(-1160487426);
    }
  });
});
