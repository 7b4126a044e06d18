/** What Lighthouse's report of a page means to us: its scores, the least we take, and why a page falls short. */

/** The least that every public page has to reach, of 100. */
export const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const CATEGORIES = Object.keys(LEAST);

/** The scores of a report, 0 to 100, by category. */
export const scoresOf = ({ categories }) =>
  Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));

/** The middle one of several reports, by performance: what else the machine does moves that score and no other. */
export const middleOf = (reports) =>
  reports.toSorted((a, b) => scoresOf(a).performance - scoresOf(b).performance)[Math.floor((reports.length - 1) / 2)];

/** The categories in which a page falls short. */
export const shortfalls = (scores) => CATEGORIES.filter((name) => scores[name] < LEAST[name]);

/** The audits that cost the page points in `category`, as lines to read. */
export const reasonsOf = ({ audits, categories }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${audits[id].title}${audits[id].displayValue ? `: ${audits[id].displayValue}` : ''} (${id})`);

/** One line of the table. */
export const row = (path, scores) =>
  [path.padEnd(62), ...CATEGORIES.map((name) => String(scores[name]).padStart(name.length))].join('  ');

/** The line above it. */
export const HEADER = ['page'.padEnd(62), ...CATEGORIES].join('  ');
