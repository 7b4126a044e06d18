import compileMessage from 'icu-minify/compile';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { compiledTexts } from './compiled-texts.mjs';

const buildCatalog = async (source) => {
  const { code } = compiledTexts().transform.handler.call({ parse: parseAst }, source);
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.default;
};

it('a catalog is compiled to messages, including templates with a number', async () => {
  const texts = await buildCatalog(
    'const minutes = 30; export default { plain: "Hi {name}", filled: `{email}: it works for ${minutes} minutes.`, alone: `${minutes} minutes` }',
  );
  expect(texts).toEqual({
    plain: compileMessage('Hi {name}'),
    filled: compileMessage('{email}: it works for 30 minutes.'),
    alone: '30 minutes',
  });
});
