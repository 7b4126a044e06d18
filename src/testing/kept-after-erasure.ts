/**
 * What stays of a person who was erased, column by column, and why. `erased-nowhere.test.ts` finds nothing of them anywhere else; who adds a
 * column in which people's words stand either has them erased or gives the reason here.
 */
export const KEPT_AFTER_ERASURE: Readonly<Record<string, string>> = {
  'public.messages.content': 'what others received stays with them, as from "Deleted user"',
  'public.audit_log.actor_email': 'who did what must be answerable for; the entry goes after two years',
  'public.audit_log.target': 'to whom an admin did something must be answerable for; the entry goes after two years',
  'public.outbox.to_address': 'the one mail that says that the account is gone; it goes after 90 days',
  'public.reports.reason':
    'admins must be able to act on what somebody reported about another; its writer has no name any more',
  'public.score_inputs.body':
    'titles and skills that a score was computed from, so that it can be computed again; nothing leads to the person (ADR 39)',
  'public.rate_limits.key': 'tries against an address count until their window ends, at most 30 days',
};
