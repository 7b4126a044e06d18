/** The countries of Latin America, ISO 3166-1 alpha-2. */
export const LATIN_AMERICA: readonly string[] = 'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'.split(
  ' ',
);
