/** Texts of this feature's screens, in English. */
export const talentIntakeEn = {} as const;
