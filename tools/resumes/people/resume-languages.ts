/** The languages that the résumés of the bench are written in: those of the people of this market, whatever the product speaks. */
export const RESUME_LANGUAGES = ['en', 'es', 'pt'] as const;

export type ResumeLanguage = (typeof RESUME_LANGUAGES)[number];
