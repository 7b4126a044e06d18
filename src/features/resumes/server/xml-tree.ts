/**
 * Reads XML into a plain tree. Refuses documents with a DTD: no supported format uses one, and
 * entities can expand without bound.
 */
import { SaxesParser } from 'saxes';
import { UnreadableFile } from './unreadable-file.ts';

export interface XmlNode {
  /** With its prefix, as in Word: `w:p`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  /** The text directly inside the element. */
  text: string;
}

const MAX_DEPTH = 200;
/** The text of a long résumé takes about ten thousand elements. */
const MAX_ELEMENTS = 500_000;

/** Returns the root of a document. Throws `UnreadableFile` if it is not XML, has a DTD, or has too many or too deeply nested elements. */
export const parseXml = (source: string): XmlNode => {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const stack: XmlNode[] = [root];
  let elements = 0;
  const parser = new SaxesParser();
  const refuse = (): never => {
    throw new UnreadableFile('broken');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > MAX_ELEMENTS) throw new UnreadableFile('too-large-unpacked');
    if (stack.length > MAX_DEPTH) refuse();
    const node: XmlNode = { name, attributes, children: [], text: '' };
    stack.at(-1)?.children.push(node);
    stack.push(node);
  });
  parser.on('text', (text) => {
    const node = stack.at(-1);
    if (node !== undefined) node.text += text;
  });
  parser.on('closetag', () => stack.pop());
  parser.write(source).close();
  return root.children[0] ?? root;
};

/** Returns the first child with a name, or undefined if there is none. */
export const findChild = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name);

/** Returns the descendants with a name, in order. Does not search inside matches or inside elements named `except`. */
export const findDescendants = (node: XmlNode, name: string, except?: string): XmlNode[] => {
  const found: XmlNode[] = [];
  const search = ({ children }: XmlNode): void => {
    for (const child of children) {
      if (child.name === name) found.push(child);
      else if (child.name !== except) search(child);
    }
  };
  search(node);
  return found;
};
