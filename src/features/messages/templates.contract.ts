/**
 * Message templates: text that a candidate saves for reuse, or a company saves for all its members. The
 * client replaces `{firstName}`, `{companyName}` and `{jobTitle}` when a template is inserted into a
 * message. The server only provides the values.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { instantSchema, requiredLine, requiredText } from '#shared/schema.ts';

export const messageTemplateSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  updatedAt: instantSchema,
});
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;

export const newTemplateSchema = z.object({
  title: requiredLine('template-title-required', LIMITS.name),
  body: requiredText('template-text-required', LIMITS.messageTemplate),
});
export type NewTemplate = z.infer<typeof newTemplateSchema>;

const templateChangesSchema = z.extend(newTemplateSchema, {
  /** The template that the caller has read. Refused if it has changed since. If absent, the stored template is replaced in any case. */
  before: z.optional(newTemplateSchema),
});

/** The values of the placeholders in a message to a person. Null for a placeholder without a value. */
const placeholderValuesSchema = z.object({
  firstName: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  jobTitle: z.nullable(z.string()),
});

export const templatesContract = {
  listTemplates: route({
    method: 'GET',
    path: '/api/message-templates',
    access: 'member',
    may: 'recruit',
    summary: 'Returns the message templates of the signed-in user, sorted by title',
    response: z.array(messageTemplateSchema),
  }),
  createTemplate: route({
    method: 'POST',
    path: '/api/message-templates',
    access: 'member',
    may: 'recruit',
    summary: 'Creates a message template',
    body: newTemplateSchema,
    response: messageTemplateSchema,
    status: 201,
  }),
  changeTemplate: route({
    method: 'PUT',
    path: '/api/message-templates/:id',
    access: 'member',
    may: 'recruit',
    summary: 'Changes a message template; 409 if it has changed since `before`',
    body: templateChangesSchema,
    response: messageTemplateSchema,
  }),
  deleteTemplate: route({
    method: 'DELETE',
    path: '/api/message-templates/:id',
    access: 'member',
    may: 'recruit',
    summary: 'Deletes a message template',
    response: z.null(),
    status: 204,
  }),
  getPlaceholders: route({
    method: 'GET',
    path: '/api/conversations/:userId/placeholders',
    access: 'member',
    may: 'recruit',
    summary: 'Returns the values of template placeholders for a message to a person',
    response: placeholderValuesSchema,
  }),
};
