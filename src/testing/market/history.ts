/**
 * Generated work histories: one to six positions, mostly of one role, consecutive or overlapping, with gaps, sometimes without dates or summary or
 * with a copied summary. The same seed gives the same history.
 */
import type { MatchCandidate, MatchPosition } from '#engine/matching.contract.ts';
import { drawProfile, drawRole, type Profile } from './market.ts';
import type { Chance } from './random.ts';
import type { Role } from './roles.ts';

const YEAR = 12;
/** The month in which all histories were written, counted from the year 0. */
const WRITTEN = 2026 * YEAR + 10;

const monthText = (month: number): string =>
  `${Math.floor(month / YEAR)}-${String((month % YEAR) + 1).padStart(2, '0')}`;

const drawSummary = (chance: Chance, role: Role): string => {
  const duties = chance.some(role.duties[chance.happens(0.6) ? 'en' : 'es'], chance.between(1, 3)).join('. ');
  return chance.happens(0.6)
    ? `${duties}. ${chance.some(role.skills, chance.between(1, 4)).join(', ')}.`
    : `${duties}.`;
};

/** A position as in the API, including the company, which scores ignore. */
export interface DrawnPosition extends MatchPosition {
  company: string;
}

/** Positions of a person with a role, newest first. */
export const drawHistory = (chance: Chance, role: Role): DrawnPosition[] => {
  const positions: DrawnPosition[] = [];
  let month = WRITTEN - (chance.happens(0.6) ? 0 : chance.between(1, 40));
  for (let left = chance.between(1, chance.happens(0.3) ? 6 : 3); left > 0; left--) {
    const of = chance.happens(0.75) ? role : drawRole(chance);
    const length = chance.between(2, chance.happens(0.4) ? 96 : 30);
    const isDated = chance.happens(0.95);
    positions.push({
      title: chance.happens(0.97) ? chance.pick(of.titles[chance.happens(0.6) ? 'en' : 'es']) : null,
      company: `Company ${chance.between(1, 900)}`,
      start: isDated ? monthText(month - length) : null,
      end: isDated && month < WRITTEN ? monthText(month) : null,
      summary: chance.happens(0.75) ? drawSummary(chance, of) : null,
    });
    // Some work at two places at once; most have gaps.
    month -= chance.happens(0.2) ? Math.floor(length / 2) : length + chance.between(0, 8);
  }
  return positions;
};

/** A profile that has positions of its role in this share of cases. */
export const drawExperienced = (chance: Chance, share: number): Profile & Pick<MatchCandidate, 'positions'> => {
  const role = drawRole(chance);
  const profile = drawProfile(chance, role);
  return chance.happens(share) ? { ...profile, positions: drawHistory(chance, role) } : profile;
};
