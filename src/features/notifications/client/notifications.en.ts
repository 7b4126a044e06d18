/** Texts of this feature's screens, in English. */
export const notificationsEn = {} as const;
