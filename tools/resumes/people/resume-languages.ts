/** Languages of the benchmark's résumés: those of this market's people, independent of the product's languages. */
export const RESUME_LANGUAGES = ['en', 'es', 'pt'] as const;

export type ResumeLanguage = (typeof RESUME_LANGUAGES)[number];
