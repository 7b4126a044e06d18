/** Returns the id of the button that adds an entry to a list of the form or chooses a résumé. Links to that part of the form focus the button. */
export const addButtonId = (part: string): string => `add-${part}`;
