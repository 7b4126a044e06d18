/** The menu of Browse Candidates: the switches that hide names and scores, and the button that saves the search. Loaded when the menu opens. */

import { IfMay } from '#client/may.tsx';
import { HideNames } from '#features/account/client/public/hide-names.tsx';
import { SaveSearch } from '#features/saved-searches/client/public/save-search.tsx';

interface BrowseMenuProps {
  /** The query parameters of the list. */
  query: object;
  /** False without an open job, because candidates then have no score. */
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
