/**
 * A dialog for choosing the times to propose, for a new interview or to reschedule one: suggested times, or any others. The chosen times are shown
 * in both time zones. The caller sends the proposal.
 */
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { Interview } from '../../interviews.contract.ts';
import { completeMeetingLink } from '../../interviews.domain.ts';
import { formatTimeSpan } from '../interview-times.ts';
import { suggestedTimesQuery } from '../interviews.api.ts';
import { BothClocks, type Clocks } from './both-clocks.tsx';
import { findChoiceRefusal, InterviewersField, useInterviewerChoice } from './interviewers-field.tsx';
import { OwnTime, useOwnTime } from './own-time.tsx';
import { SuggestedTimes } from './suggested-times.tsx';

interface ChosenTimesProps extends Clocks {
  starts: readonly string[];
  onRemove: (start: string) => void;
}

/** The times chosen for a proposal, each in both time zones and with a button to remove it, or a hint if there are none. */
const ChosenTimes = ({ starts, onRemove, ...clocks }: ChosenTimesProps) => {
  const t = useTranslations('interviews.times');
  const locale = useLocale();
  return (
    <section aria-label={t('chosen')} className="space-y-2">
      <h3 className="font-medium text-ink text-sm">{t('chosen')}</h3>
      {starts.length === 0 ? (
        <p className="text-muted text-sm">{t('chosenNone')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line">
          {starts.map((start) => (
            <li key={start} className="flex items-center justify-between gap-3 px-3 py-2.5">
              <BothClocks start={start} {...clocks} />
              <Button
                variant="quiet"
                size="sm"
                square
                aria-label={t('remove', { time: formatTimeSpan(start, clocks.durationMinutes, locale, ownTimeZone()) })}
                icon={<X className="size-4" />}
                onClick={() => onRemove(start)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const DURATIONS = [15, 30, 45, 60, 90, 120, 180, 240];

/** The result of the dialog. */
export interface Proposal {
  durationMinutes: number;
  slots: { start: string }[];
  videoUrl: string;
  note: string;
  timeZone: string;
  /** Absent if there is no one else to choose. */
  interviewers?: string[];
}

export interface TimesDialogProps {
  onClose: () => void;
  applicationId: string;
  side: Interview['proposedBy'];
  otherName: string;
  /** The interview to reschedule. Null for a new one, whose length, link and interviewers are chosen here. */
  moved: Pick<Interview, 'id' | 'durationMinutes'> | null;
  pending: boolean;
  /** The server's error about the video link. */
  videoError?: string | undefined;
  onSend: (proposal: Proposal) => void;
}

const Fields = ({ children }: { children: ReactNode }) => <div className="space-y-6 pt-1">{children}</div>;

const DurationField = ({ value, onChange }: { value: number; onChange: (value: number) => void }) => {
  const t = useTranslations('interviews');
  const options = DURATIONS.map((minutes) => ({ value: String(minutes), label: t('minutes', { minutes }) }));
  return (
    <SelectField
      label={t('times.duration')}
      options={options}
      value={String(value)}
      onChange={(text) => onChange(Number(text))}
      className="max-w-48"
    />
  );
};

/** Returns whether both sides' time zones are known. */
const areKnown = (zones: { company: string | null; candidate: string | null }): boolean =>
  zones.company !== null && zones.candidate !== null;

/** The dialog. Rendered only while open, so that it starts empty each time. */
export const TimesDialog = (props: TimesDialogProps) => {
  const { onClose, applicationId, side, otherName, moved, pending, videoError, onSend } = props;
  const t = useTranslations('interviews.times');
  const [durationMinutes, setDuration] = useState(moved?.durationMinutes ?? 30);
  const { ownId, members } = useInterviewerChoice();
  const [chosen, setChosen] = useState([ownId]);
  const hasChoice = moved === null && members.length > 1;
  const [starts, setStarts] = useState<string[]>([]);
  const [typedUrl, setVideoUrl] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const timeZone = ownTimeZone();
  const interviewers = hasChoice ? chosen : [];
  const request = { durationMinutes, timeZone, interviewId: moved?.id, interviewers };
  const suggested = useQuery(suggestedTimesQuery(applicationId, request));
  // Defaults to the link that the company used last.
  const videoUrl = typedUrl ?? suggested.data?.videoUrl ?? '';
  const ownTime = useOwnTime(starts, setStarts);
  const add = (start: string): void => setStarts((all) => [...all, start].toSorted());
  const remove = (start: string): void => setStarts((all) => all.filter((other) => other !== start));
  const send = (): void => {
    const all = ownTime.commit();
    if (all === null) return;
    onSend({
      durationMinutes,
      slots: all.map((start) => ({ start })),
      videoUrl,
      note,
      timeZone,
      ...(hasChoice ? { interviewers: chosen } : {}),
    });
  };
  const clocks = {
    durationMinutes,
    side,
    otherName,
    timeZones: suggested.data?.timeZones ?? { company: null, candidate: null },
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(moved === null ? 'propose' : 'move')}
      text={t(moved === null ? 'proposeText' : 'moveText', { count: LIMITS.interviewSlots, name: otherName })}
      size="lg"
      confirm={{
        text: t('send'),
        pending,
        disabled: (starts.length === 0 && !ownTime.isPending) || (hasChoice && findChoiceRefusal(chosen) !== null),
        run: send,
        cancelText: t('back'),
      }}
    >
      <Fields>
        {hasChoice && <InterviewersField members={members} ownId={ownId} chosen={chosen} onChange={setChosen} />}
        {moved === null && <DurationField value={durationMinutes} onChange={setDuration} />}
        <SuggestedTimes
          times={suggested.isError ? 'failed' : suggested.data?.times}
          areZonesKnown={suggested.data === undefined || areKnown(suggested.data.timeZones)}
          chosen={starts}
          isFull={ownTime.isFull}
          onToggle={(start) => (starts.includes(start) ? remove(start) : add(start))}
        />
        <OwnTime entry={ownTime} />
        <ChosenTimes starts={starts} onRemove={remove} {...clocks} />
        {moved === null && (
          <TextField
            label={t('video')}
            type="url"
            help={t('videoHelp')}
            error={videoError}
            value={videoUrl}
            onChange={setVideoUrl}
            onBlur={() => setVideoUrl(completeMeetingLink(videoUrl))}
            maxLength={LIMITS.url}
          />
        )}
        <TextArea label={t('note')} rows={3} value={note} onChange={setNote} maxLength={LIMITS.text} />
      </Fields>
    </Dialog>
  );
};
