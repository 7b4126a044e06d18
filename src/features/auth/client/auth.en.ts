/** Texts of this feature's screens, in English. */
export const authEn = {} as const;
