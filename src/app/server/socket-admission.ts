/**
 * Limits live connections per person and client network in this process. Each process counts its own, because the limit protects its memory. Every
 * slot is released exactly once.
 */

export interface SocketAdmission {
  /** Reserves a slot; null without one. The returned function releases it. */
  enter(userId: string, network: string): (() => void) | null;
}

const raise = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const lower = (counts: Map<string, number>, key: string): void => {
  const remaining = (counts.get(key) ?? 1) - 1;
  if (remaining === 0) counts.delete(key);
  else counts.set(key, remaining);
};

/** Creates the limits per person and network. */
export const createSocketAdmission = (limits: { perPerson: number; perNetwork: number }): SocketAdmission => {
  const people = new Map<string, number>();
  const networks = new Map<string, number>();
  return {
    enter(userId, network) {
      const isFull = (people.get(userId) ?? 0) >= limits.perPerson || (networks.get(network) ?? 0) >= limits.perNetwork;
      if (isFull) return null;
      raise(people, userId);
      raise(networks, network);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        lower(people, userId);
        lower(networks, network);
      };
    },
  };
};
