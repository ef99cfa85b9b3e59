import { z } from 'zod';

/** What a schema says of its values beyond their shape. */
export type SchemaRole = 'rich-text' | 'file';

/** Schemas with a role. A field has a role by using the schema, whatever the field is called. */
export const schemaRoles = z.registry<{ role: SchemaRole }>();

/** A value in data that a schema describes, with the role of its schema and the path that leads to it. */
export interface VisitedValue {
  value: unknown;
  role: SchemaRole | undefined;
  /** A literal or one of an enumeration: a text that nobody writes. */
  isFixed: boolean;
  path: readonly (string | number)[];
}

/**
 * A copy of well-formed data in which `visit` has replaced values. It is called for every string and for every value whose
 * schema has a role; what it returns takes the value's place. Data that no schema describes stays as it is.
 */
export function walkSchema(
  schema: z.core.$ZodType,
  data: unknown,
  visit: (visited: VisitedValue) => unknown,
  path: readonly (string | number)[] = [],
): unknown {
  if (schema instanceof z.ZodOptional) return walkSchema(schema.unwrap(), data, visit, path);
  const role = schemaRoles.get(schema)?.role;
  if (role !== undefined || typeof data === 'string') {
    const isFixed = schema instanceof z.ZodLiteral || schema instanceof z.ZodEnum;
    return visit({ value: data, role, isFixed, path });
  }
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.map((item: unknown, index) => walkSchema(schema.element, item, visit, [...path, index]));
  if (schema instanceof z.ZodUnion) {
    const option = unionOptionOf(schema.options, data);
    return option ? walkSchema(option, data, visit, path) : data;
  }
  if (!(schema instanceof z.ZodObject) || typeof data !== 'object' || data === null) return data;
  const shape: Readonly<Record<string, z.core.$ZodType | undefined>> = schema.shape;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => {
      const field = shape[name];
      return [name, field && value !== undefined ? walkSchema(field, value, visit, [...path, name]) : value];
    }),
  );
}

/** The option of a union that describes the data: found by its literal fields where they differ, else by parsing. */
export function unionOptionOf(options: readonly z.core.$ZodType[], data: unknown): z.core.$ZodType | undefined {
  const possible = options.filter((option) => fitsLiterals(option, data));
  if (possible.length < 2) return possible[0];
  return possible.find((option) => z.safeParse(option, data).success);
}

function fitsLiterals(schema: z.core.$ZodType, data: unknown): boolean {
  if (!(schema instanceof z.ZodObject)) return true;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  const values = new Map(Object.entries(data));
  return Object.entries(schema.shape).every(
    ([name, field]) => !(field instanceof z.ZodLiteral) || [...field.values].includes(values.get(name)),
  );
}
