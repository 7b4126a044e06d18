/**
 * A list of entries in a form, each with its own fields. Buttons add, remove and move entries. A removed entry can be restored. After an entry is
 * removed or moved, the keyboard focus stays in the list.
 */
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { addButtonId } from './add-button-id.ts';
import type { ProfileValues } from './profile-values.ts';

type ListName = 'languages' | 'positions' | 'education';

/** Level of the heading, one below the form's heading. */
export type HeadingLevel = 2 | 3;

interface EntryListProps<Name extends ListName> {
  level: HeadingLevel;
  name: Name;
  title: string;
  addText: string;
  emptyText: string;
  /** The name of an entry by its number, from 1. */
  itemName: (number: number) => string;
  /** The subject of an entry, shown instead of its name once the entry is filled in. */
  entrySubject?: (index: number) => string;
  max: number;
  blank: ProfileValues[Name][number];
  /** Set if people choose the order themselves. */
  isMovable?: boolean;
  children: (index: number) => ReactNode;
}

interface EntryButtonProps {
  label: string;
  icon: typeof Plus;
  disabled?: boolean;
  onClick: () => void;
}

const EntryButton = ({ label, icon: Icon, disabled = false, onClick }: EntryButtonProps) => (
  <Button
    square
    size="sm"
    variant="quiet"
    aria-label={label}
    aria-disabled={disabled}
    onClick={disabled ? undefined : onClick}
  >
    <Icon className="size-4.5" />
  </Button>
);

/** Returns a function that focuses the element with this id after the list changes. */
const useFocusAfterUpdate = () => {
  const focusTarget = useRef<string | null>(null);
  useEffect(() => {
    if (focusTarget.current === null) return;
    document.getElementById(focusTarget.current)?.focus();
    focusTarget.current = null;
  });
  return (id: string) => {
    focusTarget.current = id;
  };
};

/** Returns the error of the list as a whole, such as too many entries. */
const useListError = (name: ListName): string | undefined => {
  const { errors } = useFormState<ProfileValues>();
  return errors[name]?.root?.message ?? errors[name]?.message;
};

export const EntryList = <Name extends ListName>(props: EntryListProps<Name>) => {
  const {
    level,
    name,
    title,
    addText,
    emptyText,
    itemName,
    max,
    blank,
    isMovable = false,
    entrySubject,
    children,
  } = props;
  const t = useTranslations('profileEntry.actions');
  const { control, getValues } = useFormContext<ProfileValues>();
  const list = useFieldArray<ProfileValues, ListName>({ control, name });
  const error = useListError(name);
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const focusAfterUpdate = useFocusAfterUpdate();
  const entryId = (index: number) => `${id}${index}`;

  const remove = (index: number) => {
    const entry = getValues(name)[index] as ProfileValues[Name][number];
    list.remove(index);
    focusAfterUpdate(addButtonId(name));
    const restore = () => list.insert(Math.min(index, getValues(name).length), entry);
    showToast({
      title: t('removed', { item: itemName(index + 1) }),
      action: { label: t('undo'), onSelect: restore },
    });
  };
  const move = (from: number, to: number) => {
    list.move(from, to);
    focusAfterUpdate(entryId(to));
  };

  return (
    <section aria-labelledby={`profile-${name}`} className="flex flex-col gap-4">
      <Heading id={`profile-${name}`} tabIndex={-1} className="scroll-mt-24 font-semibold text-base text-ink">
        {title}
      </Heading>
      {list.fields.length === 0 && <p className="text-muted text-sm">{emptyText}</p>}
      <FormError>{error}</FormError>
      {list.fields.map((field, index) => {
        const item = itemName(index + 1);
        return (
          <fieldset
            key={field.id}
            id={entryId(index)}
            tabIndex={-1}
            className="flex min-w-0 flex-col gap-4 rounded-control border border-line bg-sunken p-4"
          >
            <legend className="sr-only">{item}</legend>
            <div className="-mt-1 flex items-center justify-between gap-3">
              <span aria-hidden="true" className="font-medium text-ink-soft text-sm">
                {entrySubject?.(index) || item}
              </span>
              <span className="-mr-1.5 flex">
                {isMovable && (
                  <>
                    <EntryButton
                      label={t('up', { item })}
                      icon={ArrowUp}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <EntryButton
                      label={t('down', { item })}
                      icon={ArrowDown}
                      disabled={index === list.fields.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                  </>
                )}
                <EntryButton label={t('remove', { item })} icon={Trash2} onClick={() => remove(index)} />
              </span>
            </div>
            {children(index)}
          </fieldset>
        );
      })}
      <Button
        id={addButtonId(name)}
        size="sm"
        className="self-start"
        icon={<Plus className="size-4" />}
        disabled={list.fields.length >= max}
        onClick={() => list.append(blank)}
      >
        {addText}
      </Button>
    </section>
  );
};
