import { describe, expect, it } from 'vitest';
import { type Call, contract } from '../contract/index.ts';
import { routes } from './routes.ts';
import { staffRoutes } from './staff-routes.ts';

describe('the table of routes', () => {
  it('holds every call of the contract as it travels, and no other', () => {
    const expected = Object.entries<Call>(contract).map(([name, { method, path, bodyKind, bearer }]) => {
      const options = { ...(bodyKind && { bodyKind }), ...(bearer && { bearer }) };
      return [name, Object.keys(options).length > 0 ? [method, path, options] : [method, path]];
    });
    expect({ ...routes, ...staffRoutes }).toEqual(Object.fromEntries(expected));
  });
});
