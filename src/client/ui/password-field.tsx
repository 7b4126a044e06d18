/** A password input with a button that reveals it. */
import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, Field, type FieldBase, splitField } from './field.tsx';
import { useUiTexts } from './ui-texts.ts';

interface PasswordFieldProps
  extends FieldBase,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required' | 'onChange' | 'value' | 'type'> {
  value: string;
  onChange: (value: string) => void;
  aside?: ReactNode;
  /** For password managers: `current-password` for the existing password, `new-password` for choosing one. */
  autoComplete: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement> | undefined;
}

export const PasswordField = (props: PasswordFieldProps) => {
  const [frame, { onChange, ...input }] = splitField(props);
  const texts = useUiTexts();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...frame}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => onChange(event.target.value)}
            className={classNames(controlStyle, 'pr-12')}
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            // Without the word "password", so that the label "Password" matches only the input.
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            className="absolute inset-y-1 right-1 grid w-10 place-content-center rounded-sm text-muted hover:bg-hover hover:text-ink"
          >
            <Icon className="size-4.5" />
          </button>
        </span>
      )}
    </Field>
  );
};
