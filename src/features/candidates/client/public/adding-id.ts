/** The id of the button that adds to a list of the form, or that chooses a résumé; what leads to the part gives it the focus. */
export const addingId = (part: string): string => `add-${part}`;
