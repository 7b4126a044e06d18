/**
 * Picks the fields of a row by a shape that maps each field to a mark, such as `{ name: 'row', notes: 'page' }`. A field without a mark is a type
 * error, so that no row shows a new field by accident.
 */

/** The fields that a shape marks with `Mark`, in the form of zod's `pick`. */
export type MarkedFields<Shape, Mark> = { [Name in keyof Shape as Shape[Name] extends Mark ? Name : never]: true };

/** Returns the fields that a shape marks with `mark`, as `{ name: true }`, in the shape's order. */
export const markedFields = <const Shape extends Record<string, string>, const Mark extends Shape[keyof Shape]>(
  shape: Shape,
  mark: Mark,
): MarkedFields<Shape, Mark> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, value]) => (value === mark ? [[name, true]] : [])),
  ) as MarkedFields<Shape, Mark>;

/** Copies only these fields of an object. Missing fields stay missing. */
export const pickFields = <Row extends object, Name extends keyof Row>(
  row: Row,
  fields: Readonly<Record<Name, true>>,
): Pick<Row, Name> =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (name in row ? [[name, row[name as Name]]] : []))) as Pick<
    Row,
    Name
  >;
