/**
 * A field for several countries: a combobox that adds one, and a chip for each. `value` holds the country codes in the order in which they were
 * added.
 */
import { useMemo, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { Chip } from '#client/ui/chip.tsx';
import { codeName, countryOptions } from '#client/ui/code-names.ts';
import { type ControlProps, controlStyle, Field } from '#client/ui/field.tsx';
import { OptionList } from '#client/ui/option-list.tsx';
import { useCombobox } from '#client/ui/use-combobox.ts';
import { useDeferredBlur } from '#client/ui/use-deferred-blur.ts';
import { findCountries } from '../country-search.ts';

interface CountryFieldProps {
  label: string;
  value: readonly string[];
  onChange: (codes: string[]) => void;
  placeholder: string;
}

interface EntryProps extends Omit<CountryFieldProps, 'label'> {
  control: ControlProps;
}

const CountryEntry = ({ control, value, onChange, placeholder }: EntryProps) => {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const all = useMemo(() => countryOptions(locale), [locale]);
  const options = findCountries(all, typed).filter(({ value: code }) => !value.includes(code));
  const combobox = useCombobox({
    options,
    isOpen,
    onOpenChange: setIsOpen,
    onSelect: ({ value: code }) => {
      setTyped('');
      onChange([...value, code]);
    },
  });
  const handleBlur = useDeferredBlur(() => {
    setTyped('');
    combobox.close();
  });
  return (
    <>
      <div className="relative">
        <input
          {...control}
          {...combobox.inputProps}
          ref={input}
          value={typed}
          placeholder={placeholder}
          enterKeyHint="done"
          onChange={(event) => {
            setTyped(event.target.value);
            combobox.open(event.target.value.trim() === '' ? undefined : 0);
          }}
          onClick={() => {
            if (!combobox.isShown) combobox.open();
          }}
          onKeyDown={combobox.handleKey}
          onBlur={handleBlur}
          className={controlStyle}
        />
        <OptionList {...combobox.shownOptions} optionKey={({ value: code }) => code}>
          {({ label }) => label}
        </OptionList>
      </div>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {value.map((code) => (
            <li key={code} className="max-w-full">
              <Chip
                onRemove={() => {
                  onChange(value.filter((country) => country !== code));
                  input.current?.focus();
                }}
              >
                {codeName(code, 'region', locale)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

export const CountryField = ({ label, ...entry }: CountryFieldProps) => (
  <Field label={label}>
    {(control) => (
      <div className="flex flex-col gap-2.5">
        <CountryEntry control={control} {...entry} />
      </div>
    )}
  </Field>
);
