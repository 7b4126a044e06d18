/** One line of work in one language: titles from first to last, skills, what was done, what was studied. */
export interface Trade {
  readonly titles: readonly string[];
  readonly skills: readonly string[];
  readonly duties: readonly string[];
  /** Degree and field; a field of '' stands in the degree. */
  readonly degrees: readonly (readonly [degree: string, field: string])[];
  readonly summary: string;
}
