/**
 * Picks the fields of rows. A shape is a record over all fields of an object, so that a new field does not compile until its shape says where
 * it is shown, and no row shows it by accident.
 */

/** The fields that a shape marks with `Mark`, as zod's `pick` takes them. */
export type FieldsMarked<Shape, Mark> = { [Name in keyof Shape as Shape[Name] extends Mark ? Name : never]: true };

/** The fields that a shape marks with `mark`, in its order. */
export const fieldsMarked = <const Shape extends Record<string, string>, const Mark extends Shape[keyof Shape]>(
  shape: Shape,
  mark: Mark,
): FieldsMarked<Shape, Mark> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, one]) => (one === mark ? [[name, true]] : [])),
  ) as FieldsMarked<Shape, Mark>;

/** Those fields of an object, and nothing else of it. A field that is absent stays absent. */
export const pickFields = <Row extends object, Name extends keyof Row>(
  row: Row,
  fields: Readonly<Record<Name, true>>,
): Pick<Row, Name> =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (name in row ? [[name, row[name as Name]]] : []))) as Pick<
    Row,
    Name
  >;
