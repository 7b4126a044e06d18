/**
 * A Vite plugin that parses ICU messages during the build, so that the browser gets the formatter without the parser.
 * Development works without it.
 */
import { fileURLToPath } from 'node:url';
import compileMessage from 'icu-minify/compile';

const isNode = (value) => typeof value?.type === 'string';

const childrenOf = (node) =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** All nodes at or below `node` that match, outermost first; not those inside a node that matched. */
const findNodes = (node, matches) =>
  matches(node) ? [node] : childrenOf(node).flatMap((child) => findNodes(child, matches));

/** `code` with pieces replaced: `[start, end, text]`, none inside another. */
const withEdits = (code, edits) =>
  edits
    .toSorted(([left], [right]) => right - left)
    .reduce((text, [start, end, piece]) => text.slice(0, start) + piece + text.slice(end), code);

const CATALOG = /[\\/]src[\\/](?:app|features|client|shared[\\/]errors)[\\/](?:.+[\\/])?[a-z-]+\.[a-z]{2}\.ts$/;
/** Not ICU messages: texts that fill in their values themselves. */
const OWN_FORMAT = /[\\/](?:savings|measured|explanations|ui-texts|translation|islands|late-words)\.[a-z]{2}\.ts$/;
const READY_MESSAGES = fileURLToPath(import.meta.resolve('use-intl/format-message/format-only'));

/** A template with an ICU argument in it; a template without one is a plain text already. */
const isMessageTemplate = ({ type, quasis }) =>
  type === 'TemplateLiteral' && quasis.some(({ value }) => value.cooked.includes('{'));

const isText = ({ type, value }) =>
  type === 'Property' && ((value.type === 'Literal' && typeof value.value === 'string') || isMessageTemplate(value));

/** Stands for an expression of a template while the message is parsed; no text has this character. */
const MARK = '\uE000';
const MARKED = new RegExp(`${MARK}(\\d+)${MARK}`, 'g');

/** The parsed message as code. What a template fills in is put back into the pieces of text that it belongs to. */
const compiled = (code, { type, value, quasis, expressions }) => {
  if (type === 'Literal') return JSON.stringify(compileMessage(value));
  const message = quasis.map((quasi, at) => quasi.value.cooked + (quasi.tail ? '' : `${MARK}${at}${MARK}`)).join('');
  return JSON.stringify(compileMessage(message)).replace(MARKED, (_, at) => {
    const { start, end } = expressions[Number(at)];
    return `" + (${code.slice(start, end)}) + "`;
  });
};

/** Catalogs with every ICU message parsed already, so that the browser needs no parser. */
export const compiledTexts = () => ({
  name: 'compiled-texts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: { filter: { id: /^use-intl\/format-message$/ }, handler: () => READY_MESSAGES },
  transform: {
    filter: { id: { include: CATALOG, exclude: OWN_FORMAT } },
    handler(code) {
      const texts = findNodes(this.parse(code, { lang: 'ts' }), isText).map(({ value }) => value);
      const edits = texts.map((text) => [text.start, text.end, compiled(code, text)]);
      return { code: withEdits(code, edits), map: null };
    },
  },
});
