/** Placeholders of message templates. Pure. */

/** The placeholders that a template may contain. */
export const PLACEHOLDERS = ['firstName', 'companyName', 'jobTitle'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The value of each placeholder for a recipient; null if there is none. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

const PLACEHOLDER = /\{(\w+)\}/g;

const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** Replaces the placeholders in a text. Leaves placeholders without a value and other text in braces unchanged. */
export const fillPlaceholders = (body: string, values: PlaceholderValues): string =>
  body.replace(PLACEHOLDER, (whole, name: string) => (isPlaceholder(name) ? (values[name] ?? whole) : whole));

/** Returns the position of the first placeholder that the writer still has to fill in, or null if there is none. */
export const findFirstPlaceholder = (text: string): [from: number, to: number] | null => {
  for (const match of text.matchAll(PLACEHOLDER)) {
    if (isPlaceholder(match[1] ?? '')) return [match.index, match.index + match[0].length];
  }
  return null;
};
