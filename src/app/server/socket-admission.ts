/**
 * How many live connections one person and one client network hold in this process. Each process counts its own: the bound is
 * there to keep one process's memory, not to ration a person. Invariant: what was let in is let go exactly once.
 */

export interface SocketAdmission {
  /** Takes a place for a connection; null where there is none left. The result gives the place back. */
  enter(userId: string, network: string): (() => void) | null;
}

const raise = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

const lower = (counts: Map<string, number>, key: string): void => {
  const left = (counts.get(key) ?? 1) - 1;
  if (left === 0) counts.delete(key);
  else counts.set(key, left);
};

/** Admission for so many connections a person and a network. */
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
