/** Texts of this feature's screens, in English. */
export const applicationsEn = {} as const;
