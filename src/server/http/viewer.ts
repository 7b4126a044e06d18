/** The signed-in person of a request, found by the auth feature through the session cookie. */
import type { Access } from '#shared/access.ts';
import type { Language } from '#shared/languages.ts';
import type { AccountType, MemberRole } from '#shared/vocabulary.ts';

export interface Viewer {
  /**
   * The account that the call acts for. Calls that act for a company (`may` is not `self`) act for its first account. This account represents the
   * company in every row, even after its person leaves. Other calls act for the person.
   */
  userId: string;
  /** Always the person. For authorship, logs and limits per person. */
  memberId: string;
  /** The first account of the person's company, and the person's role. Null for people outside of companies. */
  membership: { accountId: string; role: MemberRole } | null;
  /** True if a company removed the person, who then has no account type and cannot choose one. */
  isRemovedMember: boolean;
  /** True if the person's company is suspended. Its members may then act only for themselves. */
  isCompanySuspended: boolean;
  email: string;
  accountType: AccountType | null;
  /** True if the person has admin rights now. False while a required second step is missing. */
  isAdmin: boolean;
  /** True for an admin without the required second step. */
  isOverdueAdmin: boolean;
  language: Language;
  sessionId: string;
  /** True for a company that hides people's names, by the person's setting or for this request. */
  hidesNames: boolean;
  /** True for a company that sees lists without scores, by the person's setting. */
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

/** Returns the first account of the person's company, or the person's own account. Does not depend on the call. */
export const viewerAccountId = ({ memberId, membership }: Pick<Viewer, 'memberId' | 'membership'>): string =>
  membership?.accountId ?? memberId;

/** A viewer with an account type, for `member`, `company` and `candidate` routes. */
export type MemberViewer = Viewer & { accountType: AccountType };
export type CompanyViewer = Viewer & { accountType: 'company' };
export type CandidateViewer = Viewer & { accountType: 'candidate' };

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
    /** Null if there is no session. Set before every API handler. */
    viewer: Viewer | null;
  }
}
