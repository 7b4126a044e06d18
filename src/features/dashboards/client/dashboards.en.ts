/** Texts of this feature's screens, in English. */
export const dashboardsEn = {} as const;
