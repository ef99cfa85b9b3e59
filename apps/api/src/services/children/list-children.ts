import { users } from '../../db/schema/people.ts';
import { visibleChildren } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Service } from '../service.ts';
import { toChildren } from './to-children.ts';

/** Returns the calling parent's children. */
export const listChildren: Service<'listChildren'> = async ({ caller, clock, db }) => {
  const rows = await db.select({ id: users.id }).from(users).where(visibleTo(caller, visibleChildren));
  return {
    items: await toChildren(
      db,
      rows.map(({ id }) => id),
      clock.now(),
    ),
  };
};
