/** Reads and mutations of saved texts. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { templatesContract } from '../templates.contract.ts';

const TEMPLATES = '/api/message-templates';

/** The own saved texts. */
export const templatesQuery = apiQuery(templatesContract.listTemplates);

/** What placeholders stand for in a message to a person. */
export const placeholdersQuery = (userId: string) =>
  apiQuery(templatesContract.getPlaceholders, { params: { userId } });

export const useCreateTemplate = () => useApiMutation(templatesContract.createTemplate, { invalidates: [TEMPLATES] });
export const useChangeTemplate = () => useApiMutation(templatesContract.changeTemplate, { invalidates: [TEMPLATES] });
export const useDeleteTemplate = () => useApiMutation(templatesContract.deleteTemplate, { invalidates: [TEMPLATES] });
