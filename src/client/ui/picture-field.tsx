/** A field for choosing, previewing, saving and removing a picture. The preview shows the chosen file until the user saves or cancels. */
import { Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { LIMITS } from '#shared/limits.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormError } from './form-error.tsx';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

type TextKey =
  | 'label'
  | 'help'
  | 'upload'
  | 'replace'
  | 'another'
  | 'remove'
  | 'preview'
  | 'save'
  | 'saving'
  | 'cancel'
  | 'removeTitle'
  | 'removeText'
  | 'removeConfirm'
  | 'unsupportedPicture'
  | 'tooLarge';
type Texts = (key: TextKey, values: { megabytes: string }) => string;
const TEXT_VALUES = { megabytes: String(LIMITS.photoBytes / 1024 / 1024) };

/** `onSuccess` is called in addition to the mutation's own callbacks. */
interface PictureMutation<Input> {
  isPending: boolean;
  mutate: (input: Input, options: { onSuccess: () => void }) => void;
}

export interface PictureFieldProps {
  /** Returns the text for a key. */
  t: Texts;
  hasPicture: boolean;
  /** Renders the picture as other users see it. `chosenUrl` is set while a chosen picture is not saved yet. */
  render: (chosenUrl: string | undefined) => ReactNode;
  /** Saves the chosen picture. */
  save: PictureMutation<{ body: Blob }>;
  /** Removes the saved picture. */
  remove: PictureMutation<object>;
}

/** Returns true if the browser can draw the file. `file.type` is only guessed from the file name. */
const isPicture = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

/** `url` is the object URL of the file, for the preview. */
interface ChosenFile {
  file: File;
  url: string;
}

const useChosenFile = () => {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);
  const choose = (file: File | null) => setChosen(file && { file, url: URL.createObjectURL(file) });
  return { chosen, choose };
};

interface RemoveButtonProps {
  pictureText: (key: TextKey) => string;
  mutation: PictureMutation<object>;
  onRemoved: () => void;
}

const RemoveButton = ({ pictureText, mutation, onRemoved }: RemoveButtonProps) => {
  const [isConfirming, setIsConfirming] = useState(false);
  const remove = () =>
    mutation.mutate(
      {},
      {
        onSuccess: () => {
          setIsConfirming(false);
          onRemoved();
        },
      },
    );
  return (
    <>
      <Button size="sm" variant="quiet" icon={<Trash2 className="size-4" />} onClick={() => setIsConfirming(true)}>
        {pictureText('remove')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={pictureText('removeTitle')}
        text={pictureText('removeText')}
        confirmText={pictureText('removeConfirm')}
        pending={mutation.isPending}
        onConfirm={remove}
      />
    </>
  );
};

export const PictureField = ({ t, hasPicture, render, save, remove }: PictureFieldProps) => {
  const pictureText = (key: TextKey): string => t(key, TEXT_VALUES);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shouldFocusUpload = useRef(false);
  const { chosen, choose } = useChosenFile();
  const [problem, setProblem] = useState<string>();

  /** Shows the saved picture again. The preview's buttons disappear, so focus moves to the upload button. */
  const finish = () => {
    shouldFocusUpload.current = true;
    choose(null);
  };
  const { isPending } = save;
  useEffect(() => {
    // The upload button is disabled while saving and cannot receive focus.
    if (chosen !== null || isPending || !shouldFocusUpload.current) return;
    shouldFocusUpload.current = false;
    button.current?.focus();
  }, [chosen, isPending]);
  const findFileProblem = async (file: File): Promise<string | undefined> => {
    if (!TYPES.includes(file.type)) return pictureText('unsupportedPicture');
    if (file.size > LIMITS.photoBytes) return pictureText('tooLarge');
    return (await isPicture(file)) ? undefined : pictureText('unsupportedPicture');
  };
  const handleChoice = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Allows choosing the same file again.
    event.target.value = '';
    if (!file) return;
    const newProblem = await findFileProblem(file);
    setProblem(newProblem);
    if (newProblem === undefined) choose(file);
  };
  const uploadText = hasPicture ? pictureText('replace') : pictureText('upload');
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        {render(chosen?.url)}
        <div className="min-w-0 flex-1 basis-56 space-y-3">
          <p className="text-muted text-sm">{pictureText(chosen ? 'preview' : 'help')}</p>
          <div className="flex flex-wrap gap-2">
            {chosen && (
              <Button
                size="sm"
                variant="primary"
                pending={isPending}
                pendingText={pictureText('saving')}
                onClick={() => save.mutate({ body: chosen.file }, { onSuccess: finish })}
              >
                {pictureText('save')}
              </Button>
            )}
            <Button
              ref={button}
              size="sm"
              disabled={isPending}
              icon={<Upload className="size-4" />}
              onClick={() => input.current?.click()}
            >
              {chosen ? pictureText('another') : uploadText}
            </Button>
            {chosen && (
              <Button size="sm" variant="quiet" disabled={isPending} onClick={finish}>
                {pictureText('cancel')}
              </Button>
            )}
            {hasPicture && !chosen && (
              <RemoveButton pictureText={pictureText} mutation={remove} onRemoved={() => button.current?.focus()} />
            )}
          </div>
          <input
            ref={input}
            type="file"
            accept={TYPES.join(',')}
            aria-label={pictureText('label')}
            hidden
            onChange={(event) => void handleChoice(event)}
          />
        </div>
      </div>
      <FormError>{problem}</FormError>
    </div>
  );
};
