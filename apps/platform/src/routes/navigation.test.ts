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
  it.each(Object.entries(areas))('of the area /%s links to pages of the route table', async (_, load) => {
    const { routeTable } = await import('./route-table.tsx');
    const { sections } = await load();
    const paths = sections.flatMap(({ items }) => items.map(({ to }) => to));
    const unknown = paths.filter((path) => matchRoutes(routeTable, path)?.at(-1)?.route.path === '*');
    expect(unknown).toEqual([]);
  });
});
