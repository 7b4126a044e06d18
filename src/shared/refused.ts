/** An item that a bulk call rejects without rejecting the others. */
import * as z from 'zod/mini';

const param = z.union([z.string(), z.number(), z.readonly(z.array(z.union([z.string(), z.number()])))]);

export const refusedItemSchema = z.object({
  id: z.string(),
  /** The English message for `code`. */
  detail: z.string(),
  code: z.string(),
  params: z.record(z.string(), param),
});
export type RefusedItem = z.infer<typeof refusedItemSchema>;
