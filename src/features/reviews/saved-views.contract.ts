/** Sort orders and filters of the company's list of applications, saved under a name and available on every device. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { instantSchema, requiredLine, requiredText } from '#shared/schema.ts';

export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The query string of the list page, such as `status=applied&sort=waiting`. */
  query: z.string(),
  createdAt: instantSchema,
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const newSavedViewSchema = z.object({
  name: requiredLine('name-required', LIMITS.name),
  query: requiredText('view-query-required', LIMITS.viewQuery),
});

export const savedViewsContract = {
  listSavedViews: route({
    method: 'GET',
    path: '/api/application-views',
    access: 'company',
    may: 'readJobs',
    summary: "Returns the company's saved views of its list of applications, sorted by name",
    response: z.array(savedViewSchema),
  }),
  saveView: route({
    method: 'POST',
    path: '/api/application-views',
    access: 'company',
    may: 'recruit',
    summary: 'Saves a sort order and filters under a name; replaces a view with the same name',
    body: newSavedViewSchema,
    response: savedViewSchema,
    status: 201,
  }),
  deleteView: route({
    method: 'DELETE',
    path: '/api/application-views/:id',
    access: 'company',
    may: 'recruit',
    summary: 'Deletes a saved view',
    response: z.null(),
    status: 204,
  }),
};
