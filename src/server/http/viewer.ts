/** The signed-in person behind a request, as the auth feature finds it by the session cookie. */
import type { Language } from '#shared/languages.ts';
import type { AccountType } from '#shared/vocabulary.ts';

export interface Viewer {
  userId: string;
  email: string;
  accountType: AccountType | null;
  isAdmin: boolean;
  language: Language;
  sessionId: string;
  /** What they see of themselves, read with the session. */
  profile: {
    firstName: string;
    lastName: string;
    profileImageUrl: string | null;
    passwordIsTemporary: boolean;
    createdAt: string;
  };
}

/** A viewer with an account type, as `company` and `candidate` routes have it. */
export type CompanyViewer = Viewer & { accountType: 'company' };
export type CandidateViewer = Viewer & { accountType: 'candidate' };

declare module 'fastify' {
  interface FastifyRequest {
    /** null where nobody is signed in. Set before any handler of the API runs. */
    viewer: Viewer | null;
  }
}
