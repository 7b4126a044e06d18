/**
 * A skill list as chips, with a combobox that suggests skills and accepts free text. Enter adds the active suggestion or the typed text and never
 * submits the form. A comma adds the text before it. Pasting a list adds all of its skills. Backspace in the empty input removes the last skill.
 * Leaving the field adds the typed text.
 */
import { Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LIMITS } from '#shared/limits.ts';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { type ControlProps, controlStyle, Field, type FieldBase } from './field.tsx';
import { OptionList } from './option-list.tsx';
import { useSkillKnowledge } from './skill-knowledge.ts';
import { useUiTexts } from './ui-texts.ts';
import { useCombobox } from './use-combobox.ts';
import { useDeferredBlur } from './use-deferred-blur.ts';
import { type SkillEntry, useSkillEntry } from './use-skill-entry.ts';

const DEBOUNCE_MS = 120;
const MAX_SUGGESTIONS = 8;

interface Suggestions {
  typed: string;
  names: readonly string[];
}

const NO_NAMES: readonly string[] = [];

/**
 * Returns suggestions for `typed` without those in `chosen`. Requests them when typing pauses. Empty while `isEnabled` is false or if the request
 * fails.
 */
const useSkillSuggestions = (typed: string, chosen: readonly string[], isEnabled: boolean): readonly string[] => {
  const knowledge = useSkillKnowledge();
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  const text = typed.trim();

  useEffect(() => {
    if (!(isEnabled && knowledge)) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () => {
        void knowledge
          .suggest(text, controller.signal)
          .catch(() => NO_NAMES)
          .then((names) => (controller.signal.aborted ? undefined : setSuggestions({ typed: text, names })));
      },
      text === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [knowledge, text, isEnabled]);

  if (!isEnabled || suggestions === null) return NO_NAMES;
  // Keeps the previous suggestions while loading, if they still match the text.
  const isAboutTyped =
    suggestions.typed === text ||
    (suggestions.typed !== '' &&
      text !== '' &&
      (text.startsWith(suggestions.typed) || suggestions.typed.startsWith(text)));
  if (!isAboutTyped) return NO_NAMES;
  const chosenNames = new Set(chosen.map((skill) => skill.toLocaleLowerCase()));
  return suggestions.names.filter((name) => !chosenNames.has(name.toLocaleLowerCase())).slice(0, MAX_SUGGESTIONS);
};

export interface SkillsFieldProps extends FieldBase {
  value: readonly string[];
  onChange: (skills: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** The maximum number of characters of a skill. */
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  /** Shows the number of skills and the maximum. */
  isCounted?: boolean | undefined;
  /** Lets the form focus the input on errors. */
  ref?: Ref<{ focus: () => void }> | undefined;
}

interface InputProps {
  control: ControlProps;
  entry: SkillEntry;
  chosen: readonly string[];
  input: RefObject<HTMLInputElement | null>;
  field: Pick<SkillsFieldProps, 'placeholder' | 'maxLength' | 'disabled' | 'onBlur'>;
}

const SkillInput = ({ control, entry, chosen, input, field }: InputProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const names = useSkillSuggestions(entry.typed, chosen, isOpen);
  const combobox = useCombobox({
    options: names,
    isOpen,
    onOpenChange: setIsOpen,
    onSelect: (name) => {
      entry.addSkill(name);
      input.current?.focus();
    },
  });
  const leave = useDeferredBlur(() => {
    entry.commit();
    field.onBlur?.();
  });
  const handleKey = (event: KeyboardEvent): void => {
    combobox.handleKey(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      entry.commit();
      combobox.close();
    } else if (event.key === 'Backspace' && entry.typed === '' && !event.repeat) {
      event.preventDefault();
      entry.removeLast();
    }
  };
  return (
    <div className="min-w-0 grow">
      <input
        {...control}
        {...combobox.inputProps}
        ref={input}
        value={entry.typed}
        placeholder={field.placeholder}
        maxLength={field.maxLength}
        disabled={field.disabled}
        enterKeyHint="done"
        onChange={(event) => {
          entry.type(event.target.value);
          if (event.target.value.trim() === '') combobox.close();
          else combobox.open();
        }}
        onPaste={(event) => {
          if (entry.paste(event.clipboardData.getData('text'))) {
            event.preventDefault();
            combobox.close();
          }
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          combobox.close();
          leave();
        }}
        className={controlStyle}
      />
      <OptionList {...combobox.shownOptions} optionKey={(name) => name}>
        {(name) => name}
      </OptionList>
    </div>
  );
};

/** Reports text that was typed before hydration. */
const useEarlyText = (input: RefObject<HTMLInputElement | null>, type: (text: string) => void): void => {
  const initialType = useRef(type);
  useLayoutEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== '') initialType.current(early);
  }, [input]);
};

export const SkillsField = ({
  value,
  onChange,
  onBlur,
  placeholder,
  maxLength = LIMITS.skill,
  disabled,
  isCounted,
  ref,
  ...field
}: SkillsFieldProps) => {
  const texts = useUiTexts();
  const input = useRef<HTMLInputElement>(null);
  const entry = useSkillEntry({ value, onChange, max: LIMITS.skills, input });
  useEarlyText(input, entry.type);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));
  const { notice } = entry;

  return (
    <Field
      {...field}
      aside={
        isCounted &&
        value.length > 0 && (
          <span className="text-muted text-sm tabular">{texts.skillCount(value.length, LIMITS.skills)}</span>
        )
      }
    >
      {(control) => (
        <div className="flex flex-col gap-2.5">
          <div className="relative flex gap-2">
            <SkillInput
              control={control}
              entry={entry}
              chosen={value}
              input={input}
              field={{ placeholder, maxLength, disabled, onBlur }}
            />
            <Button
              onClick={() => {
                entry.commit();
                input.current?.focus();
              }}
              disabled={disabled}
              icon={<Plus className="size-4" />}
            >
              {texts.add}
            </Button>
          </div>
          <p aria-live="polite" className={notice.isRejection ? 'text-caution-ink text-sm' : 'sr-only'}>
            {notice.text}
          </p>
          {value.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {value.map((skill) => (
                <li key={skill} className="max-w-full">
                  <Chip
                    onRemove={() => {
                      entry.remove(skill);
                      input.current?.focus();
                    }}
                  >
                    {skill}
                  </Chip>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
};
