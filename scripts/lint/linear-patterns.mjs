/**
 * A lint rule: patterns take linear time on any text. It analyses each pattern with scslre, which finds those whose matching can
 * backtrack or restart super-linearly. Text from people meets nearly every pattern of the product, so there are no exceptions: bound a
 * repetition (`\s{1,20}`), anchor the pattern, or scan by hand.
 */
import { analyse } from 'scslre';

const known = new Map();

/** Whether matching the pattern can take more than linear time; null where it is no valid pattern. */
export const isSuperLinear = (source, flags) => {
  const key = `${flags}/${source}`;
  if (!known.has(key)) {
    const { reports } = analyse({ source, flags }, { maxReports: 1 });
    known.set(key, reports.length > 0);
  }
  return known.get(key);
};

export const linearPatterns = {
  meta: { type: 'problem', docs: { description: 'Patterns take linear time on any text.' } },
  create(context) {
    return {
      Literal(node) {
        if (!node.regex || !isSuperLinear(node.regex.pattern, node.regex.flags)) return;
        const message = 'can take more than linear time: bound its repetitions, anchor it, or scan by hand.';
        context.report({ node, message: `/${node.regex.pattern}/ ${message}` });
      },
    };
  },
};
