/**
 * Generated work histories: one to six positions, mostly in one role, which may overlap or have gaps between them. Some positions have no dates,
 * title or summary. The same seed produces the same history.
 */
import type { MatchCandidate, MatchPosition } from '#engine/matching.contract.ts';
import { drawProfile, drawRole, type Profile } from './market.ts';
import type { SeededRandom } from './random.ts';
import type { Role } from './roles.ts';

const MONTHS_PER_YEAR = 12;
/** The month in which all histories were written, counted from the year 0. */
const WRITTEN_AT_MONTH = 2026 * MONTHS_PER_YEAR + 10;

const monthText = (month: number): string =>
  `${Math.floor(month / MONTHS_PER_YEAR)}-${String((month % MONTHS_PER_YEAR) + 1).padStart(2, '0')}`;

const drawSummary = (random: SeededRandom, role: Role): string => {
  const duties = random.sample(role.duties[random.happens(0.6) ? 'en' : 'es'], random.between(1, 3)).join('. ');
  return random.happens(0.6)
    ? `${duties}. ${random.sample(role.skills, random.between(1, 4)).join(', ')}.`
    : `${duties}.`;
};

/** A position as in the API, including the company, which scores ignore. */
export interface DrawnPosition extends MatchPosition {
  company: string;
}

/** Draws the positions of a person with a role, newest first. */
export const drawHistory = (random: SeededRandom, role: Role): DrawnPosition[] => {
  const positions: DrawnPosition[] = [];
  let month = WRITTEN_AT_MONTH - (random.happens(0.6) ? 0 : random.between(1, 40));
  for (let left = random.between(1, random.happens(0.3) ? 6 : 3); left > 0; left--) {
    const positionRole = random.happens(0.75) ? role : drawRole(random);
    const length = random.between(2, random.happens(0.4) ? 96 : 30);
    const isDated = random.happens(0.95);
    positions.push({
      title: random.happens(0.97) ? random.pick(positionRole.titles[random.happens(0.6) ? 'en' : 'es']) : null,
      company: `Company ${random.between(1, 900)}`,
      start: isDated ? monthText(month - length) : null,
      end: isDated && month < WRITTEN_AT_MONTH ? monthText(month) : null,
      summary: random.happens(0.75) ? drawSummary(random, positionRole) : null,
    });
    // Some positions overlap. Most are separated by a gap.
    month -= random.happens(0.2) ? Math.floor(length / 2) : length + random.between(0, 8);
  }
  return positions;
};

/** Draws a profile. `share` is the probability that it has positions. */
export const drawExperienced = (random: SeededRandom, share: number): Profile & Pick<MatchCandidate, 'positions'> => {
  const role = drawRole(random);
  const profile = drawProfile(random, role);
  return random.happens(share) ? { ...profile, positions: drawHistory(random, role) } : profile;
};
