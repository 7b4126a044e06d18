/** Finds nodes in parsed code and replaces parts of its text, for the plugins of the build. */

const isNode = (value) => typeof value?.type === 'string';

const childNodes = (node) =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Returns the outermost matching nodes at or below `node`, without matches inside them. */
export const findNodes = (node, matches) =>
  matches(node) ? [node] : childNodes(node).flatMap((child) => findNodes(child, matches));

/** Replaces `[start, end, text]` ranges of `code`. Ranges must not overlap. */
export const withEdits = (code, edits) =>
  edits
    .toSorted(([left], [right]) => right - left)
    .reduce((text, [start, end, piece]) => text.slice(0, start) + piece + text.slice(end), code);
