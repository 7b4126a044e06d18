/**
 * Lint rules of our own, loaded by oxlint. They keep the pure files (shared, contracts, domains, matching) pure where the
 * compiler cannot: the clock and randomness are part of the language, so no missing type library forbids them.
 */

const MESSAGE = 'is not pure: take it as an argument (for example `now: Date`), so that tests and rankings repeat.';

const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name;

const propertyName = (member) => (member.computed ? member.property.value : member.property.name);

/** `Date.now`, `Math.random`, `new Date()`, `Date()`; `new Date(value)` and `Date.parse(text)` are fine. */
const noClock = {
  meta: { type: 'problem', docs: { description: 'Pure files get time and randomness as arguments.' } },
  create(context) {
    const report = (node, what) => context.report({ node, message: `${what} ${MESSAGE}` });
    return {
      MemberExpression(node) {
        if (isNamed(node.object, 'Date') && propertyName(node) === 'now') report(node, 'Date.now');
        if (isNamed(node.object, 'Math') && propertyName(node) === 'random') report(node, 'Math.random');
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

export default { meta: { name: 'pure' }, rules: { 'no-clock': noClock } };
