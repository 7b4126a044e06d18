/**
 * Builds what the browser gets. `client`: the signed-in product (one page that a program fills) and the small script of the
 * public pages. `ssr`: the renderer of the public pages, which runs once, at the end of the build, and is not served.
 */
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets, writePublicPages } from './scripts/lib/built-pages.mjs';
import { inlineToModule } from './scripts/lib/inline-to-module.mjs';
import { compiledTexts, leanContracts } from './scripts/lib/lean-modules.mjs';

/** Modules of the browser by their path below the project's folder. */
const inSource = (pattern: string): RegExp => new RegExp(`/src/(?:${pattern})`.replaceAll('/', String.raw`[\\/]`));
const inPackages = (...names: string[]): RegExp =>
  new RegExp(`/node_modules/(?:${names.join('|')})/`.replaceAll('/', String.raw`[\\/]`));

const featureOf = (id: string): string | null =>
  /[\\/]src[\\/]features[\\/]([a-z-]+)[\\/](?!.*(?:-fields|-form|-dialog|-panel|-preview|-widget|draft-note|experience-field|posting-help|posting-help-panels|job-facts|company-facts|own-job-card|stage-bar)\.tsx$|.*(?:website-link|weekly-hours\.domain|rejection-words|role-templates|job-market\.api|job-control|[\\/]pay)\.ts$|.*\.(?!en)[a-z]{2}\.ts$)/.exec(
    id,
  )?.[1] ?? null;

/**
 * What pages share, beyond what the bundler finds by itself: else a screen would load eighty files. Libraries that seldom
 * change have a file of their own, which browsers keep over releases. `base` is what the pages without React use as well; it
 * stands first, so that none of it lands in a file that they would have to load whole. Overlays and forms are loaded by those
 * who open one. Each feature has a file of what several screens show of it.
 */
