/**
 * Monthly cost of full-time work in a role, in whole U.S. dollars. Used by the landing page, the role pages, the savings calculator and the posting
 * form. The specification defines the numbers on the landing page. Pure data.
 */

export const ROLE_PAY = {
  'Social Media Specialist': { from: 2_200, to: 2_800 },
  'Content Writer': { from: 2_400, to: 3_200 },
  'Brand Designer': { from: 2_500, to: 3_400 },
  'SEO Specialist': { from: 2_600, to: 3_600 },
  'Paid Media Specialist': { from: 3_200, to: 4_400 },
  'Marketing Manager': { from: 3_500, to: 4_500 },
  'Head of Growth': { from: 4_500, to: 5_500 },
  'Sales Development Representative': { from: 2_000, to: 2_800 },
  'Inside Sales Representative': { from: 2_400, to: 3_200 },
  'Sales Operations Analyst': { from: 2_600, to: 3_400 },
  'Account Executive': { from: 3_000, to: 4_000 },
  'Account Manager': { from: 3_000, to: 4_200 },
  'Sales Manager': { from: 4_000, to: 5_000 },
  'Customer Support Representative': { from: 2_000, to: 2_500 },
  'Bilingual Support Specialist': { from: 2_200, to: 2_900 },
  'Technical Support Specialist': { from: 2_300, to: 3_200 },
  'Onboarding Specialist': { from: 2_400, to: 3_200 },
  'Customer Success Manager': { from: 2_500, to: 3_500 },
  'Support Team Lead': { from: 3_000, to: 4_000 },
  'Administrative Assistant': { from: 2_000, to: 2_400 },
  'Executive Assistant': { from: 2_000, to: 3_000 },
  'Operations Coordinator': { from: 2_300, to: 3_000 },
  'Project Coordinator': { from: 2_500, to: 3_300 },
  'Senior Executive Assistant': { from: 3_000, to: 3_800 },
  'Chief of Staff': { from: 3_800, to: 5_000 },
  'IT Support Specialist': { from: 2_000, to: 2_800 },
  'QA Analyst': { from: 2_400, to: 3_400 },
  'Frontend Developer': { from: 2_800, to: 3_800 },
  'Data Analyst': { from: 2_800, to: 3_800 },
  'Backend Developer': { from: 3_500, to: 5_000 },
  'DevOps Engineer': { from: 3_800, to: 5_000 },
  'Full Stack Developer': { from: 4_000, to: 6_000 },
  'Accounts Payable Specialist': { from: 2_000, to: 2_600 },
  Bookkeeper: { from: 2_000, to: 2_800 },
  'Payroll Specialist': { from: 2_300, to: 3_000 },
  Accountant: { from: 3_000, to: 4_000 },
  'Financial Analyst': { from: 3_000, to: 4_200 },
  Controller: { from: 4_200, to: 5_500 },
} as const satisfies Record<string, { from: number; to: number }>;

export type PaidRole = keyof typeof ROLE_PAY;

const rolesByName = new Map(Object.keys(ROLE_PAY).map((role) => [role.toLowerCase(), role as PaidRole]));

/** Finds the role of a title, ignoring case. Returns null if the table does not contain it. */
export const findPaidRole = (title: string): PaidRole | null => rolesByName.get(title.trim().toLowerCase()) ?? null;
