import type { Role } from '@rubrica/api-client/contract';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { onSessionEnded } from '../lib/session-ended.ts';
import { clearSession, readSession } from '../lib/storage/session.ts';
import type { LoginState } from '../lib/login-state.ts';

const NotForYou = lazy(() => import('./error/wrong-role-page.tsx'));

/**
 * Lets the role in and shows everybody else their way: to the login, to a first password of their own, or to their own
 * area. It only spares people pages that would not work; the server decides each call by itself.
 */
export function RequireRole({ to }: { to: Role }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const next = pathname + search;

  useEffect(
    () =>
      onSessionEnded(() => {
        clearSession();
        void navigate('/auth/login', { replace: true, state: { next, reason: 'ended' } satisfies LoginState });
      }),
    [navigate, next],
  );

  const session = readSession();
  if (!session) return <Navigate to="/auth/login" replace state={{ next, reason: 'needed' } satisfies LoginState} />;
  if (session.loggedInBefore === 'false') return <Navigate to="/change-password" replace />;
  if (session.role !== to) {
    return (
      <Suspense fallback={null}>
        <NotForYou role={session.role} />
      </Suspense>
    );
  }
  return <Outlet />;
}
