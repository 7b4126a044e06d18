/** Says of applications whose offer is over since when it is: what is offered waits for the candidate only as long as the offer holds. */
import type { Queryable } from '#server/db/database.ts';
import type { Application } from '../applications.contract.ts';

/** What applications ask of offers. */
export interface OfferPorts {
  /** Since when the newest offer of each of these applications is over at `now` (ISO 8601); those without one, or with one that holds, are left out. */
  offersOverSince(db: Queryable, applicationIds: readonly string[], now: string): Promise<Map<string, string>>;
}

/** The applications, with the ends of their offers. */
export const withOfferEnds = async <Shown extends Application>(
  db: Queryable,
  ports: OfferPorts,
  applications: readonly Shown[],
): Promise<Shown[]> => {
  const offered = applications.filter(({ status }) => status === 'offered').map(({ id }) => id);
  const since = await ports.offersOverSince(db, offered, new Date().toISOString());
  return applications.map((application) => {
    const offerOverSince = since.get(application.id);
    return offerOverSince === undefined ? application : { ...application, offerOverSince };
  });
};

/** One application, with the end of its offer. */
export const withOfferEnd = async <Shown extends Application>(
  db: Queryable,
  ports: OfferPorts,
  application: Shown,
): Promise<Shown> => (await withOfferEnds(db, ports, [application]))[0] ?? application;
