import { type Call, type CallName, contract, failureSchema } from '@rubrica/api-client/contract';
import { z } from 'zod';
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { policy } from '../../policy/policy.ts';
import { failuresOf } from './call-failures.ts';

type OpenApiDocument = ReturnType<typeof createDocument>;

let cached: OpenApiDocument | undefined;

/** Returns the description of every call, OpenAPI 3.1, made from the contract, the policy and the errors of the services. */
export function openApiDocument(): OpenApiDocument {
  return (cached ??= createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Rubrica',
        version: '1',
        description: 'Every call between the platform and its server.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/api' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      paths: paths(),
      components: {
        // Described once, as they are large and in many calls.
        schemas: {
          Question: contract.createQuestion.body.shape.content,
          StudentQuestion: contract.listStudentQuestions.reply.shape.items.element.shape.view,
          AnswerEntries: contract.saveAnswer.body.shape.answers,
        },
        securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      },
    },
    { override: adjustSchema },
  ));
}

/** Groups of calls, by the first part of their path; the calls of nobody's collection are `account`. */
const tags: Record<string, string> = {
  account: "Sessions, passwords and the caller's own data.",
  users: 'Everybody with an account.',
  children: 'A parent and their children.',
  groups: 'Groups of students, and the assistants who mark for them.',
  categories: 'Categories of questions.',
  levels: 'Levels of questions and students.',
  diplomas: 'Diplomas that questions prepare for.',
  questions: 'Questions with their keys, for staff; without them, for students.',
  tasks: 'Tasks as staff see them.',
  'assigned-tasks': 'Tasks as their students see them.',
  'task-takens': 'Attempts: started, submitted, marked, released.',
  answers: 'Answers of an attempt, and their marks.',
  files: 'Files of questions, answers and markers. Large ones arrive in pieces at `/uploads`, by the protocol tus 1.0.',
  'audit-log': 'Who did what to whom.',
};
const tagOfPath: Record<string, string> = {
  uploads: 'files',
  'pairing-codes': 'children',
  'student-questions': 'questions',
};

function tagOf({ path }: Call): string {
  const [, first = ''] = path.split('/');
  return tagOfPath[first] ?? (first in tags ? first : 'account');
}

/** Files, which JSON Schema has no type for; and types of answers that look alike are named once. */
const adjustSchema: NonNullable<CreateDocumentOptions['override']> = ({ jsonSchema, zodSchema }) => {
  if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' });
  if (jsonSchema.anyOf) {
    jsonSchema.anyOf = [...new Map(jsonSchema.anyOf.map((option) => [JSON.stringify(option), option])).values()];
  }
};

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const name of Object.keys(contract).filter((key): key is CallName => key in contract)) {
    const call: Call = contract[name];
    const path = call.path.replaceAll(/:(\w+)/gu, '{$1}');
    all[path] = { ...all[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return all;
}

const tagHeader = { ETag: { schema: { type: 'string' as const }, description: 'Names the reply as it is now.' } };

function headersOf({ headers, tagged, keyed }: Call) {
  const known = z.string().optional().meta({ description: 'The `ETag` of a reply that the client has kept.' });
  const key = z
    .uuidv7()
    .optional()
    .meta({ description: 'The id of the new object. Sent again, it creates no second one.' });
  return z.object({
    ...headers?.shape,
    ...(tagged ? { 'if-none-match': known } : {}),
    ...(keyed ? { 'idempotency-key': key } : {}),
  });
}

function operation(name: CallName, call: Call): ZodOpenApiOperationObject {
  const isOpen = 'open' in policy[name];
  const bodyType = call.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: name,
    tags: [tagOf(call)],
    summary: call.summary,
    security: isOpen ? [] : [{ session: [] }],
    requestParams: {
      ...(call.params ? { path: call.params } : {}),
      ...(call.query ? { query: call.query } : {}),
      ...(call.headers || call.tagged || call.keyed ? { header: headersOf(call) } : {}),
    },
    ...(call.body ? { requestBody: { required: true, content: { [bodyType]: { schema: call.body } } } } : {}),
    responses: {
      [call.status ?? 200]: {
        description: 'Done.',
        content: { 'application/json': { schema: call.reply } },
        ...(call.tagged ? { headers: tagHeader } : {}),
      },
      ...(call.tagged
        ? { 304: { description: 'The reply is the one that `If-None-Match` names.', headers: tagHeader } }
        : {}),
      ...failureResponses(name, call),
    },
  };
}

const failure = failureSchema.omit({ current: true, details: true }).meta({ id: 'Failure' });

const descriptions: Record<number, string> = {
  400: 'The request cannot be read.',
  401: 'Nobody is signed in, or what they signed in with is not right.',
  403: 'The caller may not do this.',
  404: 'The object is not there, or not for this caller.',
  409: 'What is stored stands against it.',
  413: 'The body is too large.',
  415: 'The body, or its file, is of a type that is not accepted.',
  422: 'A field is not valid; `errors` says which and why.',
  429: 'Too many tries; `Retry-After` says in how many seconds the next one is accepted.',
  503: 'The server can do this later; `Retry-After` says in how many seconds to ask again, where that is known.',
  507: 'The disk of the server is full.',
};

function failureResponses(name: CallName, { conflict, refusals = {} }: Call): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(failuresOf(name), ({ status }) => status);
  const responses = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, failures]) => {
      const schemas = failures.flatMap(({ code }) => refusals[code] ?? []);
      const details = schemas.length > 1 ? z.union(schemas) : schemas[0];
      const schema =
        status === 409 && conflict
          ? failure.extend({ current: conflict.optional() })
          : details
            ? failure.extend({ details: details.optional() })
            : failure;
      const examples = Object.fromEntries(failures.map(({ code, example }) => [code, { value: example }]));
      const headers =
        status === 429 || status === 503
          ? { 'Retry-After': { schema: { type: 'integer' as const }, description: 'Seconds.' } }
          : undefined;
      return [
        status,
        {
          description: descriptions[status] ?? 'A failure.',
          content: { 'application/json': { schema, examples } },
          ...(headers ? { headers } : {}),
        },
      ];
    });
  return Object.fromEntries(responses);
}
