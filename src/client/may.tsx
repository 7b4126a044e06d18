/**
 * Decides whether the reader's role allows an action, with the same table as the server. The app provides the role. Readers without a role are not
 * limited.
 */
import { createContext, type ReactNode, useContext } from 'react';
import { type Capability, hasCapability } from '#shared/access.ts';
import type { MemberRole } from '#shared/vocabulary.ts';

export const RoleContext = createContext<MemberRole | null>(null);

/** Returns true if the reader may make calls that need the capability. */
export const useMay = (capability: Capability): boolean => {
  const role = useContext(RoleContext);
  return role === null || hasCapability(capability, role);
};

/** Renders `children` for readers who may make calls that need the capability. */
export const IfMay = ({ may, children }: { may: Capability; children: ReactNode }) => useMay(may) && children;
