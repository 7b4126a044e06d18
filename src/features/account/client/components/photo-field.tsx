/** The photo: choose, look at it as others will, save; or remove. What was chosen stays until it is saved or given up. */
import { Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { Account } from '../../account.contract.ts';
import { useDeletePhoto, usePutPhoto } from '../account.api.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const MEGABYTES = String(LIMITS.photoBytes / 1024 / 1024);

/** Whether the browser can draw it: a type is only what the file's name says. */
const isPicture = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

/** A file that was chosen, and its address within this page. */
interface Chosen {
  file: File;
  url: string;
}

const useChosen = () => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);
  const choose = (file: File | null) => setChosen(file && { file, url: URL.createObjectURL(file) });
  return { chosen, choose };
};

const RemovePhoto = ({ onRemoved }: { onRemoved: () => void }) => {
  const t = useTranslations('account.photo');
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePhoto(() => {
    setAsking(false);
    onRemoved();
    showToast({ title: t('removedTitle'), description: t('removedText') });
  });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeTitle')}
        text={t('removeText')}
        confirmText={t('removeConfirm')}
        pending={remove.isPending}
        onConfirm={() => remove.mutate({})}
      />
    </>
  );
};

export const PhotoField = ({ account }: { account: Account }) => {
  const t = useTranslations('account.photo');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { chosen, choose } = useChosen();
  const [problem, setProblem] = useState<string>();
  const hasPhoto = account.profileImageUrl !== null;

  /** Back to the saved photo; the buttons of the preview go, so the focus goes to the one that stays. */
  const finish = () => {
    choose(null);
    button.current?.focus();
  };
  const put = usePutPhoto(() => {
    finish();
    showToast({ title: t('savedTitle'), description: t('savedText') });
  });
  const problemOf = async (file: File): Promise<string | undefined> => {
    if (!TYPES.includes(file.type)) return t('notAPicture');
    if (file.size > LIMITS.photoBytes) return t('tooLarge', { megabytes: MEGABYTES });
    return (await isPicture(file)) ? undefined : t('notAPicture');
  };
  const handleChoice = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // So that the same file can be chosen once more.
    event.target.value = '';
    if (!file) return;
    const found = await problemOf(file);
    setProblem(found);
    if (found === undefined) choose(file);
  };
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar
          id={account.id}
          name={`${account.firstName} ${account.lastName}`}
          photoUrl={chosen?.url ?? account.profileImageUrl}
          size="xl"
        />
        <div className="min-w-0 flex-1 basis-56 space-y-3">
          <p className="text-muted text-sm">{chosen ? t('preview') : t('help', { megabytes: MEGABYTES })}</p>
          <div className="flex flex-wrap gap-2">
            {chosen && (
              <Button
                size="sm"
                variant="primary"
                pending={put.isPending}
                pendingText={t('saving')}
                onClick={() => put.mutate({ body: chosen.file })}
              >
                {t('save')}
              </Button>
            )}
            <Button
              ref={button}
              size="sm"
              disabled={put.isPending}
              icon={<Upload aria-hidden="true" className="size-4" />}
              onClick={() => input.current?.click()}
            >
              {chosen ? t('another') : hasPhoto ? t('replace') : t('upload')}
            </Button>
            {chosen && (
              <Button size="sm" variant="quiet" disabled={put.isPending} onClick={finish}>
                {t('cancel')}
              </Button>
            )}
            {hasPhoto && !chosen && <RemovePhoto onRemoved={() => button.current?.focus()} />}
          </div>
          <input
            ref={input}
            type="file"
            accept={TYPES.join(',')}
            aria-label={t('label')}
            hidden
            onChange={(event) => void handleChoice(event)}
          />
        </div>
      </div>
      <FormError>{problem}</FormError>
    </div>
  );
};
