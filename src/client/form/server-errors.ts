/** Shows the field errors of a rejected call (`errors` of problem+json) in the form. Errors without fields are left to the toast. */
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorSentence } from '#client/error-texts.ts';
import type { FieldError } from '#shared/errors.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFieldError = (value: unknown): value is FieldError =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';

/** Returns the field errors of an error or of its `problem`, in the user's language; empty for other values. */
export const readFieldErrors = (error: unknown): FieldError[] => {
  if (!isObject(error)) return [];
  const problem = isObject(error['problem']) ? error['problem'] : error;
  const errors: unknown[] = Array.isArray(problem['errors']) ? problem['errors'] : [];
  return errors
    .filter(isFieldError)
    .map((fieldError) => ({ ...fieldError, message: errorSentence(fieldError, fieldError.message) }));
};

/**
 * Returns the field of an error path: for `skills.0`, the field `skills`, unless the form has a more specific field. Null if the form has neither.
 */
export const matchField = (path: string, fields: readonly string[]): string | null => {
  if (fields.includes(path)) return path;
  const parent = path.slice(0, path.lastIndexOf('.'));
  return path.includes('.') ? matchField(parent, fields) : null;
};

const isText = (value: unknown): boolean => typeof value === 'string' || value === null;

/** Returns the field names of these values. Entries of lists have their own fields (`positions.0.title`). */
export const fieldNames = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    const within = entries.flatMap((entry, index) =>
      isObject(entry) ? Object.keys(entry).flatMap((key) => (isText(entry[key]) ? `${name}.${index}.${key}` : [])) : [],
    );
    return [name, ...within];
  });

/** Shows the field errors of `error` and focuses the first. Returns the errors without a matching field. */
export const applyServerErrors = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): FieldError[] => {
  const fields = fieldNames(form.getValues());
  const unmatched: FieldError[] = [];
  let isFirst = true;
  for (const fieldError of readFieldErrors(error)) {
    const field = matchField(fieldError.path, fields);
    if (field === null) {
      unmatched.push(fieldError);
      continue;
    }
    form.setError(
      field as Path<Input>,
      { type: 'server', message: errorSentence(fieldError, fieldError.message) },
      { shouldFocus: isFirst },
    );
    isFirst = false;
  }
  return unmatched;
};
