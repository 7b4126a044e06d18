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

/** The root of a document. Throws `UnreadableFile` if it is not XML. */
export const parseXml = (source: string): XmlNode => {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const stack: XmlNode[] = [root];
  const parser = new SaxesParser();
  const refuse = (): never => {
    throw new UnreadableFile('broken');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
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

/** The first child with a name. Undefined if there is none. */
export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name);

/** All descendants with a name, in order. Does not look inside matches. */
export const allOf = (node: XmlNode, name: string): XmlNode[] =>
  node.children.flatMap((child) => (child.name === name ? [child] : allOf(child, name)));
