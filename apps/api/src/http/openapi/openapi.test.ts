import { type CallName, contract } from '@rubrica/api-client/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { failuresOf } from './call-failures.ts';
import { openApiDocument } from './document.ts';
import { referencePage } from './reference-page.ts';

const document = openApiDocument();
const operations = Object.values(document.paths ?? {}).flatMap((path) =>
  Object.values(path as Record<string, { operationId: string; responses: Record<string, unknown> }>),
);

const described = (name: CallName) => operations.find(({ operationId }) => operationId === name);
const codes = (name: CallName) => failuresOf(name).map(({ status, code }) => `${status} ${code}`);

describe('the description of the API', () => {
  test('passes the recommended rules of Redocly without an error or a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer} ${message}`)).toEqual([]);
  });

  test('names every call of the contract', () => {
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  test('names the failures of a call, each with an example as it is sent', () => {
    expect(codes('getMe')).toEqual(['401 unauthenticated', '403 first_login', '503 database_unavailable']);
    expect(codes('saveAnswer')).toEqual([
      '401 unauthenticated',
      '403 forbidden',
      '403 first_login',
      '404 not_found',
      '400 malformed',
      '413 too_large',
      '413 too_many_values',
      '415 unsupported_body',
      '422 invalid',
      '409 conflict',
      '409 attempt_closed',
      '507 storage_full',
      '503 database_unavailable',
    ]);
    expect(codes('login')).toContain('429 rate_limited');
    const [invalid] = failuresOf('login').filter(({ status }) => status === 422);
    expect(invalid?.example.errors).toEqual({
      email: ['Please fill this in.'],
      password: ['Please fill this in.'],
    });
    const [conflict] = failuresOf('saveMarks').filter(({ code }) => code === 'conflict');
    expect(contract.saveMarks.conflict.safeParse(conflict?.example.current).success).toBe(true);
  });
});

test('a reply that has an entity tag is described with it, and with what is replied to whoever has kept it', () => {
  expect(described('listStudentQuestions')).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ in: 'header', name: 'if-none-match' })]),
    responses: {
      200: { headers: { ETag: { schema: { type: 'string' } } } },
      304: { headers: { ETag: { schema: { type: 'string' } } } },
    },
  });
  expect(described('listAnswers')?.responses).not.toHaveProperty('304');
});

test('the reference shows every call, and needs no script', () => {
  const page = referencePage(document);
  for (const name of Object.keys(contract)) expect(page).toContain(`id="${name}"`);
  expect(page).not.toContain('<script');
});
