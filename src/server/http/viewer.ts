/** The signed-in person behind a request, as the auth feature finds it by the session cookie. */
import type { Access } from '#shared/access.ts';
import type { Language } from '#shared/languages.ts';
import type { AccountType } from '#shared/vocabulary.ts';

export interface Viewer {
  userId: string;
  email: string;
  accountType: AccountType | null;
  /** Whether they may act as an admin: not while a second step is overdue. */
  isAdmin: boolean;
  /** An admin whose second step is overdue. */
  isOverdueAdmin: boolean;
  language: Language;
  sessionId: string;
  /** A company that reads people without names: by its account's choice, or because this request asks for it. */
  hidesNames: boolean;
  /** A company that sees lists of people without scores, by its account's choice. */
  hidesScores: boolean;
  /** What they see of themselves, read with the session. */
  profile: {
    firstName: string;
    lastName: string;
    profileImageUrl: string | null;
    passwordIsTemporary: boolean;
    createdAt: string;
    secondStepSince: string | null;
    secondStepDueAt: string | null;
  };
}

/** A viewer with an account type, as `member`, `company` and `candidate` routes have it. */
export type MemberViewer = Viewer & { accountType: AccountType };
export type CompanyViewer = Viewer & { accountType: 'company' };
export type CandidateViewer = Viewer & { accountType: 'candidate' };

/** The viewer of a call, by the access that it declares. */
export type ViewerFor<A extends Access> = A extends 'visitor'
  ? Viewer | null
  : A extends 'company'
    ? CompanyViewer
    : A extends 'candidate'
      ? CandidateViewer
      : A extends 'member'
        ? MemberViewer
        : Viewer;

declare module 'fastify' {
  interface FastifyRequest {
    /** null where nobody is signed in. Set before any handler of the API runs. */
    viewer: Viewer | null;
  }
}
