/**
 * A TrueType or OpenType font under another family name. Slices of one font share a name, and a machine may have a font of that name
 * installed: with a name of its own each is found, and nothing else is.
 */

/** Bytes of the head of the file, and of a line of its directory of tables. */
const HEAD = 12;
const LINE = 16;
/** Windows, Unicode, English of the USA. */
const PLATFORM = [3, 1, 0x409] as const;
const FAMILY = 1;
const STYLE = 2;

const utf16be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const nameTable = (family: string): Buffer => {
  const names = [
    { id: FAMILY, value: utf16be(family) },
    { id: STYLE, value: utf16be('Regular') },
  ];
  const head = Buffer.alloc(6 + 12 * names.length);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [index, { id, value }] of names.entries()) {
    for (const [at, part] of [...PLATFORM, id, value.length, offset].entries()) {
      head.writeUInt16BE(part, 6 + 12 * index + 2 * at);
    }
    offset += value.length;
  }
  return Buffer.concat([head, ...names.map(({ value }) => value)]);
};

/** The font with `family` as its only name. Throws for a font without a table of names. */
export const renamedFont = (font: Uint8Array, family: string): Uint8Array => {
  const padding = Buffer.alloc((4 - (font.byteLength % 4)) % 4);
  const table = nameTable(family);
  const renamed = Buffer.concat([font, padding, table]);
  const tables = renamed.readUInt16BE(4);
  for (let line = HEAD; line < HEAD + LINE * tables; line += LINE) {
    if (renamed.toString('latin1', line, line + 4) !== 'name') continue;
    renamed.writeUInt32BE(font.byteLength + padding.length, line + 8);
    renamed.writeUInt32BE(table.length, line + 12);
    return renamed;
  }
  throw new Error('The font has no table of names');
};
