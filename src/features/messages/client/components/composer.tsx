/** The send box. Enter sends, Shift+Enter breaks the line; what is blank is not sent, what is unsent is kept as a draft. */
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { clearDraft, loadDraft, saveDraft } from '#client/form/draft.ts';
import { sayLive } from '#client/live/live.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { controlStyle } from '#client/ui/field.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { ClientFrame } from '../../messages.contract.ts';

/** "Typing" is said at most this often. */
const TYPING_EVERY_MS = 2_500;

interface ComposerProps {
  ownId: string;
  otherId: string;
  onSend: (content: string) => void;
}

const useDraftText = (ownId: string, otherId: string): [string, (text: string) => void] => {
  const key = `thread.${ownId}.${otherId}`;
  const [text, setText] = useState(() => {
    const kept = loadDraft(window.localStorage, key, ['content'], Date.now());
    return typeof kept?.content === 'string' ? kept.content : '';
  });
  const change = (next: string): void => {
    setText(next);
    if (next.trim() === '') clearDraft(window.localStorage, key);
    else saveDraft(window.localStorage, key, { content: next }, Date.now());
  };
  return [text, change];
};

const useTypingSignal = (otherId: string): (() => void) => {
  const saidAt = useRef(0);
  return () => {
    const now = Date.now();
    if (now - saidAt.current < TYPING_EVERY_MS) return;
    saidAt.current = now;
    sayLive<ClientFrame>({ type: 'typing', userId: otherId });
  };
};

/** With a mouse and a keyboard one wants to write at once; on a phone the keyboard would cover the thread. */
const useFocusOnDesktop = () => {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) input.current?.focus({ preventScroll: true });
  }, []);
  return input;
};

export const Composer = ({ ownId, otherId, onSend }: ComposerProps) => {
  const t = useTranslations('messages.compose');
  const id = useId();
  const [text, changeText] = useDraftText(ownId, otherId);
  const sayTyping = useTypingSignal(otherId);
  const input = useFocusOnDesktop();
  const content = text.trim();
  const over = content.length - LIMITS.message;
  const canSend = content !== '' && over <= 0;

  const send = (): void => {
    if (!canSend) return;
    onSend(content);
    changeText('');
    input.current?.focus();
  };
  const handleChange = (next: string): void => {
    changeText(next);
    if (next.trim() !== '') sayTyping();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes a word, Enter chooses it.
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
      <div className="flex items-end gap-2">
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
          aria-invalid={over > 0 || undefined}
          enterKeyHint="send"
          onChange={(event) => handleChange(event.target.value)}
          onKeyDown={handleKeyDown}
          className={classNames(controlStyle, 'field-sizing-content max-h-40 flex-1 resize-none leading-6')}
        />
        <Button
          type="submit"
          variant="primary"
          disabled={!canSend}
          icon={<SendHorizontal aria-hidden="true" className="size-4.5" />}
        >
          <span className="max-md:sr-only">{t('send')}</span>
        </Button>
      </div>
      <p id={`${id}-help`} className={over > 0 ? 'mt-1.5 text-danger-ink text-xs' : 'sr-only'} aria-live="polite">
        {over > 0 ? t('tooLong', { over }) : t('help')}
      </p>
    </form>
  );
};
