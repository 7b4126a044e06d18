/**
 * Computes the format of a run of DOCX text from its styles and its own properties. See
 * WordprocessingML, ECMA-376 part 1, 17.3.2 and 17.7.
 */
import { findChild, type XmlNode } from './xml-tree.ts';

export interface RunFormat {
  readonly bold: boolean;
  readonly capitals: boolean;
  /** Points. */
  readonly size: number;
  /** `rrggbb`; null for the automatic color, which is always readable. */
  readonly color: string | null;
  /** The background of the run or its paragraph. Null if neither sets one. */
  readonly background: string | null;
  readonly hidden: boolean;
}

type Format = { -readonly [Key in keyof RunFormat]?: RunFormat[Key] };

const isOn = (node: XmlNode): boolean => !/^(?:0|false|off|none)$/.test(node.attributes['w:val'] ?? 'true');

/** Returns the background set by a `w:shd`. Returns null if there is none. */
export const readBackground = (properties: XmlNode | undefined): string | null => {
  const fill = findChild(properties, 'w:shd')?.attributes['w:fill'];
  return fill !== undefined && /^[\da-f]{6}$/i.test(fill) ? fill.toLowerCase() : null;
};

const HIGHLIGHTS: Record<string, string> = {
  black: '000000',
  blue: '0000ff',
  red: 'ff0000',
  green: '00ff00',
  yellow: 'ffff00',
  darkBlue: '00008b',
  darkGray: 'a9a9a9',
};

/** Returns the format set by run properties. Omits properties that are not set. */
const readFormat = (properties: XmlNode | undefined): Format => {
  const format: Format = {};
  for (const child of properties?.children ?? []) {
    const value = child.attributes['w:val'] ?? '';
    if (child.name === 'w:b') format.bold = isOn(child);
    else if (child.name === 'w:caps') format.capitals = isOn(child);
    else if (child.name === 'w:sz') format.size = Number(value) / 2;
    else if (child.name === 'w:color') format.color = /^[\da-f]{6}$/i.test(value) ? value.toLowerCase() : null;
    else if (child.name === 'w:vanish' || child.name === 'w:specVanish') format.hidden = isOn(child);
    else if (child.name === 'w:highlight') format.background = HIGHLIGHTS[value] ?? null;
  }
  const background = readBackground(properties);
  return background === null ? format : { ...format, background };
};

export interface ParagraphStyle {
  /** Returns the format of a run in the paragraph. */
  runFormat(run: XmlNode): RunFormat;
  /** Whether the style makes the paragraph a list item. */
  readonly isListed: boolean;
}

export interface Styles {
  /** Returns the style of a paragraph. `properties` is its `w:pPr`. */
  paragraphStyle(properties: XmlNode | undefined): ParagraphStyle;
}

const DEFAULT_FORMAT: RunFormat = {
  bold: false,
  capitals: false,
  size: 10,
  color: null,
  background: null,
  hidden: false,
};
const MAX_DEPTH = 12;

/** The properties that a style sets itself. Read once per style, because many styles and runs may refer to the same long style. */
interface OwnStyle {
  readonly format: Format;
  readonly basedOn: string | undefined;
  readonly isListed: boolean;
}

const propertyValue = (properties: XmlNode | undefined, name: string): string | undefined =>
  findChild(properties, name)?.attributes['w:val'];

const backgroundFormat = (properties: XmlNode | undefined): Format => {
  const background = readBackground(properties);
  return background === null ? {} : { background };
};

const ownStyle = (style: XmlNode): OwnStyle => {
  const properties = findChild(style, 'w:pPr');
  return {
    format: { ...backgroundFormat(properties), ...readFormat(findChild(style, 'w:rPr')) },
    basedOn: propertyValue(style, 'w:basedOn'),
    isListed: findChild(properties, 'w:numPr') !== undefined,
  };
};

/** Reads the styles of a document. `root` is the root of `styles.xml`, or null if the document has no such part. */
export const readStyles = (root: XmlNode | null): Styles => {
  const byId = new Map<string, OwnStyle>();
  let normal: string | undefined;
  for (const style of root?.children ?? []) {
    if (style.name !== 'w:style') continue;
    const id = style.attributes['w:styleId'] ?? '';
    byId.set(id, ownStyle(style));
    if (style.attributes['w:default'] === '1' && style.attributes['w:type'] === 'paragraph') normal ??= id;
  }
  const defaults = readFormat(
    findChild(findChild(findChild(root ?? undefined, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'),
  );
  /** Returns the style and the styles it is based on, the most general first. */
  const styleChain = (id: string | undefined): OwnStyle[] => {
    const styles: OwnStyle[] = [];
    for (let style = byId.get(id ?? ''); style !== undefined; style = byId.get(style.basedOn ?? '')) {
      styles.push(style);
      if (styles.length > MAX_DEPTH) break;
    }
    return styles.toReversed();
  };
  const formats = new Map<string, Format>();
  const styleFormat = (id: string | undefined): Format => {
    if (id === undefined) return {};
    const cached = formats.get(id);
    if (cached !== undefined) return cached;
    const format: Format = Object.assign({}, ...styleChain(id).map((style) => style.format));
    formats.set(id, format);
    return format;
  };
  return {
    paragraphStyle: (properties) => {
      const id = propertyValue(properties, 'w:pStyle');
      const inherited = {
        ...DEFAULT_FORMAT,
        ...defaults,
        ...styleFormat(id ?? normal),
        ...backgroundFormat(properties),
      };
      return {
        runFormat: (run) => {
          const runProperties = findChild(run, 'w:rPr');
          return {
            ...inherited,
            ...styleFormat(propertyValue(runProperties, 'w:rStyle')),
            ...readFormat(runProperties),
          };
        },
        isListed: styleChain(id).some(({ isListed }) => isListed),
      };
    },
  };
};
