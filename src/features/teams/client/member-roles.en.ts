/** Names of the roles of members of a company, in English. */
export const memberRolesEn = {
  owner: 'Owner',
  recruiter: 'Recruiter',
  reviewer: 'Reviewer',
  viewer: 'Viewer',
} as const;
