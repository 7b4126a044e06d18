/** Queries and mutations for message templates. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { templatesContract } from '../templates.contract.ts';

export const templatesQuery = apiQuery(templatesContract.listTemplates);

/** Builds the query for the values of the placeholders in a message to a person. */
export const placeholdersQuery = (userId: string) =>
  apiQuery(templatesContract.getPlaceholders, { params: { userId } });

export const useCreateTemplate = () => useApiMutation(templatesContract.createTemplate);
export const useChangeTemplate = () => useApiMutation(templatesContract.changeTemplate);
export const useDeleteTemplate = () => useApiMutation(templatesContract.deleteTemplate);
