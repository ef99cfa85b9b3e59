import type { UserId } from '@rubrica/api-client/contract';
import type { SQL } from 'drizzle-orm';
import type { Viewer } from '../../services/caller.ts';

/** Whoever sees objects, as a statement names them: a statement about several has the id in a column. */
export interface QueryViewer extends Pick<Viewer, 'role'> {
  id: UserId | SQL<UserId>;
}
