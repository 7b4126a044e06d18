/**
 * Computes the look of a run of DOCX text from its styles and its own properties. WordprocessingML,
 * ECMA-376 part 1, 17.3.2 and 17.7.
 */
import { childOf, type XmlNode } from './xml-tree.ts';

export interface RunLook {
  readonly bold: boolean;
  readonly capitals: boolean;
  /** Points. */
  readonly size: number;
  /** `rrggbb`; null for the automatic color, which is always readable. */
  readonly colour: string | null;
  /** The background of the run or its paragraph. Null if neither sets one. */
  readonly ground: string | null;
  readonly hidden: boolean;
}

type Look = { -readonly [Key in keyof RunLook]?: RunLook[Key] };

const isOn = (node: XmlNode): boolean => !/^(?:0|false|off|none)$/.test(node.attributes['w:val'] ?? 'true');

/** The background set by a `w:shd`. Null if there is none. */
export const groundOf = (properties: XmlNode | undefined): string | null => {
  const fill = childOf(properties, 'w:shd')?.attributes['w:fill'];
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

/** The look set by run properties. Properties that are not mentioned are absent. */
const lookOf = (properties: XmlNode | undefined): Look => {
  const look: Look = {};
  for (const child of properties?.children ?? []) {
    const value = child.attributes['w:val'] ?? '';
    if (child.name === 'w:b') look.bold = isOn(child);
    else if (child.name === 'w:caps') look.capitals = isOn(child);
    else if (child.name === 'w:sz') look.size = Number(value) / 2;
    else if (child.name === 'w:color') look.colour = /^[\da-f]{6}$/i.test(value) ? value.toLowerCase() : null;
    else if (child.name === 'w:vanish' || child.name === 'w:specVanish') look.hidden = isOn(child);
    else if (child.name === 'w:highlight') look.ground = HIGHLIGHTS[value] ?? null;
  }
  const ground = groundOf(properties);
  return ground === null ? look : { ...look, ground };
};

/** The style of one paragraph. */
export interface ParagraphStyle {
  /** The look of a run in the paragraph. */
  run(run: XmlNode): RunLook;
  /** Whether the style makes the paragraph a list item. */
  readonly isListed: boolean;
}

export interface Styles {
  /** `properties` is the `w:pPr` of a paragraph. */
  paragraph(properties: XmlNode | undefined): ParagraphStyle;
}

const DEFAULT: RunLook = { bold: false, capitals: false, size: 10, colour: null, ground: null, hidden: false };
const MAX_DEPTH = 12;

/** What a style sets itself. Read once per style, because many styles and runs may refer to a long one. */
interface OwnStyle {
  readonly look: Look;
  readonly basedOn: string | undefined;
  readonly isListed: boolean;
}

const valueOf = (properties: XmlNode | undefined, name: string): string | undefined =>
  childOf(properties, name)?.attributes['w:val'];

const groundLook = (properties: XmlNode | undefined): Look => {
  const ground = groundOf(properties);
  return ground === null ? {} : { ground };
};

const ownStyle = (style: XmlNode): OwnStyle => {
  const properties = childOf(style, 'w:pPr');
  return {
    look: { ...groundLook(properties), ...lookOf(childOf(style, 'w:rPr')) },
    basedOn: valueOf(style, 'w:basedOn'),
    isListed: childOf(properties, 'w:numPr') !== undefined,
  };
};

/** Reads the styles of a document. `root` is its part `styles.xml`, or null without one. */
export const readStyles = (root: XmlNode | null): Styles => {
  const byId = new Map<string, OwnStyle>();
  let normal: string | undefined;
  for (const style of root?.children ?? []) {
    if (style.name !== 'w:style') continue;
    const id = style.attributes['w:styleId'] ?? '';
    byId.set(id, ownStyle(style));
    if (style.attributes['w:default'] === '1' && style.attributes['w:type'] === 'paragraph') normal ??= id;
  }
  const defaults = lookOf(childOf(childOf(childOf(root ?? undefined, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'));
  /** The style and those it is based on, the most general first. */
  const chain = (id: string | undefined): OwnStyle[] => {
    const styles: OwnStyle[] = [];
    for (let style = byId.get(id ?? ''); style !== undefined; style = byId.get(style.basedOn ?? '')) {
      styles.push(style);
      if (styles.length > MAX_DEPTH) break;
    }
    return styles.toReversed();
  };
  const looks = new Map<string, Look>();
  const styleLook = (id: string | undefined): Look => {
    if (id === undefined) return {};
    const known = looks.get(id);
    if (known !== undefined) return known;
    const look: Look = Object.assign({}, ...chain(id).map((style) => style.look));
    looks.set(id, look);
    return look;
  };
  return {
    paragraph: (properties) => {
      const id = valueOf(properties, 'w:pStyle');
      const around = { ...DEFAULT, ...defaults, ...styleLook(id ?? normal), ...groundLook(properties) };
      return {
        run: (run) => {
          const own = childOf(run, 'w:rPr');
          return { ...around, ...styleLook(valueOf(own, 'w:rStyle')), ...lookOf(own) };
        },
        isListed: chain(id).some(({ isListed }) => isListed),
      };
    },
  };
};
