/**
 * U.S. wages for the roles in the savings calculator: the median annual wage of all employees in the closest occupation, in whole dollars, before
 * taxes and excluding employer contributions.
 * Source: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics (OEWS),
 * national estimates for May 2023, in the public domain. 13-2011 and 43-6011 were checked against the agency's pages, and 15-1252 and 43-1011 against
 * pages that cite its numbers for that year. 11-2021 and 41-4012 were checked against public pages that state the same amounts without a year.
 * Check all of them against `WAGES_SOURCE` when updating the year. Roles and occupations are not the same: an account executive may earn more than
 * these sales representatives, and there is no occupation called "customer success".
 */

/** The month of the estimates. */
export const WAGES_MONTH = '2023-05';
export const WAGES_SOURCE = 'https://www.bls.gov/oes/2023/may/oes_nat.htm';

export interface UsWage {
  /** The 2018 Standard Occupational Classification code. */
  soc: string;
  occupation: string;
  annualMedian: number;
}

export const US_WAGES = {
  'Marketing Manager': { soc: '11-2021', occupation: 'Marketing Managers', annualMedian: 157_620 },
  'Account Executive': {
    soc: '41-4012',
    occupation: 'Sales Representatives, Wholesale and Manufacturing, Except Technical and Scientific Products',
    annualMedian: 65_630,
  },
  'Executive Assistant': {
    soc: '43-6011',
    occupation: 'Executive Secretaries and Executive Administrative Assistants',
    annualMedian: 70_310,
  },
  'Full Stack Developer': { soc: '15-1252', occupation: 'Software Developers', annualMedian: 132_270 },
  'Customer Success Manager': {
    soc: '43-1011',
    occupation: 'First-Line Supervisors of Office and Administrative Support Workers',
    annualMedian: 63_450,
  },
  Accountant: { soc: '13-2011', occupation: 'Accountants and Auditors', annualMedian: 79_880 },
} as const satisfies Record<string, UsWage>;

/** Returns the monthly wage, rounded to the nearest $100 like the salaries it is compared with. */
export const monthlyWage = ({ annualMedian }: UsWage): number => Math.round(annualMedian / 12 / 100) * 100;
