/** Texts of the agreement to more hours, in English. */
export const hoursAgreementEn = {
  acknowledge: 'I understand that this is more than {limit, number} hours a week',
  ownMore:
    'Your jobs here count as {committed, number} hours a week. This job would add {offered, number}, for a total of {total, number}.',
  ownTotal: 'This job is {total, number} hours a week.',
  counted: 'The offer doesn’t state hours, so we count {offered, number} for this type of job.',
} as const;
