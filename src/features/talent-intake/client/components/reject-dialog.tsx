/**
 * Asks for the reasons for a rejection and shows the message in each recipient's language. The
 * message is composed from the reasons until the admin edits it. Edits are kept if the call fails.
 */
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { languageInSentence } from '#client/ui/code-names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import { rejectionText } from '../../rejection.domain.ts';
import { REJECTION_REASONS, type RejectionReason } from '../../review.domain.ts';
import type { QueuedReview } from '../../talent-intake.contract.ts';
import { useRejectionWords, type WordsByLanguage } from '../public/rejection-words.ts';
import type { HeldDecision } from '../use-held-decisions.ts';

type Messages = Partial<Record<Language, string>>;

const Reasons = ({
  chosen,
  onChange,
}: {
  chosen: readonly RejectionReason[];
  onChange: (chosen: RejectionReason[]) => void;
}) => {
  const t = useTranslations('reviewDesk.rejecting');
  return (
    <fieldset>
      <legend className="mb-2.5 font-medium text-ink text-sm">{t('reasons')}</legend>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {REJECTION_REASONS.map((reason) => (
          <CheckboxField
            key={reason}
            label={t(`reason.${reason}`)}
            checked={chosen.includes(reason)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, reason] : chosen.filter((kept) => kept !== reason))}
          />
        ))}
      </div>
    </fieldset>
  );
};

interface MessageProps {
  language: Language;
  /** The text composed from the reasons. Sent unless the admin edits it. */
  template: string;
  /** The edited text; undefined if unchanged. */
  edited: string | undefined;
  onChange: (edited: string | undefined) => void;
}

const Message = ({ language, template, edited, onChange }: MessageProps) => {
  const t = useTranslations('reviewDesk.rejecting');
  const locale = useLocale();
  return (
    <div className="space-y-2">
      <TextArea
        label={t('message', { language: languageInSentence(language, locale) })}
        help={t('messageHelp')}
        lang={language}
        value={edited ?? template}
        onChange={onChange}
        maxLength={LIMITS.text}
        rows={6}
      />
      {edited !== undefined && (
        <Button size="sm" variant="quiet" onClick={() => onChange(undefined)}>
          {t('template')}
        </Button>
      )}
    </div>
  );
};

interface RejectDialogProps {
  rows: readonly QueuedReview[];
  isPending: boolean;
  onClose: () => void;
  onConfirm: (decision: HeldDecision) => void;
}

const rowLanguages = (rows: readonly QueuedReview[]): Language[] =>
  LANGUAGES.filter((language) => rows.some((row) => row.language === language));

/** The dialog for one or more rows, open while rendered. Waits for the texts to load. */
export const RejectDialog = (props: RejectDialogProps) => {
  const words = useRejectionWords(rowLanguages(props.rows));
  return words && <OpenDialog {...props} words={words} />;
};

const OpenDialog = ({ rows, isPending, onClose, onConfirm, words }: RejectDialogProps & { words: WordsByLanguage }) => {
  const t = useTranslations('reviewDesk.rejecting');
  const profileTexts = useTranslations('talentIntake.review.profile');
  const [reasons, setReasons] = useState<RejectionReason[]>([]);
  const [edited, setEdited] = useState<Messages>({});
  const [reviewNotes, setReviewNotes] = useState('');
  const templates = rowLanguages(rows).flatMap((language) => {
    const texts = words.get(language);
    return texts ? [[language, rejectionText(reasons, texts)] as const] : [];
  });
  const [first] = rows;
  const minutes = LIFETIMES.undoMinutes;
  const confirm = () => {
    // Send exactly what is shown.
    const messages = Object.fromEntries(
      templates.map(([language, template]) => [language, edited[language] ?? template]),
    );
    onConfirm({ outcome: 'rejected', reasons, messages, reviewNotes });
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        rows.length === 1 && first ? t('title', { name: personName(first) }) : t('several', { count: rows.length })
      }
      text={t('text', { minutes })}
      confirm={{ text: t('confirm', { minutes }), tone: 'danger', pending: isPending, run: confirm }}
    >
      <div className="space-y-6 pt-2">
        <Reasons chosen={reasons} onChange={setReasons} />
        {templates.map(([language, template]) => (
          <Message
            key={language}
            language={language}
            template={template}
            edited={edited[language]}
            onChange={(text) =>
              setEdited(({ [language]: _before, ...others }) =>
                text === undefined ? others : { ...others, [language]: text },
              )
            }
          />
        ))}
        <TextArea
          label={profileTexts('notes')}
          help={profileTexts('notesHelp')}
          value={reviewNotes}
          onChange={setReviewNotes}
          maxLength={LIMITS.text}
          rows={2}
        />
      </div>
    </Dialog>
  );
};
