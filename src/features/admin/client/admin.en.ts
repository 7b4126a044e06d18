/** Texts of this feature's screens, in English. */
export const adminEn = {} as const;
