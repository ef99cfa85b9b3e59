import { z } from 'zod';
import { schemaRoles, unionOptionOf } from './walk-schema.ts';

/** Stands in a field that `fillOptionalTexts` adds. */
const addedText = 'added';

/**
 * A copy of well-formed data that also has every optional field in which a text can stand, so that a test covers the fields
 * that no example has.
 */
export function fillOptionalTexts(schema: z.core.$ZodType, data: unknown): unknown {
  if (schema instanceof z.ZodOptional) return fillOptionalTexts(schema.unwrap(), data);
  if (schemaRoles.has(schema)) return data;
  if (schema instanceof z.ZodArray && Array.isArray(data))
    return data.map((item: unknown) => fillOptionalTexts(schema.element, item));
  if (schema instanceof z.ZodUnion) {
    const option = unionOptionOf(schema.options, data);
    return option ? fillOptionalTexts(option, data) : data;
  }
  if (!(schema instanceof z.ZodObject) || typeof data !== 'object' || data === null) return data;
  const values = new Map<string, unknown>(Object.entries(data));
  for (const [name, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
    const value = values.get(name);
    if (value !== undefined) values.set(name, fillOptionalTexts(field, value));
    else if (holdsText(field)) values.set(name, exampleOf(field));
  }
  return Object.fromEntries(values);
}

const textless = [z.ZodLiteral, z.ZodEnum, z.ZodNumber, z.ZodBoolean];

/** Whether a text that its author writes can stand in what a schema describes, or a file. */
function holdsText(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional) return holdsText(schema.unwrap());
  if (schema instanceof z.ZodArray) return holdsText(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.some(holdsText);
  if (schema instanceof z.ZodObject) return Object.values<z.core.$ZodType>(schema.shape).some(holdsText);
  if (schema instanceof z.ZodString) return true;
  if (textless.some((kind) => schema instanceof kind)) return false;
  throw new Error('A field has a schema of a kind that walkSchema and fillOptionalTexts do not walk.');
}

/** The smallest value of a schema that holds a text. */
function exampleOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional) return exampleOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element)];
  if (schema instanceof z.ZodUnion) return exampleOf(schema.options.find(holdsText) ?? schema.options[0] ?? schema);
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.shape)
        .filter(([, field]) => !(field instanceof z.ZodOptional) || holdsText(field))
        .map(([name, field]) => [name, exampleOf(field)]),
    );
  const fixed = schema instanceof z.ZodLiteral ? [...schema.values] : schema instanceof z.ZodEnum ? schema.options : [];
  const example = [addedText, 1, 0, false, ...fixed].find((value) => z.safeParse(schema, value).success);
  if (example === undefined) throw new Error('fillOptionalTexts knows no example of a field.');
  return example;
}
