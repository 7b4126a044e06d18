/** Texts of this feature's screens, in English. */
export const companiesEn = {} as const;
