import type { Role } from '@rubrica/api-client/contract';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { onSessionEnded, shownSession } from '../lib/session-ended.ts';
import { clearSession } from '../lib/storage/session.ts';
import type { LoginState } from '../lib/login-state.ts';

const WrongRolePage = lazy(() => import('./error/wrong-role-page.tsx'));

interface RequireRoleProps {
  userRole: Role;
  /** The role's pages. */
  children: ReactNode;
}

/**
 * Renders the pages of a role. Others are sent to the login, to the change of a first password, or to their own area.
 * This is for convenience only: the server checks the permission of every call.
 */
export function RequireRole({ userRole, children }: RequireRoleProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const next = pathname + search;

  useEffect(() => {
    return onSessionEnded((isStaying) => {
      // Between a login and the reload after it, calls are still sent without the new token. For another tab's, and for what would be
      // lost, see `leave-when-ended.ts`.
      if (isStaying) return;
      clearSession();
      void navigate('/auth/login', { replace: true, state: { next, reason: 'ended' } satisfies LoginState });
    });
  }, [navigate, next]);

  const session = shownSession();
  if (!session) return <Navigate to="/auth/login" replace state={{ next, reason: 'needed' } satisfies LoginState} />;
  if (session.loggedInBefore === 'false') return <Navigate to="/change-password" replace />;
  if (session.role !== userRole) {
    return (
      <Suspense fallback={null}>
        <WrongRolePage role={session.role} />
      </Suspense>
    );
  }
  return children;
}
