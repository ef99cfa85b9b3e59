import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineResource } from './define-resource.ts';
import { contract } from './index.ts';
import { resourceRoutes, resources } from './resources.ts';

const definition = {
  entity: z.object({ name: z.string(), rev: z.number() }),
  body: z.object({ name: z.string() }),
  sortable: ['name', 'createdAt'],
  filters: { archived: z.stringbool().optional() },
} as const;

describe('a collection of one definition', () => {
  it('has its five calls, by their names, methods and paths', () => {
    const calls = defineResource('Level', definition);
    expect(Object.entries(calls).map(([name, { method, path }]) => [name, method, path])).toEqual([
      ['listLevels', 'GET', '/levels'],
      ['createLevel', 'POST', '/levels'],
      ['getLevel', 'GET', '/levels/:id'],
      ['updateLevel', 'PUT', '/levels/:id'],
      ['removeLevel', 'DELETE', '/levels/:id'],
    ]);
    expect(calls.createLevel.status).toBe(201);
    expect(calls.updateLevel.body).toBe(definition.body);
    expect('conflict' in calls.updateLevel).toBe(false);
  });

  it('is sorted by the fields that it names, either way, and narrowed by its filters', () => {
    const { query } = defineResource('Level', definition).listLevels;
    expect(query.parse({ sort: '-name', archived: 'true' })).toEqual({
      page: 1,
      limit: 20,
      sort: '-name',
      archived: true,
    });
    expect(query.safeParse({ sort: 'secret' }).success).toBe(false);
  });

  it('has only the calls that its entry names', () => {
    const calls = defineResource('AssignedTask', { entity: definition.entity, sortable: ['name'] });
    expect(Object.keys(calls)).toEqual(['listAssignedTasks', 'getAssignedTask']);
  });

  it('carries the conflict of its update', () => {
    const calls = defineResource('Question', { ...definition, conflict: definition.entity });
    expect(calls.updateQuestion.conflict).toBe(definition.entity);
  });
});

it('every collection of the table is part of the contract', () => {
  expect(Object.keys(contract)).toEqual(expect.arrayContaining(Object.keys(resourceRoutes)));
  expect(Object.keys(resources)).toContain('Category');
});
