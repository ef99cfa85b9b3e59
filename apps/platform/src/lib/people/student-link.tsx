import type { UserId } from '@rubrica/api-client/contract';
import { RouteLink } from '@rubrica/ui';
import { shownSession } from '../session-ended.ts';

/** A student's name, which leads staff to the student's page. */
export function StudentLink({ id, name }: { id: UserId; name: string }) {
  const area = shownSession()?.role === 'admin' ? '/admin' : '/assistant';
  return (
    <RouteLink to={`${area}/users/student/${id}`}>
      <bdi>{name}</bdi>
    </RouteLink>
  );
}
