import { groups } from '../../db/schema/people.ts';
import { one } from '../lists/one.ts';
import type { Verb } from '../verb.ts';
import { writeMembers } from './members.ts';
import { groupById } from './to-groups.ts';

/** Adds a group with its people. */
export const createGroup: Verb<'createGroup'> = ({ db }, { body }) =>
  db.transaction(async (tx) => {
    const { name, description, archived } = body;
    const { id } = one(await tx.insert(groups).values({ name, description, archived }).returning());
    await writeMembers(tx, id, body);
    return groupById(tx, id);
  });
