/**
 * A Vite plugin that fails builds with circular imports between output files. Their execution order would depend on which page loads them first, and
 * a constant might be read before it exists.
 */

/** Returns the first cycle between files as a list of names, or null. `files` maps a name to its imports. */
export const findCycle = (files) => {
  const visited = new Set();
  const path = [];
  const visit = (name) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (visited.has(name)) return null;
    path.push(name);
    for (const imported of files.get(name) ?? []) {
      const cycle = visit(imported);
      if (cycle) return cycle;
    }
    path.pop();
    visited.add(name);
    return null;
  };
  for (const name of files.keys()) {
    const cycle = visit(name);
    if (cycle) return cycle;
  }
  return null;
};

export const noChunkCycles = () => ({
  name: 'no-chunk-cycles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (cycle) this.error(`Client chunks import each other in a cycle: ${cycle.join(' -> ')}`);
  },
});
