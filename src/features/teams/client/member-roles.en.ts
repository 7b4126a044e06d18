/** Names of the roles that a company's members can have, in English. */
export const memberRolesEn = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  reviewer: 'Reviewer',
  viewer: 'Viewer',
} as const;
