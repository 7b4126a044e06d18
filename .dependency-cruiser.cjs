/**
 * Import rules (ARCHITECTURE.md has the reasons). Type imports count too. Each rule's comment says
 * what to do instead; it is printed where the rule is broken.
 */

/** The features, lowest first. A feature may use those before it, which also keeps the graph free of circles. */
const FEATURES = [
  'matching',
  'resumes',
  'auth',
  'list-visits',
  'scores',
  'verifications',
  'notifications',
  'companies',
  'teams',
  'candidates',
  'screening',
  'jobs',
  'pipeline',
  'invitations',
  'blind-review',
  'answers',
  'reviews',
  'interviews',
  'hiring',
  'reports',
  'messages',
  'saved-searches',
  'talent-intake',
  'bookings',
  'account',
  'data-export',
  'admin',
  'dashboards',
  'marketing',
];

/** What a feature shows to features above it. Tables are among it because reads may join; writing stays with the owner. */
const SHOWN = [
  String.raw`^src/features/[^/]+/[^/]+\.(contract|domain|policy)\.ts$`,
  String.raw`^src/features/[^/]+/server/[^/]+\.(service|tables)\.ts$`,
  String.raw`^src/features/[^/]+/client/[^/]+\.api\.tsx?$`,
  '^src/features/[^/]+/client/public/',
];

const TEST = String.raw`\.test\.tsx?$`;
const PURE = [
  '^src/shared/',
  String.raw`^src/features/[^/]+/[^/]+\.(contract|domain|policy)\.ts$`,
  '^src/engine/(?!testdata/)',
  '^src/features/resumes/reading/',
];
const CLIENT = ['^src/client/', '^src/features/[^/]+/client/', '^src/app/client/'];
const SERVER = ['^src/server/', '^src/features/[^/]+/server/', '^src/app/server/', '^src/demo/'];
const DRIVERS = '^node_modules/(drizzle-orm|pg|@types/pg|@electric-sql)/';
/** Commands for operators and evaluators. They import the product; the product does not import them. */
const TOOLS = '^tools/';
/** The parts of the score engine and of the résumé reader that the evaluation tools import directly, and the labeled test data. */
const JUDGED = ['^src/engine/', '^src/features/resumes/reading/'];
/** Texts in a language: data, which a command may print as a screen shows it. */
const CATALOGS = [String.raw`^src/(client|features/[^/]+/client)/[\w-]+\.[a-z]{2}\.ts$`];
const SPEAKS_SQL = [String.raw`\.(db|tables)\.ts$`, '^src/server/db/', '^src/testing/', TEST];

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** The rooms of the engine, lowest first. */
const ROOMS = ['taxonomy/words', 'text', 'taxonomy', 'scoring', 'retrieval'];
const roomOrder = ROOMS.slice(0, -1).map((room, index) => {
  const above = ROOMS.slice(index + 1);
  return rule(
    `engine-${room.replace('/', '-')}-is-below`,
    `engine/${room} is below ${above.join(', ')}. Move what both need down.`,
    { path: `^src/engine/${room}/`, pathNot: [TEST, ...(room === 'taxonomy' ? ['/taxonomy/words/'] : [])] },
    {
      path: `^src/engine/(${above.join('|')})/`,
      pathNot: [`^src/engine/${room}/`, '/taxonomy/words/'],
    },
  );
});

/** One rule a feature: nothing that comes after it in the list. */
const featureOrder = FEATURES.slice(0, -1).map((feature, index) => {
  const above = FEATURES.slice(index + 1);
  return rule(
    `${feature}-is-below`,
    `${feature} stands below ${above.join(', ')} (the list in .dependency-cruiser.cjs). Move what both need down or into shared/, or let the upper feature do the composing.`,
    { path: `^src/features/${feature}/` },
    { path: `^src/features/(${above.join('|')})/` },
  );
});

