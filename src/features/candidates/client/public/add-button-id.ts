/** Returns the id of the button that adds an entry to a list in the form or chooses a résumé. Links to that part of the form focus this button. */
export const addButtonId = (part: string): string => `add-${part}`;
