/** The capabilities that company members need to open screens. Used by the screens, the navigation and the palette. */
import type { Capability } from '#shared/access.ts';
import { APP_PATHS } from '#shared/paths.ts';

const REQUIRED_CAPABILITIES: Partial<Record<string, Capability>> = {
  [APP_PATHS.postJob]: 'recruit',
  [APP_PATHS.postJobShort]: 'recruit',
  [APP_PATHS.editJob]: 'recruit',
  [APP_PATHS.team]: 'recruit',
  [APP_PATHS.browseCandidates]: 'readAll',
  [APP_PATHS.compareCandidates]: 'readAll',
  [APP_PATHS.shortlist]: 'recruit',
  [APP_PATHS.messages]: 'recruit',
  [APP_PATHS.savedSearches]: 'recruit',
  [APP_PATHS.hires]: 'recruit',
};

/** Returns the capability that a member of a company needs to open a path of `APP_PATHS`. */
export const requiredCapability = (path: string): Capability => REQUIRED_CAPABILITIES[path] ?? 'self';
