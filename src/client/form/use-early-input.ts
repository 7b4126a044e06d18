/**
 * Copies input from before hydration (typed or autofilled) into the form of a prerendered page. Submitting must be blocked until then, because the
 * browser would submit natively and put the values into the URL.
 */

import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { parseTypedNumber } from '../ui/typed-number.ts';

type InputElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isValueField = (element: Element): element is InputElement =>
  (element instanceof HTMLInputElement && element.type !== 'checkbox' && element.type !== 'radio') ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Returns a number for number fields. */
const inputValue = (element: InputElement): string | number | null =>
  element instanceof HTMLInputElement && element.dataset.number === 'true'
    ? parseTypedNumber(element.value)
    : element.value;

const subscribeToNothing = () => () => {};
const browserSnapshot = () => true;
const serverSnapshot = () => false;

/** Returns false in the prerendered page and true after hydration. */
export const useIsHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, browserSnapshot, serverSnapshot);

/** Copies the input. Returns false before hydration and true afterward. `formId` is the id of the form element; fields are matched by name. */
export const useEarlyInput = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  formId: string,
): boolean => {
  // Runs before the next render, which would overwrite typed values with the form's empty ones.
  useLayoutEffect(() => {
    const element = document.getElementById(formId);
    const elements = element instanceof HTMLFormElement ? [...element.elements] : [];
    for (const field of elements.filter(isValueField)) {
      const isKnown = field.name in form.getValues();
      if (isKnown && field.value !== '')
        form.setValue(field.name as Path<Input>, inputValue(field) as PathValue<Input, Path<Input>>);
    }
  }, [form, formId]);
  return useIsHydrated();
};
