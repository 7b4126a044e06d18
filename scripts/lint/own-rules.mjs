/**
 * Custom oxlint rules for what the compiler and the import rules cannot check: pure files use neither clock nor randomness, each table is
 * written by one feature only, patterns take linear time, and functions are named with verbs or nouns.
 */

import { linearPatterns } from './linear-patterns.mjs';

const NOT_PURE = 'is not pure: pass it as an argument (`now: Date`), so that tests and rankings are repeatable.';

const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name;

const propertyName = (member) => (member.computed ? member.property.value : member.property.name);

/** Forbids the clock and randomness, such as `Date.now`, `new Date()` and `Math.random`. Allows `new Date(value)` and `Date.parse(text)`. */
const pureFiles = {
  meta: { type: 'problem', docs: { description: 'Pure files get time and randomness as arguments.' } },
  create(context) {
    const report = (node, what) => context.report({ node, message: `${what} ${NOT_PURE}` });
    return {
      MemberExpression(node) {
        if (isNamed(node.object, 'Date') && propertyName(node) === 'now') report(node, 'Date.now');
        if (isNamed(node.object, 'Math') && propertyName(node) === 'random') report(node, 'Math.random');
        if (isNamed(node.object, 'performance') && propertyName(node) === 'now') report(node, 'performance.now');
        if (isNamed(node.object, 'crypto')) report(node, 'crypto');
      },
      NewExpression(node) {
        if (isNamed(node.callee, 'Date') && node.arguments.length === 0) report(node, 'new Date()');
      },
      CallExpression(node) {
        if (isNamed(node.callee, 'Date')) report(node, 'Date()');
      },
    };
  },
};

const WRITES = new Set(['insert', 'update', 'delete']);
const FOREIGN_TABLES = /^#(features|server)\/.*\.tables\.ts$/;

/** Forbids `db.insert(table)`, `.update(table)` and `.delete(table)` for a table of another folder. Reads may join such a table. */
const ownTables = {
  meta: { type: 'problem', docs: { description: 'A table is written by the feature that owns it.' } },
  create(context) {
    const foreign = new Map();
    return {
      ImportDeclaration(node) {
        if (!FOREIGN_TABLES.test(node.source.value)) return;
        for (const specifier of node.specifiers) foreign.set(specifier.local.name, node.source.value);
      },
      CallExpression(node) {
        const [table] = node.arguments;
        const isWrite = node.callee.type === 'MemberExpression' && WRITES.has(propertyName(node.callee));
        if (!isWrite || table?.type !== 'Identifier' || !foreign.has(table.name)) return;
        const message = `${table.name} belongs to ${foreign.get(table.name)}: call its owner's *.db.ts or *.service.ts instead.`;
        context.report({ node, message });
      },
    };
  },
};

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

/**
 * Forbids `nameOf` and `rowOfUser`: a function's name is a verb phrase or a plain noun (`fullName`, `findUserRow`), so that it says what the function
 * does. Ordinary terms such as `timeOfDay` are allowed.
 */
const functionNames = {
  meta: { type: 'suggestion', docs: { description: 'Names of functions are verbs or plain nouns.' } },
  create(context) {
    const check = (node) => {
      if (node?.type !== 'Identifier' || !/[a-z]Of(?!(?:Day|Work)$)(?:$|[A-Z])/.test(node.name)) return;
      context.report({ node, message: `Name ${node.name} with a verb or a plain noun.` });
    };
    return {
      FunctionDeclaration: (node) => check(node.id),
      VariableDeclarator: (node) => FUNCTIONS.has(node.init?.type) && check(node.id),
      Property: (node) => FUNCTIONS.has(node.value.type) && check(node.key),
      MethodDefinition: (node) => check(node.key),
    };
  },
};

export default {
  meta: { name: 'own' },
  rules: {
    'function-names': functionNames,
    'linear-patterns': linearPatterns,
    'pure-files': pureFiles,
    'own-tables': ownTables,
  },
};