const SHARED_CHUNKS = [
  {
    name: 'base',
    test: /src[\\/](?:shared[\\/](?:limits|brand|brand-facts|date-format|role-pay|trim|languages|legal-versions|time|vocabulary)\.ts|client[\\/](?:ui[\\/]format\.ts|styles[\\/])|app[\\/]client[\\/]load-translation\.ts)|preload-helper/,
    priority: 12,
  },
  { name: 'react', test: inPackages('react', 'react-dom', 'scheduler'), priority: 11 },
  { name: 'texts', test: inPackages('use-intl', 'icu-minify'), priority: 10 },
  // One screen of admins asks for several pages at once.
  {
    name: 'queries',
    test: /@tanstack[\\/](?:query-core[\\/].+queriesObserver|react-query[\\/].+useQueries)\.js$/,
    priority: 9.5,
    includeDependenciesRecursively: false,
  },
  { name: 'query', test: inPackages('@tanstack/query-core', '@tanstack/react-query'), priority: 9 },
  { name: 'router', test: inPackages('@tanstack/[a-z-]+', 'use-sync-external-store'), priority: 8 },
  {
    name: 'overlays',
    test: /node_modules[\\/](?:@radix-ui|@floating-ui)[\\/]|src[\\/]client[\\/]ui[\\/].+-panel\.tsx$/,
    includeDependenciesRecursively: false,
    priority: 3.5,
  },
  // What speaks to the browser's passkey dialog, and draws QR codes: loaded by who asks for it.
  { name: 'passkeys', test: inPackages('@simplewebauthn/browser'), priority: 5 },
  // What only screens of the product ask for; the forms of public pages do without.
  {
    name: 'calls-of-screens',
    test: /features[\\/](?:admin|applications|companies|dashboards|interviews|invitations|messages|notifications|reports)[\\/].+\?calls$|[\\/](?:candidates|review-desk|english|offers|receipts|verifications)\.contract\.ts\?calls$/,
    priority: 5.1,
    includeDependenciesRecursively: false,
  },
  { name: 'calls', test: /\?calls$/, priority: 5, includeDependenciesRecursively: false },
  // What forms of the product check; the public ones have theirs with the forms.
  {
    name: 'schemas-of-screens',
    test: /features[\\/](?:admin|applications|companies|dashboards|interviews|invitations|jobs|messages|notifications|reports)[\\/].+\?schemas$|[\\/](?:offers|candidates|english|verifications|sign-in-ways)\.contract\.ts\?schemas$/,
    priority: 4.1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'forms',
    test: /node_modules[\\/](?:react-hook-form|@hookform|zod)[\\/]|src[\\/](?:client[\\/]form[\\/](?!draft\.ts|form-time-zone)|shared[\\/]schema\.ts$)|\?schemas$/,
    priority: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: 'verified-line',
    test: inSource('features/verifications/client/public/verified-line\\.tsx$'),
    priority: 3.1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'skills-field',
    test: inSource('client/ui/(?:skills-field|skill-options|use-skill-entry|use-skill-suggestions)\\.tsx?$'),
    priority: 3.1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'time-zone-field',
    test: inSource('client/ui/time-zone-(?:field|list)\\.tsx$'),
    priority: 3.1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'form-time-zone',
    test: inSource('client/form/form-time-zone-field\\.tsx$'),
    priority: 3.1,
    includeDependenciesRecursively: false,
  },
  { name: 'zone-clock', test: inSource('shared/zone-clock\\.ts$'), priority: 3.1 },
  // What goes through long lists by keys, which nobody's first screen does.
  {
    name: 'desks',
    test: inSource('client/(?:shortcuts|layout/split-view)\\.tsx?$'),
    priority: 3.1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'browse-layout',
    test: inSource('client/(?:layout/browse-layout|ui/view-switch|use-kept-choice)\\.tsx?$'),
    priority: 3.1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'themes',
    test: inSource('client/theme(?:-items)?\\.tsx?$|shared/themes\\.ts$'),
    priority: 3.1,
    includeDependenciesRecursively: false,
  },
  // Building blocks that only screens of the product draw; nothing that forms draw needs them.
  {
    name: 'ui-of-screens',
    test: inSource(
      'client/ui/(?:illustrations/(?!job-seeking|scene).+|action-bar|avatar|avatar-tone|back-link|badge|card|checkbox-field|choice-cards|chip-list|empty-state|load-more|menu|page-header|search-field|section-heading|stat-card|status-badge|tooltip)\\.tsx?$|(?:client/use-delayed-text|shared/site-host)\\.ts$|features/candidates/client/public/commitment-line\\.tsx$',
    ),
    minShareCount: 2,
    priority: 3.1,
    includeDependenciesRecursively: false,
  },
  // With what the product and the islands both stand in.
  {
    name: 'ui',
    test: inSource(
      '(?:app/client/language|features/matching/client/public/skill-knowledge|(?:client/(?!form/|layout/|live/|navigation|ui/picture-field|ui/switch-field|ui/month-field|.+-panel\\.)|shared/).+(?<!\\.(?!en)[a-z]{2}))\\.tsx?$',
    ),
    minShareCount: 2,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  // What the public application shows at once, and what it loads when it is asked for, apart from the screens of candidates.
  {
    name: 'profile-forms',
    test: inSource(
      '(?:features/candidates/client/public/(?:profile-parts|profile-words|entry-list|form-month-field|proposal-.+)|client/ui/month-field)\\.tsx?$',
    ),
    priority: 3.2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'resume-drop',
    test: inSource(
      'features/candidates/client/(?:public/(?:resume-drop|adding-id|profile-values)\\.tsx?|profile-start\\.en\\.ts)$',
    ),
    priority: 3.2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'profile-texts',
    test: inSource(
      'features/(?:candidates/client/public/(?:profile-texts|code-names)|matching/(?:client/public/local-time|scoring/zone-offsets))\\.tsx?$|client/ui/(?:(?:use-)?zone-names|zone-cities\\.en|use-minute)\\.ts$|shared/working-days\\.ts$',
    ),
    priority: 3.2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'words-of-apply',
    test: inSource('features/talent-intake/client/talent-intake\\.en\\.ts$'),
    priority: 2.7,
  },
  {
    name: 'words-of-profiles',
    test: inSource('features/candidates/client/profile-parts\\.en\\.ts$'),
    priority: 2.6,
  },
  {
    name: 'words-of-forms',
    test: inSource('features/.+/client/(?:auth|email-confirmation)\\.en\\.ts$'),
    priority: 2.5,
  },
  // What the forms of public pages draw; the other icons are the product's.
  {
    name: 'icons-of-forms',
    test: /lucide-react[\\/]dist[\\/]esm[\\/](?:(?!icons[\\/])|icons[\\/](?:arrow-left|arrow-up-right|calendar-plus|check|circle-check|circle-exclamation-point|chevron-down|eye|eye-off|file-text|file-up|info|plus|rotate-cw|search|triangle-exclamation-point|x)\.mjs)/,
    priority: 2.3,
    includeDependenciesRecursively: false,
  },
  // What pages of one application and of reviews share, apart from what lists and dashboards show of applications.
  {
    name: 'answers',
    test: inSource(
      'features/applications/(?:answers\\.domain|client/(?:answers\\.(?:en|api)|components/(?:decline-card|nudge-line|appeal-dialog|history-timeline|cover-letter|undo-move|application-missing)))\\.tsx?$',
    ),
    priority: 1.5,
    includeDependenciesRecursively: false,
  },
  // Before the product: an icon of a building block in a file of the product would make the two files need each other.
  { name: 'icons', test: inPackages('lucide-react'), minShareCount: 2, priority: 2.2 },
  {
    name: 'product',
    test: inSource(
      '(?!app/client/(?:client-entry|islands-entry|index|first-paint|language-switch)|features/marketing/)',
    ),
    tags: ['$initial' as const],
    entriesAware: true,
    entriesAwareMergeThreshold: 6_000,
    priority: 2,
  },
  // What an opened score and a profile's own page show, not lists.
  {
    name: 'score-details',
    test: inSource(
      'features/matching/client/(?:components/(?:score-explanation|confidence-note|factor-bars|improvement-list|copied-note)|public/(?:skill-match|score-report|factor-parts|copied-badge))\\.tsx$',
    ),
    minShareCount: 2,
    priority: 1.5,
    includeDependenciesRecursively: false,
  },
  {
    name: 'profile-history',
    test: inSource('features/candidates/client/public/profile-history\\.tsx$'),
    minShareCount: 2,
    priority: 1.5,
    includeDependenciesRecursively: false,
  },
  // Dashboards show jobs otherwise.
  {
    name: 'job-cards',
    test: inSource('features/jobs/client/components/job-card\\.tsx$'),
    priority: 1.5,
    includeDependenciesRecursively: false,
  },
  // A company's own jobs, on its dashboard and in their list; candidates see others.
  {
    name: 'own-jobs',
    test: inSource('features/jobs/client/public/(?:own-job-card|stage-bar)\\.tsx$'),
    priority: 1.5,
    includeDependenciesRecursively: false,
  },
  {
    name: 'hide-names',
    test: inSource(
      'features/account/client/(?:account\\.api\\.ts|.*hide-names.*(?<!\\.(?!en)[a-z]{2})\\.tsx?)$|client/ui/switch-field\\.tsx$',
    ),
    priority: 2.9,
    includeDependenciesRecursively: false,
  },
  // What stands on the page of one application only, not in lists and dashboards.
  {
    name: 'one-application',
    test: inSource(
      'features/applications/client/(?:answers\\.en|use-lists-forget-new|review/review-keys|components/(?:appeal-dialog|application-missing|candidate-profile|cover-letter|decline-card|history-timeline|move-buttons|nudge-line))\\.tsx?$',
    ),
    minShareCount: 2,
    priority: 1.5,
    includeDependenciesRecursively: false,
  },
  { name: featureOf, debugName: 'features', minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
];

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), tailwind(), inlineToModule(), leanContracts(), compiledTexts()],
  build: { emptyOutDir: true, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: ['src/app/client/index.html', 'src/app/client/islands-entry.ts'],
          output: {
            codeSplitting: { groups: SHARED_CHUNKS },
            // Chunks of several screens are named after all of them; the first word is enough.
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/render',
        ssr: true,
        emitAssets: false,
        // It has the texts of all languages at hand that a browser loads one by one.
        rolldownOptions: {
          input: 'src/app/client/public-renderer.tsx',
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Both environments above must be there');
      await builder.build(client);
      await builder.build(ssr);
      await writePublicPages();
      await compressAssets();
    },
  },
});
