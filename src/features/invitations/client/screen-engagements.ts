/** The data that a screen needs about the people it shows: the company's open jobs, and each person's invitations and applications. */
import { createContext } from 'react';
import type { Engagement } from '../engagements.contract.ts';

export interface ScreenEngagements {
  jobs: readonly { id: string; title: string }[];
  /** The job that the screen is about. */
  chosenJobId: string | undefined;
  /** Returns null while the data loads. If loading fails, returns an empty list, so that everyone can be invited and the server decides. */
  findEngagements: (candidateId: string) => readonly Engagement[] | null;
}

export const ScreenEngagementsContext = createContext<ScreenEngagements>({
  jobs: [],
  chosenJobId: undefined,
  findEngagements: () => null,
});
