/**
 * For forms of prerendered pages, which people see and type into before their program has arrived: takes over what was typed
 * (or filled in by the browser) until then, so that nothing is lost. Until it has, the form must not be sent, since the
 * browser would do so by itself and put the values into the address.
 */

import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readNumber } from '../ui/typed-number.ts';

type Filled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFilled = (element: Element): element is Filled =>
  (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** As the form keeps it: a number field holds a number. */
const valueOf = (element: Filled): string | number | null =>
  element instanceof HTMLInputElement && element.dataset.number === 'true' ? readNumber(element.value) : element.value;

const neverChanges = () => () => {};
const isHydrated = () => true;
const isPrerendered = () => false;

/** Whether the page lives: false in the prerendered one, true from the first moment after. */
export const useIsAlive = (): boolean => useSyncExternalStore(neverChanges, isHydrated, isPrerendered);

/**
 * Whether the form works yet: false in the prerendered page, true from the first moment after. `formId` is the `id` of the
 * form's element; fields are found by their names.
 */
export const useEarlyInput = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  formId: string,
): boolean => {
  // Before anything renders again, which would write the form's empty values over what was typed.
  useLayoutEffect(() => {
    const element = document.getElementById(formId);
    const elements = element instanceof HTMLFormElement ? [...element.elements] : [];
    for (const field of elements.filter(isFilled)) {
      const isKnown = field.name in form.getValues();
      if (isKnown && field.value !== '')
        form.setValue(field.name as Path<Input>, valueOf(field) as PathValue<Input, Path<Input>>);
    }
  }, [form, formId]);
  return useIsAlive();
};
