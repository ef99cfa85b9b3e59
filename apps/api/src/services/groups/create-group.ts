import { groups } from '../../db/schema/people.ts';
import { expectRow } from '../queries/expect-row.ts';
import type { Service } from '../service.ts';
import { writeMembers } from './members.ts';
import { selectGroupById } from './to-groups.ts';

/** Adds a group with its members. */
export const createGroup: Service<'createGroup'> = ({ db }, { body }) =>
  db.transaction(async (tx) => {
    const { name, description, archived } = body;
    const { id } = expectRow(await tx.insert(groups).values({ name, description, archived }).returning());
    await writeMembers(tx, id, body);
    return selectGroupById(tx, id);
  });
