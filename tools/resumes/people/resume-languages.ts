/** Languages of the benchmark's résumés, which are those of people in this market. Independent of the product's languages. */
export const RESUME_LANGUAGES = ['en', 'es', 'pt'] as const;

export type ResumeLanguage = (typeof RESUME_LANGUAGES)[number];
