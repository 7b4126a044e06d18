/** One entry of the audit log as a sentence: who did what to which account, when and from which address. */
import {
  AtSign,
  BadgeCheck,
  BadgeX,
  Check,
  CircleDot,
  Eye,
  EyeOff,
  Filter,
  Flag,
  Handshake,
  KeyRound,
  LockKeyhole,
  LogIn,
  type LucideIcon,
  Mail,
  NotebookPen,
  Scale,
  ShieldCheck,
  ShieldOff,
  Trash2,
  Undo2,
  UserCheck,
  UserX,
  X,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { useTimes } from '#client/ui/use-times.ts';
import type { Activity } from '../../admin.contract.ts';

type Tone = 'quiet' | 'good' | 'danger';
type ActionText =
  | 'signedIn'
  | 'scoresHeld'
  | 'scoresReleased'
  | 'approved'
  | 'rejected'
  | 'reviewUndone'
  | 'revealed'
  | 'resent'
  | 'suspended'
  | 'restored'
  | 'deleted'
  | 'emailChanged'
  | 'emailRestored'
  | 'signInFailed'
  | 'passwordChanged'
  | 'passwordReset'
  | 'secondStepFailed'
  | 'signInWayChanged'
  | 'secondStepRemoved'
  | 'companyVerified'
  | 'companyUnverified'
  | 'profileLimitReached'
  | 'jobTakenDown'
  | 'jobRestored'
  | 'consultationNoted'
  | 'granted'
  | 'removed'
  | 'resolved'
  | 'appealClosed'
  | 'hireChanged'
  | 'verificationMoved'
  | 'nameRevealed'
  | 'mailReplayed'
  | 'suppressionLifted'
  | 'personErased';

interface ActionDisplay {
  text: ActionText;
  Icon: LucideIcon;
  tone: Tone;
}

/** Every action of the log. Actions of a newer release are shown by their name. */
export const ACTION_DISPLAY: Record<string, ActionDisplay> = {
  'admin.signed-in': { text: 'signedIn', Icon: LogIn, tone: 'quiet' },
  'review.approved': { text: 'approved', Icon: Check, tone: 'good' },
  'review.rejected': { text: 'rejected', Icon: X, tone: 'quiet' },
  'review.undone': { text: 'reviewUndone', Icon: Undo2, tone: 'quiet' },
  'temporary-password.revealed': { text: 'revealed', Icon: Eye, tone: 'danger' },
  'credentials.resent': { text: 'resent', Icon: Mail, tone: 'quiet' },
  'user.suspended': { text: 'suspended', Icon: UserX, tone: 'danger' },
  'user.restored': { text: 'restored', Icon: UserCheck, tone: 'good' },
  'user.email-changed': { text: 'emailChanged', Icon: AtSign, tone: 'quiet' },
  'user.email-restored': { text: 'emailRestored', Icon: AtSign, tone: 'quiet' },
  'user.sign-in-failed': { text: 'signInFailed', Icon: LockKeyhole, tone: 'quiet' },
  'user.password-changed': { text: 'passwordChanged', Icon: KeyRound, tone: 'quiet' },
  'user.password-reset': { text: 'passwordReset', Icon: KeyRound, tone: 'quiet' },
  'user.second-step-failed': { text: 'secondStepFailed', Icon: LockKeyhole, tone: 'danger' },
  'user.sign-in-way-changed': { text: 'signInWayChanged', Icon: KeyRound, tone: 'quiet' },
  'user.second-step-removed': { text: 'secondStepRemoved', Icon: LockKeyhole, tone: 'danger' },
  'company.verified': { text: 'companyVerified', Icon: BadgeCheck, tone: 'good' },
  'company.unverified': { text: 'companyUnverified', Icon: BadgeX, tone: 'danger' },
  'company.profiles-read-up': { text: 'profileLimitReached', Icon: Eye, tone: 'danger' },
  'job.taken-down': { text: 'jobTakenDown', Icon: EyeOff, tone: 'danger' },
  'job.restored': { text: 'jobRestored', Icon: Eye, tone: 'good' },
  'consultation.noted': { text: 'consultationNoted', Icon: NotebookPen, tone: 'quiet' },
  'user.deleted': { text: 'deleted', Icon: Trash2, tone: 'danger' },
  'admin.granted': { text: 'granted', Icon: ShieldCheck, tone: 'good' },
  'admin.removed': { text: 'removed', Icon: ShieldOff, tone: 'danger' },
  'scores.held': { text: 'scoresHeld', Icon: ShieldCheck, tone: 'quiet' },
  'scores.released': { text: 'scoresReleased', Icon: ShieldOff, tone: 'quiet' },
  'verification.moved': { text: 'verificationMoved', Icon: ShieldCheck, tone: 'quiet' },
  'name.revealed': { text: 'nameRevealed', Icon: Eye, tone: 'quiet' },
  'report.resolved': { text: 'resolved', Icon: Flag, tone: 'good' },
  'appeal.closed': { text: 'appealClosed', Icon: Scale, tone: 'good' },
  'hire.changed': { text: 'hireChanged', Icon: Handshake, tone: 'quiet' },
  'mail.replayed': { text: 'mailReplayed', Icon: Mail, tone: 'quiet' },
  'suppression.lifted': { text: 'suppressionLifted', Icon: Mail, tone: 'quiet' },
  'person.erased': { text: 'personErased', Icon: Trash2, tone: 'danger' },
};

const TONES: Record<Tone, string> = {
  quiet: 'bg-sunken text-ink-soft',
  good: 'bg-positive-soft text-positive-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

const isSource = (value: unknown): value is 'public' | 'account' => value === 'public' || value === 'account';

const bold = (chunks: ReactNode) => <strong className="break-words font-semibold text-ink">{chunks}</strong>;

interface EntryProps {
  entry: Activity;
  /** Shows only the entries of this address. */
  onActor: (email: string) => void;
}

/** The button that shows only the entries of this actor. */
const OnlyActor = ({ entry, onActor }: EntryProps) => {
  const t = useTranslations('admin.activity');
  const { email } = entry.actor;
  if (email === null) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      square
      aria-label={t('onlyActor', { actor: email })}
      onClick={() => onActor(email)}
    >
      <Filter className="size-4" />
    </Button>
  );
};

const Sentence = ({ entry, display }: { entry: Activity; display: ActionDisplay | undefined }) => {
  const t = useTranslations('admin.activity');
  const values = { b: bold, actor: entry.actor.email ?? t('unknownActor'), target: entry.target ?? t('noTarget') };
  return (
    <p className="min-w-0 text-ink-soft">
      {display
        ? t.rich(`actions.${display.text}`, values)
        : t.rich('actions.other', { ...values, action: entry.action })}
    </p>
  );
};

const Circumstances = ({ entry }: { entry: Activity }) => {
  const t = useTranslations('admin.activity');
  const time = useTimes().time(entry.createdAt);
  const { source } = entry.detail;
  const words = [
    isSource(source) ? t(`source.${source}`) : null,
    entry.clientAddress === null ? null : t('from', { address: entry.clientAddress }),
  ].filter((word) => word !== null);
  return (
    <p className="text-muted text-sm tabular max-md:mt-0.5 md:shrink-0 md:text-right">
      <time dateTime={entry.createdAt}>{time}</time>
      {words.map((word) => (
        <span key={word}> · {word}</span>
      ))}
    </p>
  );
};

export const ActivityEntry = ({ entry, onActor }: EntryProps) => {
  const display = ACTION_DISPLAY[entry.action];
  const Icon = display?.Icon ?? CircleDot;
  return (
    <li className="flex gap-3.5 border-line border-t px-4 py-2.5 first:border-t-0 sm:px-5 md:items-center">
      <span
        className={classNames(
          'grid size-8 shrink-0 place-content-center rounded-full',
          TONES[display?.tone ?? 'quiet'],
        )}
      >
        <Icon className="size-4" />
      </span>
      <div className="min-w-0 flex-1 gap-4 md:flex md:items-baseline md:justify-between">
        <Sentence entry={entry} display={display} />
        <Circumstances entry={entry} />
      </div>
      <OnlyActor entry={entry} onActor={onActor} />
    </li>
  );
};
