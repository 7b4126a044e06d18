/** The assets of a public page, from Vite's manifest of the client build. Addresses are relative to the site's root. */

/** Addresses of images in the build: a card for each page by its address, the site's icon, and copied pictures. */
export interface Images {
  cards: Record<string, string>;
  icon: string;
  /** Pictures of the product, by name. */
  pictures?: Record<string, string>;
}

export interface PageAssets {
  styles: string[];
  script: string;
  /** Fonts to preload, because every page uses them; none in development. */
  fonts?: string[];
  /** None in development. */
  images?: Images;
}

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}

/** Vite's `manifest.json`: chunks by source name. */
export type Manifest = Record<string, ManifestChunk>;

const ENTRY = 'src/app/client/islands-entry.ts';

/** Both families in the latin subset; latin-ext loads on demand. */
const FIRST_FONTS = [/\/newsreader-latin-wght-[^/]*\.woff2$/, /\/hanken-grotesk-latin-wght-[^/]*\.woff2$/];

/** Returns the chunk after its transitive imports, each once. Any of them may have styles. */
const collectChunks = (manifest: Manifest, name: string, visited = new Set<string>()): ManifestChunk[] => {
  const chunk = manifest[name];
  if (!chunk || visited.has(name)) return [];
  visited.add(name);
  return [...(chunk.imports ?? []).flatMap((next) => collectChunks(manifest, next, visited)), chunk];
};

const addresses = (files: string[]): string[] => [...new Set(files)].map((file) => `/${file}`);

/** Returns the assets of public pages. Throws if the build lacks their script. */
export const collectAssets = (manifest: Manifest): PageAssets => {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}`);
  const chunks = collectChunks(manifest, ENTRY);
  const files = chunks.flatMap(({ assets = [] }) => assets);
  return {
    styles: addresses(chunks.flatMap(({ css = [] }) => css)),
    script: `/${entry.file}`,
    fonts: addresses(FIRST_FONTS.flatMap((font) => files.filter((file) => font.test(file)))),
  };
};
