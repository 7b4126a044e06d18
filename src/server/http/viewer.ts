/** The signed-in person of a request, found by the auth feature through the session cookie. */
import type { Access } from '#shared/access.ts';
import type { Language } from '#shared/languages.ts';
import type { AccountType, MemberRole } from '#shared/vocabulary.ts';

export interface Viewer {
  /**
   * The account that the call acts for. In calls that act for a company (`may` is not `self`), the company's first account, which is the company's
   * side in every row, even after that person leaves. Otherwise the person.
   */
  userId: string;
  /** Always the person: for authorship, logs and limits of a person. */
  memberId: string;
  /** The company that the person belongs to: its first account, and the person's role. Null for everyone else. */
  membership: { accountId: string; role: MemberRole } | null;
  /** A company removed the person. They have no account type, and cannot choose one. */
  isRemovedMember: boolean;
  email: string;
  accountType: AccountType | null;
  /** Has admin rights now. False while a required second step is missing. */
  isAdmin: boolean;
  /** An admin without the required second step. */
  isOverdueAdmin: boolean;
  language: Language;
  sessionId: string;
  /** A company that hides people's names, by the person's setting or for this request. */
  hidesNames: boolean;
  /** A company that sees lists without scores, by the person's setting. */
  hidesScores: boolean;
  /** The person's own data, read with the session. */
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

/** The account whose side the person is on, whatever the call acts for: their company's first account, or their own. */
export const viewerAccountId = ({ memberId, membership }: Pick<Viewer, 'memberId' | 'membership'>): string =>
  membership?.accountId ?? memberId;

/** A viewer with an account type, for `member`, `company` and `candidate` routes. */
export type MemberViewer = Viewer & { accountType: AccountType };
export type CompanyViewer = Viewer & { accountType: 'company' };
export type CandidateViewer = Viewer & { accountType: 'candidate' };

/** The type of the viewer for an access level. */
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
    /** null without a session. Set before every API handler. */
    viewer: Viewer | null;
  }
}
