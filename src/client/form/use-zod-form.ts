/**
 * A form whose rules are a contract's schema: validated on submit, again on every change after that, focus to the first
 * error. Values are the schema's input; what is submitted is its output.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A schema of an object, as the contracts have them. */
export type FormSchema<Input extends FieldValues, Output> = z.ZodMiniType<Output, Input>;

/** A form of this schema, starting from `defaultValues`. */
export const useZodForm = <Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> =>
  useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
