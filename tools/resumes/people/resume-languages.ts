/** Languages of the benchmark's résumés, which are those of the marketplace's candidates. Independent of the product's languages. */
export const RESUME_LANGUAGES = ['en', 'es', 'pt'] as const;

export type ResumeLanguage = (typeof RESUME_LANGUAGES)[number];
