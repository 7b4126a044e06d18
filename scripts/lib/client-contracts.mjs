/**
 * A Vite plugin that reduces the calls in contracts to what the browser uses, such as method and path. Their descriptions and schemas are for the
 * server. Schemas that a form reads are kept. Not used in development.
 */
import { findNodes, withEdits } from './code-edits.mjs';

const CONTRACT = /[\\/]src[\\/].+\.contract\.ts$/;
/** Properties of a call that the browser never reads. */
const SERVER_ONLY = new Set(['access', 'may', 'summary', 'query', 'body', 'response', 'cursor']);

const isCall = ({ type, callee }) =>
  type === 'CallExpression' && callee.type === 'Identifier' && callee.name === 'route';

/** Returns the end of a property, including a comma after it. */
const endWithComma = (code, end) => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);

/** Returns the code of a contract without the parts of its calls that only the server reads. */
const clientContract = (code, ast) => {
  const edits = findNodes(ast, isCall)
    .flatMap((call) => call.arguments[0]?.properties ?? [])
    .filter(({ type, key }) => type === 'Property' && SERVER_ONLY.has(key.name))
    .map(({ start, end }) => [start, endWithComma(code, end), '']);
  return withEdits(code, edits);
};

export const clientContracts = () => ({
  name: 'client-contracts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: CONTRACT },
    handler(code) {
      return { code: clientContract(code, this.parse(code, { lang: 'ts' })), map: null };
    },
  },
});
