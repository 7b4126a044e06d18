/**
 * A list of skills as chips. Add and Enter add what is typed and clear the input; each chip can be removed, after which the
 * focus is back in the input. Enter never submits the form around it.
 */
import { Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { controlStyle, Field, type FieldBase } from './field.tsx';
import { addSkill, removeSkill } from './skill-list.ts';
import { useUiTexts } from './ui-texts.ts';

export interface SkillsFieldProps extends FieldBase {
  value: readonly string[];
  onChange: (skills: string[]) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Offered by the browser while typing. */
  suggestions?: readonly string[] | undefined;
  /** The most characters of one skill. */
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  /** Lets a form focus the input when the list is refused. */
  ref?: Ref<{ focus: () => void }> | undefined;
}

/** A labelled skill list. */
export const SkillsField = ({
  value,
  onChange,
  onBlur,
  placeholder,
  suggestions,
  maxLength = 60,
  disabled,
  ref,
  ...field
}: SkillsFieldProps) => {
  const texts = useUiTexts();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }));

  const add = () => {
    const next = addSkill(value, typed);
    if (next !== value) onChange([...next]);
    setTyped('');
    input.current?.focus();
  };
  const remove = (skill: string) => {
    onChange([...removeSkill(value, skill)]);
    input.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    // An Enter that ends an input method's composition chooses a character, it does not add.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };

  return (
    <Field {...field}>
      {(control) => (
        <div className="flex flex-col gap-2.5">
          <div className="flex gap-2">
            <input
              {...control}
              ref={input}
              type="text"
              value={typed}
              placeholder={placeholder}
              maxLength={maxLength}
              disabled={disabled}
              autoComplete="off"
              enterKeyHint="done"
              list={suggestions && suggestions.length > 0 ? listId : undefined}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={handleKey}
              onBlur={onBlur}
              className={controlStyle}
            />
            <Button onClick={add} disabled={disabled} icon={<Plus aria-hidden="true" className="size-4" />}>
              {texts.add}
            </Button>
          </div>
          {suggestions && suggestions.length > 0 && (
            <datalist id={listId}>
              {suggestions.map((skill) => (
                <option key={skill} value={skill} />
              ))}
            </datalist>
          )}
          {value.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {value.map((skill) => (
                <li key={skill} className="max-w-full">
                  <Chip onRemove={() => remove(skill)}>{skill}</Chip>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
};
