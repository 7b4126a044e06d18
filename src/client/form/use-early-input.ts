/**
 * For forms of prerendered pages, which people see and type into before their program has arrived: takes over what was typed
 * (or filled in by the browser) until then, so that nothing is lost. Until it has, the form must not be sent, since the
 * browser would do so by itself and put the values into the address.
 */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const isTyped = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio') ||
  element instanceof HTMLTextAreaElement;

const neverChanges = () => () => {};
const isHydrated = () => true;
const isPrerendered = () => false;

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
    for (const field of elements.filter(isTyped)) {
      const isKnown = field.name in form.getValues();
      if (isKnown && field.value !== '')
        form.setValue(field.name as Path<Input>, field.value as PathValue<Input, Path<Input>>);
    }
  }, [form, formId]);
  return useSyncExternalStore(neverChanges, isHydrated, isPrerendered);
};
