/**
 * Puts the field errors of a refused call (`errors` of problem+json) onto the form's fields. It shows
 * nothing by itself for errors without fields; those belong to the toast.
 */
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { wordError } from '#client/error-texts.ts';
import type { FieldError } from '#shared/errors.ts';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFieldError = (value: unknown): value is FieldError =>
  isObject(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';

/** The field errors that an error carries itself or in its `problem`, in the reader's language; none for any other value. */
export const fieldErrorsOf = (error: unknown): FieldError[] => {
  if (!isObject(error)) return [];
  const problem = isObject(error['problem']) ? error['problem'] : error;
  const errors: unknown[] = Array.isArray(problem['errors']) ? problem['errors'] : [];
  return errors.filter(isFieldError).map((each) => ({ ...each, message: wordError(each, each.message) }));
};

/** Of `skills.0`, the field `skills` when the form has no field of the longer name; null when it has neither. */
export const matchField = (path: string, fields: readonly string[]): string | null => {
  if (fields.includes(path)) return path;
  const parent = path.slice(0, path.lastIndexOf('.'));
  return path.includes('.') ? matchField(parent, fields) : null;
};

const isText = (value: unknown): boolean => typeof value === 'string' || value === null;

/** The names of the fields of these values; each entry of a list has fields of its own (`positions.0.title`). */
export const fieldNames = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    const within = entries.flatMap((entry, index) =>
      isObject(entry) ? Object.keys(entry).flatMap((key) => (isText(entry[key]) ? `${name}.${index}.${key}` : [])) : [],
    );
    return [name, ...within];
  });

/**
 * Shows each field error of `error` at its field, the first one focused. Returns the errors that no field took.
 */
export const applyServerErrors = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
): FieldError[] => {
  const fields = fieldNames(form.getValues());
  const left: FieldError[] = [];
  let isFirst = true;
  for (const each of fieldErrorsOf(error)) {
    const field = matchField(each.path, fields);
    if (field === null) {
      left.push(each);
      continue;
    }
    form.setError(
      field as Path<Input>,
      { type: 'server', message: wordError(each, each.message) },
      { shouldFocus: isFirst },
    );
    isFirst = false;
  }
  return left;
};
