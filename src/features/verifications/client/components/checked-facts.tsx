/** When and how something was checked, and when the verification expires, in one line. */
import { useTranslations } from 'use-intl';
import { useTimes } from '#client/ui/use-times.ts';
import type { Verification } from '../../verifications.contract.ts';
import { isKnownMethod, lastValidDay } from '../../verifications.domain.ts';

/** The method in the viewer's language. Methods that admins wrote themselves are shown as written. */
export const useMethodWords = () => {
  const t = useTranslations('verifications.method');
  return (method: string): string => (isKnownMethod(method) ? t(method) : method);
};

/** `Identity`, or `Skill · React`. */
export const useSubjectWords = () => {
  const verificationKindTexts = useTranslations('vocabulary.verificationKind');
  return ({ kind, subject }: Pick<Verification, 'kind' | 'subject'>): string =>
    subject === null ? verificationKindTexts(kind) : `${verificationKindTexts(kind)} · ${subject}`;
};

/** The facts about a verification that is or was verified. Renders nothing for others. */
export const CheckedFacts = ({ verification }: { verification: Verification }) => {
  const t = useTranslations('verifications.shown');
  const methodWords = useMethodWords();
  const times = useTimes();
  const { verifiedAt, expiresAt, method, status } = verification;
  if (verifiedAt === null) return null;
  const formatEnd = (iso: string): string =>
    status === 'expired' ? t('expired', { date: times.date(iso) }) : t('until', { date: times.day(lastValidDay(iso)) });
  const end = expiresAt === null ? t('forGood') : formatEnd(expiresAt);
  const words = [
    t('checked', { date: times.date(verifiedAt) }),
    method === null ? null : t('by', { method: methodWords(method) }),
    // A revoked verification is no longer valid.
    status === 'revoked' ? null : end,
  ];
  return <p className="break-words text-muted text-sm">{words.filter((word) => word !== null).join(' · ')}</p>;
};
