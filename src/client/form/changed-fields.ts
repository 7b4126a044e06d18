/**
 * The fields that a person changed in a form that edits something stored. Other fields are not sent, because someone else may have saved newer values
 * since the form was opened.
 */
import { isDeepEqual } from './draft.ts';

/** The parts of a `useZodForm` that are compared. */
interface ComparedForm {
  formState: { defaultValues?: object | undefined };
  getValues: () => object;
}

/**
 * Returns the fields of `body` whose value in the form differs from the value that the form started with. `units` are fields that depend on each
 * other: if one of them changed, all are returned. A list or an object in one field is returned as a whole.
 */
export const changedFields = <Body extends object>(
  { formState, getValues }: ComparedForm,
  body: Body,
  units: readonly (readonly (keyof Body & string)[])[] = [],
): Partial<Body> => {
  const initial = Object.fromEntries(Object.entries(formState.defaultValues ?? {}));
  const current = Object.fromEntries(Object.entries(getValues()));
  const isChanged = (field: string): boolean => !isDeepEqual(current[field], initial[field]);
  const isSent = (field: string): boolean =>
    isChanged(field) || units.some((unit: readonly string[]) => unit.includes(field) && unit.some(isChanged));
  return Object.fromEntries(Object.entries(body).filter(([field]) => isSent(field))) as Partial<Body>;
};
