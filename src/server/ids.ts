/** Ids of new rows: UUID version 7, so that they sort by the time they were made. */
import { v7 } from 'uuid';

/** A new id, as a string of 36 characters. */
export const newId = (): string => v7();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of a row at all; anything else in a path is simply not found. */
export const isId = (text: string): boolean => UUID.test(text);
