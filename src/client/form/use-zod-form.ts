/**
 * A form validated by a contract's schema, first on submit and then on every change, with focus on the first error. Form values are the schema's
 * input; submitted values are its output.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

export type FormSchema<Input extends FieldValues, Output> = z.ZodMiniType<Output, Input>;

/** Creates a form for this schema, starting from `defaultValues`. */
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
