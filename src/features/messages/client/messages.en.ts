/** Texts of this feature's screens, in English. */
export const messagesEn = {} as const;
