import compileMessage from 'icu-minify/compile';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { compiledTexts } from './compiled-texts.mjs';

/** What the build makes of a catalog. */
const built = (source) => {
  const { code } = compiledTexts().transform.handler.call({ parse: parseAst }, source);
  return new Function('minutes', `return ${code.replace('export default', '')}`)(30);
};

it('parses messages, also those that a template fills in with a number', () => {
  const texts = built(
    'export default { plain: "Hi {name}", filled: `{email}: it works for ${minutes} minutes.`, alone: `${minutes} minutes` }',
  );
  expect(texts).toEqual({
    plain: compileMessage('Hi {name}'),
    filled: compileMessage('{email}: it works for 30 minutes.'),
    alone: '30 minutes',
  });
});
