import { matchRoutes } from 'react-router-dom';
import { afterAll, describe, expect, it, vi } from 'vitest';

// The client is created, with the stored session, as soon as its module is loaded.
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('location', { origin: 'http://localhost' });
afterAll(() => vi.unstubAllGlobals());

const areas = {
  admin: () => import('./admin/area.tsx'),
  assistant: () => import('./assistant/area.tsx'),
  parent: () => import('./parent/area.tsx'),
  student: () => import('./student/area.tsx'),
};

describe('the navigation', () => {
  it.each(Object.entries(areas))('of the area /%s lists only pages that work', async (_, load) => {
    const { notOpen, routeTable } = await import('./route-table.tsx');
    const { sections } = await load();
    const routes = sections.flatMap(({ items }) => items.map(({ to }) => matchRoutes(routeTable, to)?.at(-1)?.route));
    expect(routes).not.toEqual([]);
    expect(routes.filter((route) => route?.path === '*' || route?.handle === notOpen)).toEqual([]);
  });
});
