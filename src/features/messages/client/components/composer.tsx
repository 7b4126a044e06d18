/** The send box. Enter sends, Shift+Enter inserts a line break. Unsent text is stored as a draft. */
import { NotebookPen, Paperclip, SendHorizontal } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { clearDraft, loadDraft, saveDraft } from '#client/form/draft.ts';
import { sendLiveFrame } from '#client/live/live.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { controlStyle } from '#client/ui/field.tsx';
import { LIMITS } from '#shared/limits.ts';
import { isVisible } from '#shared/schema.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import type { Attachment } from '../../attachments.contract.ts';
import type { ClientFrame } from '../../messages.contract.ts';
import { findFirstPlaceholder } from '../../templates.domain.ts';
import { threadDraftKey } from '../thread-draft.ts';
import type { ThreadFiles } from '../use-thread-files.ts';

/** The minimum time between "typing" frames. */
const TYPING_INTERVAL_MS = 2_500;

interface ComposerProps {
  ownId: string;
  accountType: AccountType | null;
  otherId: string;
  files: ThreadFiles;
  onSend: (content: string, attachments: readonly Attachment[]) => void;
}

const TemplatesDialog = lazy(async () => ({ default: (await import('./templates-dialog.tsx')).TemplatesDialog }));
const FileTray = lazy(async () => ({ default: (await import('./file-tray.tsx')).FileTray }));

/** The types that the file chooser offers. The server checks the content. */
const ACCEPTED = '.pdf,.docx,.xlsx,.csv,image/jpeg,image/png,image/webp';

const AttachButton = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const t = useTranslations('messages.compose');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="quiet" square aria-label={t('attach')} onClick={() => input.current?.click()}>
        <Paperclip className="size-5" />
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={t('attach')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Lets the user choose the same file again.
          target.value = '';
        }}
      />
    </>
  );
};

/** Returns the pasted files, or none if text was pasted. Copying from a document puts both the text and a picture of it on the clipboard. */
const pastedFiles = ({ clipboardData }: ClipboardEvent): File[] =>
  clipboardData.types.includes('text/plain') ? [] : [...clipboardData.files];

const useDraftText = (ownId: string, otherId: string): [string, (text: string) => void] => {
  const key = threadDraftKey(ownId, otherId);
  const [text, setText] = useState(() => {
    const draft = loadDraft(window.localStorage, key, ['content'], Date.now());
    return typeof draft?.content === 'string' ? draft.content : '';
  });
  const change = (next: string): void => {
    setText(next);
    if (next.trim() === '') clearDraft(window.localStorage, key);
    else saveDraft(window.localStorage, key, { content: next }, Date.now());
  };
  return [text, change];
};

const useTypingSignal = (otherId: string): (() => void) => {
  const sentAt = useRef(0);
  return () => {
    const now = Date.now();
    if (now - sentAt.current < TYPING_INTERVAL_MS) return;
    sentAt.current = now;
    sendLiveFrame<ClientFrame>({ type: 'typing', userId: otherId });
  };
};

/** Focuses the input on devices with a mouse. On a phone, the keyboard would cover the thread. */
const useFocusOnDesktop = () => {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, []);
  return input;
};

type Obstacle = 'empty' | 'uploading' | 'failed' | 'tooLong';

/** Returns the reason why the message cannot be sent yet, or null. */
const findObstacle = (content: string, { entries }: ThreadFiles): Obstacle | null => {
  if (content.length > LIMITS.message) return 'tooLong';
  if (entries.some(({ state }) => state === 'failed')) return 'failed';
  if (entries.some(({ state }) => state === 'uploading')) return 'uploading';
  return content === '' && entries.length === 0 ? 'empty' : null;
};

