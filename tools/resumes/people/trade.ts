/** An occupation in one language: titles from junior to senior, skills, duties, degrees and a summary. */
export interface Trade {
  readonly titles: readonly string[];
  readonly skills: readonly string[];
  readonly duties: readonly string[];
  /** Degree and field. An empty field means that the degree already includes it. */
  readonly degrees: readonly (readonly [degree: string, field: string])[];
  readonly summary: string;
}
