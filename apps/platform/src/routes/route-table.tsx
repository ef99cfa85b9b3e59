import type { Role } from '@rubrica/api-client/contract';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { NotFoundPage } from './error/not-found-page.tsx';
import { RequireRole } from './require-role.tsx';
import { lazyPage, type LoadPage } from '../lib/page/lazy-page.tsx';

const page = (path: string, load: LoadPage): RouteObject => ({ path, element: lazyPage(load) });

/** All pages of a role. Which these are comes with the first of them: nobody loads the routes of others. */
const area = (userRole: Role, load: () => Promise<{ routes: RouteObject[] }>): RouteObject => ({
  path: `/${userRole}/*`,
  element: (
    <RequireRole userRole={userRole}>
      {lazyPage(async () => {
        const { routes } = await load();
        return function AreaPages() {
          return useRoutes(routes);
        };
      })}
    </RequireRole>
  ),
});

/** All pages by path and role (`spec.md` section 2). */
export const routeTable: RouteObject[] = [
  page('/', async () => (await import('../features/landing/landing-page.tsx')).LandingPage),
  page('/auth/login', async () => (await import('../features/auth/login/login-screen.tsx')).LoginScreen),
  page('/auth/register', async () => (await import('../features/auth/register-screen.tsx')).RegisterScreen),
  ...['/auth/set-up', '/auth/invite'].map((path) =>
    page(path, async () => {
      const [{ AccountLinkScreen }, { CachedData }] = await Promise.all([
        import('../features/auth/account-link/account-link-screen.tsx'),
        import('./cached-data.tsx'),
      ]);
      return () => (
        <CachedData>
          <AccountLinkScreen />
        </CachedData>
      );
    }),
  ),
  page(
    '/change-password',
    async () => (await import('../features/auth/change-password-screen.tsx')).ChangePasswordScreen,
  ),
  area('student', () => import('./student-routes.tsx')),
  area('admin', () => import('./admin-routes.tsx')),
  area('parent', () => import('./parent-routes.tsx')),
  area('assistant', () => import('./assistant-routes.tsx')),
  { path: '*', element: <NotFoundPage /> },
];
