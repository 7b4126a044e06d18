/**
 * Renames the family of a TrueType or OpenType font. Slices of a font share a name, which may also be installed on the machine. Unique names make
 * sure that exactly these files are used.
 */

/** Bytes of the file header and of an entry of the table directory. */
const HEAD = 12;
const LINE = 16;
/** Windows, Unicode, US English. */
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

/** Returns the font with `family` as its only name. Throws for a font without a name table. */
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
