/** The time zone in the signed-in candidate's profile. */
import { useQuery } from '@tanstack/react-query';
import { resolveZone } from '#client/ui/zone-names.ts';
import { myProfileQuery } from '../candidates.api.ts';

/**
 * Returns the time zone that the profile states. Returns null before the profile is loaded, if it states no readable time zone, and if `isCandidate` is
 * false.
 */
export const useProfileZone = (isCandidate: boolean): string | null => {
  const { data: profile } = useQuery({ ...myProfileQuery, enabled: isCandidate });
  return profile?.timezone ? resolveZone(profile.timezone, profile.zone) : null;
};
