/** Returns the id of the button that adds to a list of the form or chooses a résumé. Links to that part move the focus to it. */
export const addButtonId = (part: string): string => `add-${part}`;
