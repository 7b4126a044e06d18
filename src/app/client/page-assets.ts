/**
 * What a public page loads, as Vite's manifest of the browser's build names it. Addresses begin at the root of the site.
 */

/** Addresses of what the build drew: a card for each page by its address, and the site's icon; and of the pictures that it copied. */
export interface Images {
  cards: Record<string, string>;
  icon: string;
  /** Pictures of the product, by name. */
  pictures?: Record<string, string>;
}

/** Addresses of what a page loads. */
export interface PageAssets {
  styles: string[];
  script: string;
  /** Fonts that every page shows at once, worth asking for before the styles have come; none in development. */
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

/** Vite's `manifest.json`: chunks by the name of their source. */
export type Manifest = Record<string, ManifestChunk>;

const ENTRY = 'src/app/client/islands-entry.ts';

/** The two families cut to latin; names with another letter come with latin-ext, when a page has one. */
const FIRST_FONTS = [/\/newsreader-latin-wght-[^/]*\.woff2$/, /\/hanken-grotesk-latin-wght-[^/]*\.woff2$/];

/** The chunk and those it imports, imports first, each once: styles may hang on any of them. */
const withImports = (manifest: Manifest, name: string, seen = new Set<string>()): ManifestChunk[] => {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next, seen)), chunk];
};

const addresses = (files: string[]): string[] => [...new Set(files)].map((file) => `/${file}`);

/** What the public pages of this build load. Throws where the build lacks their script. */
export const assetsOf = (manifest: Manifest): PageAssets => {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}`);
  const chunks = withImports(manifest, ENTRY);
  const files = chunks.flatMap(({ assets = [] }) => assets);
  return {
    styles: addresses(chunks.flatMap(({ css = [] }) => css)),
    script: `/${entry.file}`,
    fonts: addresses(FIRST_FONTS.flatMap((font) => files.filter((file) => font.test(file)))),
  };
};
