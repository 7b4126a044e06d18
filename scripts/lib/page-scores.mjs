/** Evaluates Lighthouse reports: scores, minimum scores, and why a page falls short. */

/** The minimum scores of every public page, out of 100. */
export const MIN_SCORES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const CATEGORIES = Object.keys(MIN_SCORES);

/** Returns the scores of a report by category, 0 to 100. */
export const categoryScores = ({ categories }) =>
  Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));

/** Returns the report with the median performance, the only score that depends on the load of the machine. */
export const medianReport = (reports) =>
  reports.toSorted((a, b) => categoryScores(a).performance - categoryScores(b).performance)[
    Math.floor((reports.length - 1) / 2)
  ];

/** Returns the categories in which a page falls short. */
export const shortfalls = (scores) => CATEGORIES.filter((name) => scores[name] < MIN_SCORES[name]);

/** Returns the audits that cost points in `category`, as readable lines. */
export const failedAudits = ({ audits, categories }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${audits[id].title}${audits[id].displayValue ? `: ${audits[id].displayValue}` : ''} (${id})`);

/** Returns a line of the table. */
export const formatRow = (path, scores) =>
  [path.padEnd(62), ...CATEGORIES.map((name) => String(scores[name]).padStart(name.length))].join('  ');

/** The header of the table. */
export const HEADER = ['page'.padEnd(62), ...CATEGORIES].join('  ');
