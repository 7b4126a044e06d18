/** Texts of this feature's screens, in English. */
export const accountEn = {} as const;
