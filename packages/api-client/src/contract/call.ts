import type { z } from 'zod';

/** Methods in use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How a call's body travels; `multipart` carries one file in the field `file`. */
export type BodyKind = 'json' | 'multipart';

/** How large a JSON body may be: a larger one is refused before it is parsed. */
export interface BodyLimits {
  bytes: number;
  /** How many values it holds: list items, fields, and the lists and objects themselves. */
  values: number;
}

const kilobyte = 1024;

/** Limits of calls that carry a few fields. */
export const smallBody: BodyLimits = { bytes: 4 * kilobyte, values: 50 };
/** Limits of calls that carry a form, with lists of ids. */
const formBody: BodyLimits = { bytes: 256 * kilobyte, values: 5000 };
/** Limits of calls that carry a form with lists of thousands of ids, and the same again as they were before. */
export const longForm: BodyLimits = { bytes: 2 * formBody.bytes, values: 3 * formBody.values };
/** Limits of calls that carry the answers to one question: several of the longest essays. */
export const answersBody: BodyLimits = { bytes: kilobyte * kilobyte, values: 10_000 };
/** Limits of calls that carry a whole question: several times the largest paper known. */
export const questionBody: BodyLimits = { bytes: kilobyte * kilobyte, values: 30_000 };

/** A call as client and server know it. Schemas describe what is sent, after parsing. */
export interface Call {
  method: Method;
  /** Below `/api`; parameters as `:name`. */
  path: `/${string}`;
  /** One sentence for the API description. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Request headers by lower-case name. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  bodyKind?: BodyKind;
  /** The limits of a JSON body; `formBody` when absent. */
  bodyLimits?: BodyLimits;
  /** `empty`: the bearer header carries no token, whoever calls (`spec.md` section 7). */
  bearer?: 'empty';
  reply: z.ZodType;
  /** The reply has an entity tag. A request that names it in `If-None-Match` is answered with 304 and no body while the reply is still the same. */
  tagged?: true;
  /**
   * Takes an `Idempotency-Key`: a UUIDv7, which becomes the id of the new object. A request that is sent again with it creates nothing,
   * and is answered with the object as it is stored.
   */
  keyed?: true;
  /** The server's copy that a 409 carries as `current`, where the call writes over a revision its caller names. */
  conflict?: z.ZodType;
  /** What a refusal carries as `details`, by its code. */
  refusals?: Readonly<Record<string, z.ZodType>>;
  /** The code of success; 200 when absent. */
  status?: 200 | 201 | 202;
}

/** Returns the limits of a call's JSON body. */
export function bodyLimitsOf({ bodyLimits }: Call): BodyLimits {
  return bodyLimits ?? formBody;
}

/** Defines a call of the contract and keeps its literal types. */
export function call<const C extends Call>(definition: C): C {
  return definition;
}

type Shape<C extends Call, Part extends 'params' | 'query' | 'headers' | 'body', Side extends 'in' | 'out'> =
  C extends Record<Part, infer S extends z.ZodType> ? (Side extends 'in' ? z.input<S> : z.output<S>) : undefined;

/** The input that a handler receives: parsed, with defaults filled in. */
export interface CallInput<C extends Call> {
  params: Shape<C, 'params', 'out'>;
  query: Shape<C, 'query', 'out'>;
  headers: Shape<C, 'headers', 'out'>;
  body: Shape<C, 'body', 'out'>;
}

type RequiredPart<Key extends string, T> = undefined extends T ? unknown : Record<Key, T>;

/** The arguments of a caller: only the parts that the call has. */
export type CallArguments<C extends Call> = RequiredPart<'params', Shape<C, 'params', 'in'>> &
  (C extends { query: z.ZodObject } ? { query?: Shape<C, 'query', 'in'> } : unknown) &
  RequiredPart<'headers', Shape<C, 'headers', 'in'>> &
  (C extends { keyed: true } ? { headers?: { 'idempotency-key': string } } : unknown) &
  RequiredPart<'body', Shape<C, 'body', 'in'>>;

/** The reply of a call, parsed. */
export type CallReply<C extends Call> = z.output<C['reply']>;

/** The server's copy that a call's conflict carries, parsed; `never` where the call declares none. */
export type CallConflict<C extends Call> = C extends { conflict: infer S extends z.ZodType } ? z.output<S> : never;

/** The codes of a call's refusals that carry details. */
export type RefusalCode<C extends Call> = C extends { refusals: infer R } ? keyof R & string : never;

/** What a call's refusal with this code carries, parsed. */
export type CallRefusal<C extends Call, Code extends string> = C extends {
  refusals: Record<Code, infer S extends z.ZodType>;
}
  ? z.output<S>
  : never;