export const Composer = ({ ownId, accountType, otherId, files, onSend }: ComposerProps) => {
  const t = useTranslations('messages.compose');
  const id = useId();
  const [text, changeText] = useDraftText(ownId, otherId);
  const sendTyping = useTypingSignal(otherId);
  const input = useFocusOnDesktop();
  const [isTemplatesOpen, setIsTemplatesOpen] = useState(false);
  const content = isVisible(text) ? text.trim() : '';
  const excessLength = content.length - LIMITS.message;
  const obstacle = findObstacle(content, files);
  const canSend = obstacle === null;
  // Show the reason only after the first attempt to send, because an empty box needs no explanation.
  const [hasTried, setHasTried] = useState(false);

  const send = (): void => {
    setHasTried(!canSend);
    if (!canSend) return;
    onSend(content, files.uploads?.take() ?? []);
    changeText('');
    input.current?.focus();
  };
  const reason = canSend ? undefined : t(`cannotSend.${obstacle}`, { over: excessLength });
  const openTemplates = (): void => {
    // The dialog returns focus to the element that had it. On a phone, the keyboard would cover the dialog.
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
    setIsTemplatesOpen(true);
  };
  const insert = (inserted: string): void => {
    const { selectionStart, selectionEnd } = input.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    };
    changeText(`${text.slice(0, selectionStart)}${inserted}${text.slice(selectionEnd)}`);
    const [from, to] = findFirstPlaceholder(inserted) ?? [inserted.length, inserted.length];
    // After the text is inserted, select its first unfilled placeholder, or move the cursor to its end.
    setTimeout(() => input.current?.setSelectionRange(selectionStart + from, selectionStart + to));
  };
  const handleChange = (next: string): void => {
    changeText(next);
    if (next.trim() !== '') sendTyping();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    // While an input method is composing a word, Enter confirms the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      data-keep-clear=""
      className="shrink-0 border-line border-t bg-raised px-3 py-3 md:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {files.uploads && files.entries.length > 0 && (
        <Suspense fallback={null}>
          <FileTray uploads={files.uploads} entries={files.entries} />
        </Suspense>
      )}
      <div className={classNames('flex items-end gap-2', content !== '' && 'max-md:flex-wrap')}>
        <AttachButton onFiles={files.add} />
        <Button variant="quiet" square aria-label={t('templates')} onClick={openTemplates}>
          <NotebookPen className="size-5" />
        </Button>
        <label htmlFor={id} className="sr-only">
          {t('label')}
        </label>
        <textarea
          ref={input}
          id={id}
          rows={1}
          value={text}
          placeholder={t('placeholder')}
          aria-describedby={`${id}-help`}
          aria-invalid={excessLength > 0 || undefined}
          enterKeyHint="send"
          onChange={(event) => handleChange(event.target.value)}
          onKeyDown={handleKeyDown}
          onPaste={(event) => {
            const pasted = pastedFiles(event);
            if (pasted.length === 0) return;
            event.preventDefault();
            files.add(pasted);
          }}
          className={classNames(
            controlStyle,
            'field-sizing-content max-h-40 flex-1 resize-none leading-6',
            // On a phone, the buttons leave only half the width, so the input takes a full row while it contains text.
            content !== '' && 'max-md:order-first max-md:basis-full',
          )}
        />
        <Button
          type="submit"
          variant="primary"
          // The button stays clickable and focusable so that it can explain why the message cannot be sent.
          aria-disabled={!canSend || undefined}
          aria-describedby={`${id}-help`}
          title={reason}
          className="ml-auto aria-disabled:pointer-events-auto"
          icon={<SendHorizontal className="size-4.5" />}
        >
          <span className="max-md:sr-only">{t('send')}</span>
        </Button>
      </div>
      <p
        id={`${id}-help`}
        aria-live="polite"
        className={classNames(
          excessLength > 0 || (hasTried && !canSend) ? 'mt-1.5 text-xs' : 'sr-only',
          excessLength > 0 ? 'text-danger-ink' : 'text-ink-soft',
        )}
      >
        {reason ?? t('help')}
      </p>
      {isTemplatesOpen && (
        <Suspense fallback={null}>
          <TemplatesDialog
            otherId={otherId}
            accountType={accountType}
            onInsert={insert}
            onClose={() => setIsTemplatesOpen(false)}
          />
        </Suspense>
      )}
    </form>
  );
};
