/**
 * Finds web addresses in a message so that they can be shown as links. Recognizes only http and https
 * addresses with a host. Pure.
 */
export interface TextPart {
  text: string;
  /** Null for plain text. */
  href: string | null;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"“”]+/giu;

/** Removes trailing punctuation, and a closing bracket if the address does not contain the opening one. */
const trimTrailingPunctuation = (address: string): string => {
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    const head = address.slice(0, end);
    const isClosing = last === ')' || last === ']';
    const opening = last === ')' ? '(' : '[';
    const isUnpaired = isClosing && head.split(last).length > head.split(opening).length;
    if (!/[.,;:!?'’»*_~]/u.test(last) && !isUnpaired) break;
  }
  return address.slice(0, end);
};

const isAddress = (text: string): boolean => URL.canParse(text) && new URL(text).hostname !== '';

/** Splits the text into parts. Joined in order, they equal the original text. */
export const splitLinks = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let index = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimTrailingPunctuation(match[0]);
    if (!isAddress(address)) continue;
    if (match.index > index) parts.push({ text: text.slice(index, match.index), href: null });
    parts.push({ text: address, href: address });
    index = match.index + address.length;
  }
  if (index < text.length) parts.push({ text: text.slice(index), href: null });
  return parts;
};
