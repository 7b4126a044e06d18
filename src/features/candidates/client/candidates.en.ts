/** Texts of this feature's screens, in English. */
export const candidatesEn = {} as const;
