/**
 * A lint rule: regular expressions must take linear time on any text. Analyzes each pattern with scslre, which finds super-linear backtracking.
 * Almost all patterns of the product see user text, so there are no exceptions: limit a repetition (`\s{1,20}`), anchor the pattern, or scan
 * manually.
 */
import { analyse } from 'scslre';

const cache = new Map();

/** Returns true if matching can take more than linear time. Throws for an invalid pattern. */
export const isSuperLinear = (source, flags) => {
  const key = `${flags}/${source}`;
  if (!cache.has(key)) {
    const { reports } = analyse({ source, flags }, { maxReports: 1 });
    cache.set(key, reports.length > 0);
  }
  return cache.get(key);
};

export const linearPatterns = {
  meta: { type: 'problem', docs: { description: 'Patterns take linear time on any text.' } },
  create(context) {
    return {
      Literal(node) {
        if (!node.regex || !isSuperLinear(node.regex.pattern, node.regex.flags)) return;
        const message = 'can take more than linear time: limit its repetitions, anchor it, or scan manually.';
        context.report({ node, message: `/${node.regex.pattern}/ ${message}` });
      },
    };
  },
};
