/** Fills values into the job form. */
import type { UseFormReturn } from 'react-hook-form';
import type { NewJob } from '../../new-job.contract.ts';

/** Sets fields as if the user had typed the values, so that the draft is saved and invalid fields are validated again. */
export const fillIn = (form: UseFormReturn<NewJob, unknown, NewJob>, changes: Partial<NewJob>): void => {
  const shouldValidate = form.formState.isSubmitted;
  for (const [field, value] of Object.entries(changes)) {
    form.setValue(field as keyof NewJob, value, { shouldDirty: true, shouldValidate });
  }
};
