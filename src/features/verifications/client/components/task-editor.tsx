/**
 * The editor for a writing test while its time is running. Saves automatically. The task ends when it is submitted or when time runs out, with the
 * text saved so far. The remaining time is based on the server's clock, so a wrong browser clock has no effect. Text that could not be saved yet is
 * kept in the browser.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { clearUnsavedText, loadUnsavedText, useUnsavedText } from '#client/form/unsaved-text.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { EnglishTask } from '../../english.contract.ts';
import { countWords } from '../count-words.ts';
import { useSaveTask, useSubmitTask } from '../english.api.ts';
import { saveState } from '../save-state.ts';

const AUTOSAVE_INTERVAL_MS = 2_000;
const SECOND_MS = 1_000;

/** Returns the seconds left, counted down from the server's time when the task was loaded. */
const useSecondsLeft = ({ endsAt, now }: { endsAt: string; now: string }): number => {
  const [end] = useState(() => performance.now() + Date.parse(endsAt) - Date.parse(now));
  const [left, setLeft] = useState(() => end - performance.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(end - performance.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, Math.ceil(left / SECOND_MS));
};

/** Saves a changed text every few seconds. This also retries failed saves. */
const useAutosave = (text: string, initialText: string): ReturnType<typeof saveState> => {
  const save = useSaveTask();
  const [savedText, setSavedText] = useState<string | null>(initialText);
  const saveIfChanged = useEffectEvent(() => {
    if (text === savedText || save.isPending) return;
    save.mutate({ body: { text } }, { onSuccess: () => setSavedText(text), onError: () => setSavedText(null) });
  });
  useEffect(() => {
    const timer = setInterval(saveIfChanged, AUTOSAVE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return saveState({ text, savedText, isSaving: save.isPending });
};

interface TaskEditorProps {
  task: EnglishTask & { now: string };
  /** Called when the task has been submitted or its time has run out. */
  onEnded: () => void;
}

export const TaskEditor = ({ task, onEnded }: TaskEditorProps) => {
  const t = useTranslations('english.task');
  const draftKey = `english-task.${task.id}`;
  const [text, setText] = useState(() => loadUnsavedText(draftKey) ?? task.text);
  const [isConfirming, setIsConfirming] = useState(false);
  const seconds = useSecondsLeft(task);
  const state = useAutosave(text, task.text);
  useUnsavedText(draftKey, { text, isSaved: state === 'saved' });
  const submit = useSubmitTask();
  const hasEnded = seconds === 0;
  const handleEnd = useEffectEvent(onEnded);
  useEffect(() => {
    if (hasEnded) handleEnd();
  }, [hasEnded]);
  return (
    <Card className="max-w-3xl space-y-5">
      <div>
        <h2 className="font-medium text-muted text-sm">{t('question')}</h2>
        <p lang="en" className="mt-1 text-ink text-lg">
          {task.prompt}
        </p>
      </div>
      <TextArea
        label={t('answer')}
        lang="en"
        value={text}
        onChange={setText}
        maxLength={LIMITS.text}
        rows={14}
        spellCheck={false}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex flex-wrap gap-x-4 text-muted text-sm tabular">
          <span role="timer" className="font-medium text-ink">
            {t('left', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
          </span>
          <span>{t('words', { count: countWords(text) })}</span>
          <span role="status">{t(state)}</span>
        </p>
        <Button variant="primary" disabled={seconds === 0} onClick={() => setIsConfirming(true)}>
          {t('submit')}
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('submitTitle')}
        text={t('submitText')}
        confirmText={t('submit')}
        pending={submit.isPending}
        onConfirm={() =>
          submit.mutate(
            { body: { text } },
            {
              onSuccess: () => clearUnsavedText(draftKey),
              onSettled: () => {
                setIsConfirming(false);
                onEnded();
              },
            },
          )
        }
      />
    </Card>
  );
};
