/** The menu of Browse Candidates: the switches that hide names and scores, and the button that saves the search. Loaded when it is opened. */

import { IfMay } from '#client/may.tsx';
import { HideNames } from '#features/account/client/public/hide-names.tsx';
import { SaveSearch } from '#features/saved-searches/client/public/save-search.tsx';

interface BrowseMenuProps {
  /** The parameters of the list's call. */
  query: object;
  /** False without a job, when no one has a score. */
  isScored: boolean;
}

export const BrowseMenu = ({ query, isScored }: BrowseMenuProps) => (
  <>
    <HideNames />
    <IfMay may="recruit">
      <SaveSearch kind="candidates" query={query} isScored={isScored} isInMenu />
    </IfMay>
  </>
);
