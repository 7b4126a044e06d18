/**
 * Runs dependency-cruiser on the sources and returns its findings. Also fails if it saw too few files: without a supported TypeScript it finds
 * nothing and would report success.
 */
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { runTool } from './child.mjs';
import { fromRoot } from './paths.mjs';

const REPORT = '.cache/imports.json';
const MIN_SEEN_SHARE = 0.9;

const countSources = () =>
  readdirSync(fromRoot('src'), { recursive: true }).filter((file) => /\.tsx?$/.test(file)).length;

const explain = ({ rule, from, to, cycle }, comments) => {
  const path = cycle?.length ? [from, ...cycle.map(({ name }) => name)].join(' → ') : `${from} → ${to}`;
  return `${rule.name}: ${path}\n    ${comments.get(rule.name) ?? ''}`;
};

/** Resolves to `{ code, output }`, like `runTool`. */
export const checkImportRules = async () => {
  mkdirSync(fromRoot('.cache'), { recursive: true });
  const folders = ['src', 'e2e', 'scripts', 'tools'];
  const settings = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--output-to', REPORT];
  const { code, output } = await runTool('dependency-cruiser', [...folders, ...settings], { isCaptured: true });
  if (code !== 0) return { code, output };
  const { modules, summary } = JSON.parse(readFileSync(fromRoot(REPORT), 'utf8'));
  const comments = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  const lines = summary.violations.map((violation) => explain(violation, comments));
  const analyzedCount = modules.filter(({ source }) => source.startsWith('src/')).length;
  const count = countSources();
  if (analyzedCount < count * MIN_SEEN_SHARE)
    lines.push(`dependency-cruiser saw only ${analyzedCount} of the ${count} files in src/`);
  return { code: lines.length === 0 ? 0 : 1, output: lines.join('\n') };
};
