/** A Vite plugin that parses ICU messages at build time, so that the browser needs the formatter but not the parser. Not used in development. */
import { fileURLToPath } from 'node:url';
import compileMessage from 'icu-minify/compile';
import { findNodes, withEdits } from './code-edits.mjs';

const CATALOG = /[\\/]src[\\/](?:app|features|client|shared[\\/]errors)[\\/](?:.+[\\/])?[a-z-]+\.[a-z]{2}\.ts$/;
/** Files whose texts are not ICU messages but format their own values. */
const OWN_FORMAT = /[\\/](?:savings|measured|explanations|ui-texts|translation|islands|deferred-texts)\.[a-z]{2}\.ts$/;
const FORMAT_ONLY = fileURLToPath(import.meta.resolve('use-intl/format-message/format-only'));

/** Returns true for a template with an ICU argument. Templates without one are already plain text. */
const isMessageTemplate = ({ type, quasis }) =>
  type === 'TemplateLiteral' && quasis.some(({ value }) => value.cooked.includes('{'));

const isMessage = ({ type, value }) =>
  type === 'Property' && ((value.type === 'Literal' && typeof value.value === 'string') || isMessageTemplate(value));

/** Replaces a template's expressions during parsing; no text contains this character. */
const PLACEHOLDER = '\uE000';
const PLACEHOLDERS = new RegExp(`${PLACEHOLDER}(\\d+)${PLACEHOLDER}`, 'g');

/** Returns the parsed message as code, with the template's expressions inserted into its text parts. */
const compile = (code, { type, value, quasis, expressions }) => {
  if (type === 'Literal') return JSON.stringify(compileMessage(value));
  const message = quasis
    .map((quasi, index) => quasi.value.cooked + (quasi.tail ? '' : `${PLACEHOLDER}${index}${PLACEHOLDER}`))
    .join('');
  return JSON.stringify(compileMessage(message)).replace(PLACEHOLDERS, (_, index) => {
    const { start, end } = expressions[Number(index)];
    return `" + (${code.slice(start, end)}) + "`;
  });
};

/** Replaces all ICU messages in catalogs with parsed ones. */
export const compiledTexts = () => ({
  name: 'compiled-texts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: { filter: { id: /^use-intl\/format-message$/ }, handler: () => FORMAT_ONLY },
  transform: {
    filter: { id: { include: CATALOG, exclude: OWN_FORMAT } },
    handler(code) {
      const texts = findNodes(this.parse(code, { lang: 'ts' }), isMessage).map(({ value }) => value);
      const edits = texts.map((text) => [text.start, text.end, compile(code, text)]);
      return { code: withEdits(code, edits), map: null };
    },
  },
});
