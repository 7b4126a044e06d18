/**
 * Vite plugins that leave out of the browser's build what only the server or the build itself needs: the schemas of calls, which
 * the server checks, and the parser of ICU messages, which can run before anybody asks for a page. They change no source and no
 * behaviour; development works without them.
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

const isRoute = ({ type, callee }) => type === 'CallExpression' && callee.name === 'route';
const isCall = ({ type }) => type === 'CallExpression';
const isFunction = ({ type }) => /Function/.test(type);
const isIdentifier = ({ type }) => type === 'Identifier';

/** What the browser needs of a call. */
const SENT = new Set(['method', 'path']);

/** Cuts the calls that a declaration lists down to what the browser needs of them. */
const leanText = (code, node) => {
  const edits = findNodes(node, isRoute).map((route) => {
    const kept = route.arguments[0].properties.filter(({ key }) => SENT.has(key?.name));
    const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ');
    return [route.start - node.start, route.end - node.start, `{ ${text} }`];
  });
  return withEdits(code.slice(node.start, node.end), edits);
};

/** A value that the bundler may drop where nobody uses it. */
const droppable = (text) => `/* @__PURE__ */ (() => (${text}))()`;

const SCHEMA_MAKERS = /^zod\/|\/schema\.ts$/;

/** Whether a declaration makes a schema, or uses one of `schemas`. */
const makesSchema = (node, schemas) =>
  findNodes(node, (inner) => isRoute(inner) || isFunction(inner) || isCall(inner)).some(
    (inner) => isCall(inner) && !isRoute(inner),
  ) || findNodes(node, (inner) => isRoute(inner) || isIdentifier(inner)).some(({ name }) => schemas.has(name));

/** The imports of a contract as they stand, and its declarations, each with its name and on which side it belongs. */
const partsOf = (code, program) => {
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  const declarations = program.body
    .map((statement) => statement.declaration ?? statement)
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : [node]))
    .filter(({ id }) => id);
  const schemas = new Set(
    imports
      .filter(({ source }) => SCHEMA_MAKERS.test(source.value))
      .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)),
  );
  for (const { id, init } of declarations) if (init && makesSchema(init, schemas)) schemas.add(id.name);
  const textOf = ({ id, init, ...node }) => {
    if (!init) return `export ${code.slice(node.start, node.end)}`;
    const text = leanText(code, init);
    return `export const ${id.name} = ${schemas.has(id.name) && !isFunction(init) ? droppable(text) : text};`;
  };
  const namesAndTexts = declarations.map((node) => ({ name: node.id.name, text: textOf(node) }));
  return {
    imports: imports.map(({ start, end }) => code.slice(start, end)),
    schemas: namesAndTexts.filter(({ name }) => schemas.has(name)),
    rest: namesAndTexts.filter(({ name }) => !schemas.has(name)),
  };
};

const namesOf = (declarations) => `{ ${declarations.map(({ name }) => name).join(', ')} }`;
const textsOf = (declarations) => declarations.map(({ text }) => text);

const MODULE = /[\\/]src[\\/](?:features[\\/].+\.contract|shared[\\/]schema)\.ts(?:\?(?:calls|schemas))?$/;

/**
 * Contracts as the browser calls them. Each becomes two modules, so that no screen loads schemas unless a form of it validates
 * with one: `?calls` has method and path of every call, and the constants, `?schemas` the schemas. The module itself only hands
 * on what the two have. Contracts declare and do nothing else, so dropping what is not used changes nothing.
 */
export const leanContracts = () => ({
  name: 'lean-contracts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: MODULE },
    handler(code, id) {
      const [file, half] = id.split('?');
      const { imports, schemas, rest } = partsOf(code, this.parse(code));
      const calls = JSON.stringify(`${file}?calls`);
      const lines = {
        calls: [...imports, ...textsOf(rest)],
        schemas: [...imports, `import ${namesOf(rest)} from ${calls};`, ...textsOf(schemas)],
        contract: [
          `export ${namesOf(rest)} from ${calls};`,
          `export ${namesOf(schemas)} from ${JSON.stringify(`${file}?schemas`)};`,
        ],
        // The building blocks of schemas, which no call needs.
        schema: [...imports, ...textsOf(rest), ...textsOf(schemas)],
      }[half ?? (file.endsWith('.contract.ts') ? 'contract' : 'schema')];
      return { code: lines.join('\n'), map: null, moduleSideEffects: false };
    },
  },
});

const CATALOG = /[\\/]src[\\/](?:app|features|client)[\\/](?:.+[\\/])?[a-z-]+\.[a-z]{2}\.ts$/;
/** Not ICU messages: texts that fill in their values themselves. */
const OWN_FORMAT =
  /[\\/](?:sentences|savings|measured|explanations|ui-texts|translation|islands|late-words)\.[a-z]{2}\.ts$/;
const READY_MESSAGES = fileURLToPath(import.meta.resolve('use-intl/format-message/format-only'));

const isText = ({ type, value }) => type === 'Property' && value.type === 'Literal' && typeof value.value === 'string';

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
      const edits = texts.map(({ start, end, value }) => [start, end, JSON.stringify(compileMessage(value))]);
      return { code: withEdits(code, edits), map: null };
    },
  },
});
