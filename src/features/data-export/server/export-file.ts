/**
 * Writes the export as JSON, piece by piece. Lists are streamed row by row from the database, so that even very large accounts can be exported. The
 * export schema strips undeclared fields from each part.
 */
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { type DataExport, dataExportSchema } from '../data-export.contract.ts';

/** The source of each part: an iterable of rows for a list, the value itself for anything else. */
export type ExportParts = {
  [Name in keyof DataExport]: DataExport[Name] extends readonly (infer Row)[]
    ? Iterable<Row> | AsyncIterable<Row>
    : DataExport[Name];
};

/** Small pieces are buffered until there are about this many characters. */
const PIECE_CHARACTERS = 32 * 1024;

const formatRow = (schema: $ZodType, row: unknown): string => JSON.stringify(z.parse(schema, row));

async function* formatList(schema: $ZodType, rows: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '\n    ';
  yield '[';
  for await (const row of rows) {
    yield separator + formatRow(schema, row);
    separator = ',\n    ';
  }
  yield separator === '\n    ' ? ']' : '\n  ]';
}

async function* formatParts(parts: ExportParts): AsyncGenerator<string> {
  let separator = '{\n  ';
  for (const [name, schema] of Object.entries(dataExportSchema.shape)) {
    const part: unknown = parts[name as keyof ExportParts];
    yield `${separator}${JSON.stringify(name)}: `;
    separator = ',\n  ';
    if (schema instanceof z.ZodMiniArray) yield* formatList(schema.def.element, part as AsyncIterable<unknown>);
    else yield formatRow(schema, part);
  }
  yield '\n}\n';
}

export async function* formatExportFile(parts: ExportParts): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let buffered = '';
  for await (const text of formatParts(parts)) {
    buffered += text;
    if (buffered.length < PIECE_CHARACTERS) continue;
    yield encoder.encode(buffered);
    buffered = '';
  }
  yield encoder.encode(buffered);
}
