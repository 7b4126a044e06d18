/**
 * What people in the U.S. earn in the occupation closest to each role of the savings calculator: the median annual wage of all who are employed in it,
 * in whole dollars, before taxes and without what an employer pays on top. Source: U.S. Bureau of Labor Statistics, Occupational Employment and Wage
 * Statistics (OEWS), national estimates of May 2023, in the public domain. Of these, 13-2011 and 43-6011 were compared with the agency's pages,
 * 15-1252 and 43-1011 with pages that repeat its figures of that year, and 11-2021 and 41-4012 with public programs that repeat the same amounts
 * without naming the year; both are to be compared with `WAGES_SOURCE` when the year is brought up to date.
 * Roles and occupations are not the same thing: an account executive may earn more with commission, and no occupation is named after customer success.
 */

/** The month that the figures are of. */
export const WAGES_OF = '2023-05';
export const WAGES_SOURCE = 'https://www.bls.gov/oes/2023/may/oes_nat.htm';

export interface UsWage {
  /** Of the Standard Occupational Classification, 2018. */
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

/** A month of an annual wage, to the nearest hundred dollars: no more exact than what it is compared with. */
export const monthlyWage = ({ annualMedian }: UsWage): number => Math.round(annualMedian / 12 / 100) * 100;
