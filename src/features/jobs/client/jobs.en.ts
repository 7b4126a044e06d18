/** Texts of this feature's screens, in English. */
export const jobsEn = {} as const;
