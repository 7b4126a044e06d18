/** A search input labeled Search. Reports every keystroke; the caller debounces and updates the URL. */
import { Search, X } from 'lucide-react';
import { type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './field.tsx';
import { useUiTexts } from './ui-texts.ts';

export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Shows a clear button while the field has text. */
export const SearchField = ({ value, onChange, placeholder, maxLength = 200, className, ref }: SearchFieldProps) => {
  const texts = useUiTexts();
  const id = useId();
  return (
    <div className={classNames('relative', className)}>
      <label htmlFor={id} className="sr-only">
        {texts.search}
      </label>
      <Search className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4.5 text-muted" />
      <input
        ref={ref}
        id={id}
        type="search"
        value={value}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className={classNames(controlStyle, 'pr-11 pl-10')}
      />
      {value !== '' && (
        <button
          type="button"
          onClick={() => {
            onChange('');
            // The clear button disappears, so the input receives focus.
            document.getElementById(id)?.focus();
          }}
          aria-label={texts.clearSearch}
          className="absolute inset-y-1 right-1 grid w-9 place-content-center rounded-sm text-muted hover:bg-hover hover:text-ink"
        >
          <X className="size-4" />
        </button>
      )}
    </div>
  );
};