const forbidden = [
  rule(
    'pure-stays-pure',
    'shared/, contracts, domains, policies and the score engine import only each other, zod and the calendar library, so that they run in the browser, on the server and in a test alike. Pass in what you need as an argument.',
    { path: PURE, pathNot: TEST },
    // The calendar library is pure, too: text out of values. schema-dts is types only.
    { pathNot: [...PURE, '^node_modules/(zod|ical-generator|schema-dts)/'] },
  ),
  rule(
    'shared-knows-no-feature',
    'shared/ is what every feature stands on. Move the code into the feature, or the type that you need into shared/.',
    { path: '^src/shared/' },
    { path: '^src/(engine|features|server|client|app|demo|testing)/' },
  ),
  rule(
    'engine-knows-shared',
    'The score engine is a pure function of two texts of data. Pass in what it needs as an argument.',
    { path: '^src/engine/(?!testdata/)', pathNot: TEST },
    { path: '^src/', pathNot: '^src/(engine|shared)/' },
  ),
  rule(
    'engine-shows-little',
    'A feature sees the contract, the domains and the wording of the engine; only matching, which runs it, sees its rooms.',
    { path: '^src/(features|app|server|client|demo)/', pathNot: ['^src/features/matching/', TEST] },
    {
      path: '^src/engine/',
      pathNot: String.raw`^src/engine/([^/]+\.(contract|domain)|scoring/wording|scoring/wording\.(en|es|pt))\.ts$`,
    },
  ),
  rule(
    'client-not-to-server',
    'The browser knows the server by its contracts only. Move the shared type or rule into the contract or the domain.',
    { path: CLIENT },
    { path: SERVER },
  ),
  rule(
    'server-not-to-client',
    'The server knows nothing of screens. Move the shared type or rule into the contract or the domain.',
    { path: SERVER },
    { path: CLIENT },
  ),
  rule(
    'client-not-to-server-packages',
    'This runs in a browser, where the database and the web server do not exist.',
    { path: CLIENT, pathNot: TEST },
    { path: [DRIVERS, '^node_modules/(fastify|@fastify|pino|nodemailer|@node-rs)/'] },
  ),
  rule(
    'no-node-in-the-browser',
    'This runs in a browser, where the modules of Node do not exist.',
    { path: [...CLIENT, ...PURE], pathNot: TEST },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'platform-knows-no-feature',
    'server/ and client/ are the platform under the features. Let the feature call the platform, or let app/ pass the feature in.',
    { path: ['^src/server/', '^src/client/'], pathNot: TEST },
    { path: '^src/(engine|features|app|demo|testing)/' },
  ),
  rule(
    'only-app-composes',
    'Nobody imports app/: it puts the parts together, so a part that imports it closes a circle. Only the test app, the journeys and the scripts start it.',
    { path: '^src/', pathNot: ['^src/app/', '^src/testing/'] },
    { path: '^src/app/' },
  ),
  rule(
    'product-knows-no-tools',
    'tools/ holds commands for operators and judges. The product runs without them: move what it needs into src/.',
    { path: '^src/' },
    { path: TOOLS },
  ),
  rule(
    'tools-see-what-features-show',
    'A command sees of the product what features show each other, the platform, and the generated market of the tests.',
    { path: TOOLS, pathNot: TEST },
    {
      path: '^src/',
      pathNot: [...SHOWN, ...JUDGED, ...CATALOGS, '^src/(shared|server)/', '^src/testing/market/'],
    },
  ),
  rule(
    'features-show-little',
    'Another feature sees only a contract, a domain, a policy, a service, tables (to join), an api and client/public. Import one of those, or show what is needed there.',
    { path: '^src/features/([^/]+)/' },
    { path: '^src/features/', pathNot: ['^src/features/$1/', ...SHOWN] },
  ),
  ...featureOrder,
  ...roomOrder,
  rule(
    'sql-stays-in-db-files',
    "Only *.db.ts, *.tables.ts and server/db speak SQL. Move the query into the feature's *.db.ts and call it from here.",
    { path: ['^src/', TOOLS], pathNot: SPEAKS_SQL },
    { path: DRIVERS },
  ),
  rule(
    'tables-stay-in-db-files',
    'Tables are for queries, and queries stand in *.db.ts. Use the types of the contract, or those the *.db.ts exports.',
    { path: ['^src/', TOOLS], pathNot: SPEAKS_SQL },
    { path: String.raw`\.tables\.ts$` },
  ),
  rule(
    'testing-stays-in-tests',
    'src/testing is for tests. What the product needs of it belongs into the product, where tests can use it, too.',
    { path: '^src/', pathNot: [TEST, '^src/testing/'] },
    { path: '^src/testing/' },
  ),
  rule(
    'no-import-of-tests',
    'A test file is for the test runner. Move what both need into src/testing or beside the code.',
    {},
    { path: [TEST, String.raw`^e2e/.*\.spec\.ts$`], pathNot: '^node_modules/' },
  ),
  rule(
    'server-runs-on-dependencies',
    'The image installs "dependencies" only. Move the package there in package.json.',
    { path: [...SERVER, '^src/shared/'], pathNot: [TEST, 'dev-entry'] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'no-barrels',
    'No index.ts, no utils.ts: a file says in its name what is in it. Import from the file itself.',
    { path: '^(src|e2e|scripts|tools)/' },
    { path: String.raw`/(index|utils|helpers?)\.(tsx?|mjs)$`, pathNot: '^node_modules/' },
  ),
  rule(
    'no-circles',
    'Two files that need each other are one, or hide a third that both should import. Type imports count.',
    {},
    { circular: true },
  ),
  rule('resolves', 'There is no such file or package.', {}, { couldNotResolve: true }),
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: ['^node_modules/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
