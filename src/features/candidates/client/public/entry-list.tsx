/**
 * A list of a form whose entries have fields of their own: one is added, removed (and brought back) or moved by buttons, which keep the
 * focus where the person is.
 */
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { addingId } from './adding-id.ts';
import type { ProfileValues } from './profile-values.ts';

type ListName = 'languages' | 'positions' | 'education';

/** Of the heading, below that of the form. */
export type HeadingLevel = 2 | 3;

interface EntryListProps<Name extends ListName> {
  level: HeadingLevel;
  name: Name;
  title: string;
  addText: string;
  emptyText: string;
  /** What an entry is called, by its number from 1. */
  itemName: (number: number) => string;
  most: number;
  blank: ProfileValues[Name][number];
  /** Where the order is the person's own. */
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
    <Icon aria-hidden="true" className="size-4.5" />
  </Button>
);

/** After a change of the list, the focus goes to the element of this id. */
const useFocusAfter = () => {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return (id: string) => {
    wanted.current = id;
  };
};

/** The message of the list as a whole, such as too many. */
const useListError = (name: ListName): string | undefined => {
  const { errors } = useFormState<ProfileValues>();
  return errors[name]?.root?.message ?? errors[name]?.message;
};

export const EntryList = <Name extends ListName>(props: EntryListProps<Name>) => {
  const { level, name, title, addText, emptyText, itemName, most, blank, isMovable = false, children } = props;
  const t = useTranslations('profileParts.actions');
  const { control, getValues } = useFormContext<ProfileValues>();
  const list = useFieldArray<ProfileValues, ListName>({ control, name });
  const error = useListError(name);
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const focusAfter = useFocusAfter();
  const entryId = (index: number) => `${id}${index}`;

  const remove = (index: number) => {
    const entry = getValues(name)[index] as ProfileValues[Name][number];
    list.remove(index);
    focusAfter(addingId(name));
    const bringBack = () => list.insert(Math.min(index, getValues(name).length), entry);
    showToast({
      title: t('removed', { item: itemName(index + 1) }),
      action: { label: t('undo'), onSelect: bringBack },
    });
  };
  const move = (from: number, to: number) => {
    list.move(from, to);
    focusAfter(entryId(to));
  };

  return (
    <section aria-labelledby={`${id}title`} className="flex flex-col gap-4">
      <Heading id={`${id}title`} className="font-semibold text-base text-ink">
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
                {item}
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
        id={addingId(name)}
        size="sm"
        className="self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabled={list.fields.length >= most}
        onClick={() => list.append(blank)}
      >
        {addText}
      </Button>
    </section>
  );
};
