/**
 * The rule of every skill list, without its looks: adding trims, ignores blanks and duplicates.
 */

/** The list with `skill` at its end, or the very same list when it is blank or already there (whatever its case). */
export const addSkill = (skills: readonly string[], skill: string): readonly string[] => {
  const trimmed = skill.trim();
  if (trimmed === '') return skills;
  const known = skills.some((each) => each.toLocaleLowerCase() === trimmed.toLocaleLowerCase());
  return known ? skills : [...skills, trimmed];
};

/** The list without this skill. */
export const removeSkill = (skills: readonly string[], skill: string): readonly string[] =>
  skills.filter((each) => each !== skill);
