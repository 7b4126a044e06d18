/** Shows the state of a person's invitation and the button to invite them. Used by every screen that shows candidates to a company. */
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import { personName } from '#client/names.ts';
import { withEnglish } from '#client/texts.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '#client/ui/button-style.ts';
import { personKey } from '#features/candidates/client/public/person-keys.ts';
import { personPageEn } from '#features/candidates/client/public/person-page.en.ts';
import type { InvitationStatus } from '#shared/vocabulary.ts';
import type { InviteDialogProps } from '../components/invite-dialog.tsx';
import { InvitationBadge } from './invitation-badge.tsx';

/** Loaded when the dialog opens. */
const InviteDialog = lazy(async () => ({ default: (await import('../components/invite-dialog.tsx')).InviteDialog }));

interface InviteControlProps extends Pick<InviteDialogProps, 'candidate' | 'jobs'> {
  /** `invited` means that there is no answer yet. Null if the person was not invited and has not applied. */
  state: InvitationStatus | 'withdrawn' | null;
  /** The title of the job that `state` is about, if it is not clear from the screen. */
  stateJobTitle?: string | undefined;
  size?: ButtonSize | undefined;
  variant?: ButtonVariant | undefined;
  /** Shows the button as an icon. */
  isIcon?: boolean;
  /** Opens the dialog without a click. `onClosed` is called when it closes and must reset this. */
  isForcedOpen?: boolean;
  onClosed?: (() => void) | undefined;
}

const StateBadge = ({ state }: { state: NonNullable<InviteControlProps['state']> }) => {
  const t = useTranslations('vocabulary.applicationStatus');
  return state === 'withdrawn' ? <Badge>{t('withdrawn')}</Badge> : <InvitationBadge status={state} />;
};

const Control = (props: InviteControlProps) => {
  const { candidate, state, stateJobTitle, size, variant, isIcon = false, isForcedOpen = false, onClosed } = props;
  const t = useTranslations('personPage');
  const jobs = useMay('recruit') ? props.jobs : [];
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const close = (): void => {
    setIsDialogOpen(false);
    onClosed?.();
  };
  return (
    <>
      {state && <StateBadge state={state} />}
      {state && stateJobTitle !== undefined && (
        <span className="min-w-0 break-words text-muted text-sm">{stateJobTitle}</span>
      )}
      {jobs.length > 0 && (
        <Button
          {...personKey('invite')}
          size={size}
          variant={variant}
          square={isIcon}
          icon={<Plus className={size === 'sm' ? 'size-4' : 'size-4.5'} />}
          aria-label={isIcon ? t('inviteFor', { name: personName(candidate.user) }) : undefined}
          onClick={() => setIsDialogOpen(true)}
        >
          {!isIcon && t('invite')}
        </Button>
      )}
      {(isDialogOpen || (isForcedOpen && jobs.length > 0)) && (
        <Suspense>
          <InviteDialog jobs={jobs} candidate={candidate} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

/** `jobs` are the jobs to choose from, the suggested one first. Without jobs there is no button. */
export const InviteControl = withEnglish({ personPage: personPageEn }, Control);
