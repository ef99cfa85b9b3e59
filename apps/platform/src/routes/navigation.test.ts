import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterAll, describe, expect, it, vi } from 'vitest';

// The client is created as soon as its module is loaded.
vi.stubGlobal('location', { origin: 'http://localhost' });
afterAll(() => vi.unstubAllGlobals());

const roles = {
  admin: { navigation: () => import('./admin/area.tsx'), table: () => import('./admin-routes.tsx') },
  assistant: { navigation: () => import('./assistant/area.tsx'), table: () => import('./assistant-routes.tsx') },
  parent: { navigation: () => import('./parent/area.tsx'), table: () => import('./parent-routes.tsx') },
  student: { navigation: () => import('./student/shell.tsx'), table: () => import('./student-routes.tsx') },
};

describe('the navigation', () => {
  it.each(Object.entries(roles))('of the area /%s lists only pages that there are', async (role, load) => {
    const { sections } = await load.navigation();
    const table: RouteObject[] = [{ path: `/${role}`, children: (await load.table()).routes }];
    const routes = sections.flatMap(({ items }) => items.map(({ to }) => matchRoutes(table, to)?.at(-1)?.route));
    expect(routes).not.toEqual([]);
    expect(routes.filter((route) => route?.path === '*')).toEqual([]);
  });

  it.each(Object.entries(roles))(
    'of the area /%s names what is in the bottom bar, where not all of it fits',
    async (_role, load) => {
      const { sections } = await load.navigation();
      const items = sections.flatMap((section) => section.items);
      const inBar = items.length <= 5 ? items : items.filter(({ isInBottomBar }) => isInBottomBar);
      expect(inBar.length).toBeGreaterThanOrEqual(Math.min(items.length, 4));
    },
  );
});
