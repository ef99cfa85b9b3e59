import { type Call, contract, failureSchema } from '@rubrica/api-client/contract';
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { policy } from '../policy/policy.ts';

let made: ReturnType<typeof createDocument> | undefined;

/** The description of every call, OpenAPI 3.1, made from the contract. */
export function description() {
  return (made ??= createDocument(
    {
      openapi: '3.1.1',
      info: { title: 'Rubrica', version: '1', description: 'Every call between the platform and its server.' },
      servers: [{ url: '/api' }],
      paths: paths(),
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    { override: describeFile },
  ));
}

/** The one schema that JSON has no words for. */
const describeFile: NonNullable<CreateDocumentOptions['override']> = ({ jsonSchema, zodSchema }) => {
  if (zodSchema._zod.def.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' });
};

function paths(): ZodOpenApiPathsObject {
  const all: ZodOpenApiPathsObject = {};
  for (const [name, call] of Object.entries<Call>(contract)) {
    const path = call.path.replaceAll(/:(\w+)/gu, '{$1}');
    all[path] = { ...all[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return all;
}

function operation(name: string, call: Call): ZodOpenApiOperationObject {
  const open = 'open' in policy[name as keyof typeof policy];
  return {
    operationId: name,
    summary: call.summary,
    security: open ? [] : [{ session: [] }],
    requestParams: {
      ...(call.params ? { path: call.params } : {}),
      ...(call.query ? { query: call.query } : {}),
      ...(call.headers ? { header: call.headers } : {}),
    },
    ...(call.body
      ? {
          requestBody: {
            content: {
              [call.bodyKind === 'multipart' ? 'multipart/form-data' : 'application/json']: { schema: call.body },
            },
          },
        }
      : {}),
    responses: {
      [call.status ?? 200]: { description: 'Done.', content: { 'application/json': { schema: call.reply } } },
      default: { description: 'A failure.', content: { 'application/json': { schema: failureSchema } } },
    },
  };
}
