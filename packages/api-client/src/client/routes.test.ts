import { describe, expect, it } from 'vitest';
import { type Call, contract } from '../contract/index.ts';
import { routeOf, routes } from './routes.ts';
import { staffRoutes } from './staff-routes.ts';

describe('the table of routes', () => {
  it('holds every call of the contract as it travels, and no other', () => {
    const expected = Object.entries<Call>(contract).map(([name, { method, path, bodyKind, bearer }]) => {
      const options = { ...(bodyKind && { bodyKind }), ...(bearer && { bearer }) };
      return [name, Object.keys(options).length > 0 ? [method, path, options] : [method, path]];
    });
    expect({ ...routes, ...staffRoutes }).toEqual(Object.fromEntries(expected));
  });

  it('gives those of staff without a wait once they are loaded: a page that is left sends its last calls at once', async () => {
    await routeOf('approveRegistrations');
    expect(routeOf('approveRegistrations')).toEqual(staffRoutes.approveRegistrations);
  });
});
