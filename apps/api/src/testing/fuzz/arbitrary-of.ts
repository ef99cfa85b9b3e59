import fc from 'fast-check';
import type { z } from 'zod';
import { mp4File, pngFile, wavFile } from '../sample-files.ts';

/** Ids of stored objects to put where a schema asks for one; the list may grow while a run goes on. */
export type IdPool = (field: string) => fc.Arbitrary<string>;

/** Texts that parsers, databases and encodings stumble over. */
const awkwardTexts = [
  '',
  ' ',
  '\u0000',
  '\uD800',
  '\u202E\u0627\u0644\u0639\u0631\u0628\u064A\u0629',
  '%_\\',
  "'; drop table users; --",
  '<script>alert(1)</script><p onclick=x>y</p>',
  '<p>'.repeat(300),
  '__proto__',
  'null',
  '-0',
  '1e400',
  '\u{1F469}\u200D\u{1F393}'.repeat(20),
];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.lorem({ maxCount: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(...awkwardTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
);

interface StringLimits {
  minimum?: number | undefined;
  maximum?: number | undefined;
}

function textWithin({ minimum = 0, maximum = 10_000 }: StringLimits): fc.Arbitrary<string> {
  return text.map((value) => value.padEnd(minimum, 'x').slice(0, maximum));
}

const bytes = fc.uint8Array({ maxLength: 64 });

/** Files of the accepted types, with more bytes behind, and files of no type. */
const file: fc.Arbitrary<Blob> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(pngFile(), wavFile(), mp4File()), text, bytes)
      .map(([sample, name, tail]) => new File([sample, tail], name, { type: sample.type })),
  },
  { weight: 1, arbitrary: bytes.map((content) => new Blob([content])) },
);

const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });

/** What a schema's own checks say of its values. */
interface Limits {
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  pattern?: RegExp;
}

function limitsOf({ _zod: { def } }: z.core.$ZodString | z.core.$ZodNumber): Limits {
  const limits: Limits = {};
  for (const { _zod } of def.checks ?? []) {
    const check = _zod.def as z.core.$ZodChecks['_zod']['def'];
    if (check.check === 'min_length') limits.minimum = check.minimum;
    else if (check.check === 'max_length') limits.maximum = check.maximum;
    else if (check.check === 'greater_than') limits.minimum = Number(check.value) + (check.inclusive ? 0 : 1);
    else if (check.check === 'less_than') limits.maximum = Number(check.value) - (check.inclusive ? 0 : 1);
    else if (check.check === 'multiple_of') limits.multipleOf = Number(check.value);
    else if (check.check === 'string_format' && check.format === 'regex' && check.pattern)
      limits.pattern = check.pattern;
  }
  return limits;
}

function stringOf(schema: z.core.$ZodString, field: string, ids: IdPool): fc.Arbitrary<string> {
  const { minimum, maximum, pattern } = limitsOf(schema);
  const format = 'format' in schema._zod.def ? schema._zod.def.format : undefined;
  if (format === 'uuid') return ids(field);
  if (format === 'email')
    return fc.oneof(
      fc.constantFrom('nobody@rubrica.test', 'sara@rubrica.test', 'amal@rubrica.test'),
      fc.nat().map((number) => `person.${number}@rubrica.test`),
    );
  if (format === 'url') return fc.webUrl({ validSchemes: ['https'] });
  if (format === 'date') return moment.map((date) => date.toISOString().slice(0, 10));
  if (format === 'datetime') return moment.map((date) => date.toISOString());
  if (format === 'e164') return fc.integer({ min: 1_000_000, max: 999_999_999 }).map((digits) => `+20${digits}`);
  // Both cases match a pattern that ignores them; the generator knows no such flag.
  if (pattern) return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace('i', '')));
  return textWithin({ minimum, maximum });
}

function numberOf(schema: z.core.$ZodNumber): fc.Arbitrary<number> {
  const { minimum = -1000, maximum = 100_000, multipleOf: step = 1 } = limitsOf(schema);
  const [min, max] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)];
  return fc.oneof(
    fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((steps) => steps * step),
    fc.constantFrom(Math.ceil(min), Math.floor(max)),
  );
}

/** Generates what a schema accepts, but for what its refinements refuse. */
export function arbitraryOf(type: z.core.$ZodType, ids: IdPool, field = ''): fc.Arbitrary<unknown> {
  const schema = type as z.core.$ZodTypes;
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  const of = (inner: z.core.$ZodType, name = field) => arbitraryOf(inner, ids, name);
  if (def.type === 'string') return stringOf(schema as z.core.$ZodString, field, ids);
  if (def.type === 'number') return numberOf(schema as z.core.$ZodNumber);
  if (def.type === 'boolean') return fc.boolean();
  if (def.type === 'literal') return fc.constantFrom(...def.values);
  if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries));
  if (def.type === 'array') return fc.array(of(def.element), { maxLength: 4 });
  if (def.type === 'tuple') return fc.tuple(...def.items.map((item) => of(item)));
  if (def.type === 'object') return objectOf(def.shape, of);
  if (def.type === 'record') return fc.dictionary(fc.string({ maxLength: 10 }), of(def.valueType), { maxKeys: 3 });
  if (def.type === 'union') return fc.oneof(...def.options.map((option) => of(option)));
  if (def.type === 'nullable')
    return fc.oneof({ weight: 3, arbitrary: of(def.innerType) }, { weight: 1, arbitrary: fc.constant(null) });
  if (def.type === 'optional' || def.type === 'default' || def.type === 'readonly') return of(def.innerType);
  // The second schema says more, unless it only computes.
  if (def.type === 'pipe') return of(def.out._zod.def.type === 'transform' ? def.in : def.out);
  if (def.type === 'custom') return file;
  if (def.type === 'unknown') return fc.jsonValue({ maxDepth: 2 });
  throw new Error(`Nothing generates a ${def.type}: add it to arbitraryOf.`);
}

function objectOf(
  shape: z.core.$ZodShape,
  of: (inner: z.core.$ZodType, name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const names = Object.keys(shape).filter((name) => shape[name]?._zod.def.type !== 'never');
  const required = names.filter((name) => shape[name]?._zod.optin !== 'optional');
  const fields = Object.fromEntries(names.map((name) => [name, of(shape[name]!, name)]));
  return fc.record(fields, { requiredKeys: required });
}
