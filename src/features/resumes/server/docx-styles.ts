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

export interface Styles {
  /** The look of a run in a paragraph. */
  run(run: XmlNode | undefined, paragraph: XmlNode | undefined): RunLook;
  /** Whether the style of a paragraph makes it a list item. */
  isListed(paragraph: XmlNode | undefined): boolean;
}

const DEFAULT: RunLook = { bold: false, capitals: false, size: 10, colour: null, ground: null, hidden: false };
const MAX_DEPTH = 12;

/** Reads the styles of a document. `root` is its part `styles.xml`, or null without one. */
export const readStyles = (root: XmlNode | null): Styles => {
  const byId = new Map<string, XmlNode>();
  for (const style of root?.children ?? []) {
    if (style.name === 'w:style') byId.set(style.attributes['w:styleId'] ?? '', style);
  }
  const defaults = lookOf(childOf(childOf(childOf(root ?? undefined, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr'));
  const chain = (id: string | undefined, depth = 0): XmlNode[] => {
    const style = id === undefined ? undefined : byId.get(id);
    if (style === undefined || depth > MAX_DEPTH) return [];
    return [...chain(childOf(style, 'w:basedOn')?.attributes['w:val'], depth + 1), style];
  };
  const looks = new Map<string, Look>();
  const styleLook = (id: string | undefined): Look => {
    if (id === undefined) return {};
    const known = looks.get(id);
    if (known !== undefined) return known;
    const look: Look = Object.assign(
      {},
      ...chain(id).map((style) => ({ ...groundLook(style), ...lookOf(childOf(style, 'w:rPr')) })),
    );
    looks.set(id, look);
    return look;
  };
  const groundLook = (style: XmlNode): Look => {
    const ground = groundOf(childOf(style, 'w:pPr'));
    return ground === null ? {} : { ground };
  };
  const styleId = (properties: XmlNode | undefined, name: string): string | undefined =>
    childOf(properties, name)?.attributes['w:val'];
  const normal = [...byId].find(
    ([, style]) => style.attributes['w:default'] === '1' && style.attributes['w:type'] === 'paragraph',
  )?.[0];
  return {
    run: (run, paragraph) => {
      const own = childOf(run, 'w:rPr');
      const around = childOf(paragraph, 'w:pPr');
      const ground = groundOf(around);
      return {
        ...DEFAULT,
        ...defaults,
        ...styleLook(styleId(around, 'w:pStyle') ?? normal),
        ...(ground === null ? {} : { ground }),
        ...styleLook(styleId(own, 'w:rStyle')),
        ...lookOf(own),
      };
    },
    isListed: (paragraph) =>
      chain(styleId(childOf(paragraph, 'w:pPr'), 'w:pStyle')).some(
        (style) => childOf(childOf(style, 'w:pPr'), 'w:numPr') !== undefined,
      ),
  };
};
