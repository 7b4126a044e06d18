/**
 * Decides whether the user's role allows an action, using the same table as the server. The app provides the role. Users without a role are not
 * restricted.
 */
import { createContext, type ReactNode, useContext } from 'react';
import { type Capability, hasCapability } from '#shared/access.ts';
import type { MemberRole } from '#shared/vocabulary.ts';

export const RoleContext = createContext<MemberRole | null>(null);

/** Returns true if the user may make calls that need the capability. */
export const useMay = (capability: Capability): boolean => {
  const role = useContext(RoleContext);
  return role === null || hasCapability(capability, role);
};

/** Renders `children` only for users who may make calls that need the capability. */
export const IfMay = ({ may, children }: { may: Capability; children: ReactNode }) => useMay(may) && children;
