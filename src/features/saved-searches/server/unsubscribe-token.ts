/** The token of an unsubscribe link: the id of the search, sealed with the app secret so that it cannot be guessed or altered. Never expires. */
import { isId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import { fillPath } from '#shared/contract.ts';
import { unsubscribeContract } from '../saved-searches.contract.ts';

const PURPOSE = 'unsubscribe';

/** The page with the button. Rendered per request instead of at build time, because it contains the name of the search. */
export const UNSUBSCRIBE_PATH = '/unsubscribe/:token';

/** Builds the links of an email: one to the page, and one for the email client's own unsubscribe button. */
export const unsubscribeLinks = (
  { env, secrets }: Pick<Platform, 'env' | 'secrets'>,
  searchId: string,
): { page: string; oneClick: string } => {
  const token = secrets.sealer(PURPOSE).seal(searchId);
  return {
    page: `${env.publicUrl}${fillPath(UNSUBSCRIBE_PATH, { token })}`,
    oneClick: `${env.publicUrl}${fillPath(unsubscribeContract.unsubscribe.path, { token })}`,
  };
};

/** Longer texts cannot be tokens. */
const MAX_TOKEN_CHARACTERS = 200;

/** Reads the id of the search from a token. Returns null if this app did not create the token. */
export const readUnsubscribeToken = ({ secrets }: Platform, token: string): string | null => {
  if (token.length > MAX_TOKEN_CHARACTERS) return null;
  const id = secrets.sealer(PURPOSE).open(token);
  return id !== null && isId(id) ? id : null;
};
