/**
 * Columns that retain data of an erased person, with the reason. `traces-after-erasure.test.ts` checks that no other data remains. If a new column
 * contains personal text, either erase the text or add the reason here.
 */
export const KEPT_AFTER_ERASURE: Readonly<Record<string, string>> = {
  'public.messages.content': 'messages that others received stay with them, from "Deleted user"',
  'public.audit_log.actor_email': 'admin actions must be traceable; the entry is deleted after two years',
  'public.audit_log.target':
    'admin actions must be traceable to the account concerned; the entry is deleted after two years',
  'public.outbox.to_address': 'the one email that confirms the deletion; it is deleted after 90 days',
  'public.reports.reason': 'admins must be able to act on a report about another person; its writer is anonymous',
  'public.score_inputs.body':
    'titles and skills that a score was computed from, so that it can be computed again; nothing links them to the person (ADR 39)',
  'public.rate_limits.key': 'attempts against an address count until their window ends, at most 30 days',
};
