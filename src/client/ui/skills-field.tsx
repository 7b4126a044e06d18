/**
 * A list of skills as chips, and a combobox that adds to it: suggestions while typing, and any text as it is. Enter takes the active
 * suggestion or what is typed, a comma or a pasted list adds several, Backspace in the empty input takes the last away, and what is
 * typed counts when the field is left. Enter never submits the form around it.
 */
import { Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { LIMITS } from '#shared/limits.ts';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { type ControlProps, controlStyle, Field, type FieldBase } from './field.tsx';
import { SkillOptions, skillOptionId } from './skill-options.tsx';
import { useUiTexts } from './ui-texts.ts';
import { useDeferredBlur } from './use-deferred-blur.ts';
import { type SkillEntry, useSkillEntry } from './use-skill-entry.ts';
import { useSkillSuggestions } from './use-skill-suggestions.ts';

export interface SkillsFieldProps extends FieldBase {
  value: readonly string[];
  onChange: (skills: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** The most characters of one skill. */
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  /** Shows how many there are of how many there may be. */
  isCounted?: boolean | undefined;
  /** Lets a form focus the input when the list is refused. */
  ref?: Ref<{ focus: () => void }> | undefined;
}

const NONE = -1;

/** Which suggestions are open and which is active, and the keys that change that. */
const useOptions = (entry: SkillEntry, chosen: readonly string[]) => {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const names = useSkillSuggestions(entry.typed, chosen, isOpen);
  const isShown = isOpen && names.length > 0;
  const close = () => {
    setIsOpen(false);
    setActive(NONE);
  };
  return {
    names,
    isShown,
    active: isShown && active < names.length ? active : NONE,
    setActive,
    close,
    open: () => {
      setIsOpen(true);
      setActive(NONE);
    },
    /** To the next one up or down; beyond the last is the input itself, then the first. */
    step: (by: 1 | -1) => {
      setIsOpen(true);
      setActive((at) => {
        const places = names.length + 1;
        return ((Math.min(at, names.length - 1) + 1 + by + places) % places) - 1;
      });
    },
  };
};

type Options = ReturnType<typeof useOptions>;

const handleKey = (event: KeyboardEvent, entry: SkillEntry, options: Options): void => {
  // Keys that end an input method's composition choose a character, they do nothing here.
  if (event.nativeEvent.isComposing) return;
  const chosen = options.names[options.active];
  if (event.key === 'Enter') {
    event.preventDefault();
    if (chosen === undefined) entry.commit();
    else entry.take(chosen);
    options.close();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    options.step(event.key === 'ArrowDown' ? 1 : -1);
  } else if (event.key === 'Escape' && options.isShown) {
    event.preventDefault();
    options.close();
  } else if (event.key === 'Backspace' && entry.typed === '' && !event.repeat) {
    event.preventDefault();
    entry.removeLast();
  }
};

interface InputProps {
  control: ControlProps;
  entry: SkillEntry;
  options: Options;
  input: RefObject<HTMLInputElement | null>;
  field: Pick<SkillsFieldProps, 'placeholder' | 'maxLength' | 'disabled' | 'onBlur'>;
}

const SkillInput = ({ control, entry, options, input, field }: InputProps) => {
  const listId = useId();
  const texts = useUiTexts();
  const leave = useDeferredBlur(() => {
    entry.commit();
    field.onBlur?.();
  });
  return (
    <div className="min-w-0 grow">
      <input
        {...control}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.isShown}
        aria-controls={options.isShown ? listId : undefined}
        aria-activedescendant={options.active === NONE ? undefined : skillOptionId(listId, options.active)}
        value={entry.typed}
        placeholder={field.placeholder}
        maxLength={field.maxLength}
        disabled={field.disabled}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => {
          entry.type(event.target.value);
          if (event.target.value.trim() === '') options.close();
          else options.open();
        }}
        onPaste={(event) => {
          if (entry.paste(event.clipboardData.getData('text'))) {
            event.preventDefault();
            options.close();
          }
        }}
        onKeyDown={(event) => handleKey(event, entry, options)}
        onBlur={() => {
          options.close();
          leave();
        }}
        className={controlStyle}
      />
      {options.isShown && (
        <SkillOptions
          id={listId}
          label={texts.suggestions}
          names={options.names}
          active={options.active}
          onActive={options.setActive}
          onTake={(name) => {
            entry.take(name);
            options.close();
            input.current?.focus();
          }}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {options.isShown ? texts.suggestionCount(options.names.length) : ''}
      </p>
    </div>
  );
};

/** What was typed into a prerendered page before its program came. */
const useEarlyText = (input: RefObject<HTMLInputElement | null>, type: (text: string) => void): void => {
  const first = useRef(type);
  useLayoutEffect(() => {
    const early = input.current?.value ?? '';
    if (early !== '') first.current(early);
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
  const entry = useSkillEntry({ value, onChange, most: LIMITS.skills, input });
  const options = useOptions(entry, value);
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
              options={options}
              input={input}
              field={{ placeholder, maxLength, disabled, onBlur }}
            />
            <Button
              onClick={() => {
                entry.commit();
                input.current?.focus();
              }}
              disabled={disabled}
              icon={<Plus aria-hidden="true" className="size-4" />}
            >
              {texts.add}
            </Button>
          </div>
          <p aria-live="polite" className={notice.isRefusal ? 'text-caution-ink text-sm' : 'sr-only'}>
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
