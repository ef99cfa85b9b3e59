import type { GroupId, LevelId } from '@rubrica/api-client/contract';
import type { Database } from '../../db/database.ts';
import { levels } from '../../db/schema/named.ts';
import { groups } from '../../db/schema/people.ts';
import { fold } from './fold.ts';

type ByName<Id> = ReadonlyMap<string, readonly { id: Id; archived: boolean }[]>;

/** Groups and levels by their folded names. */
export interface NamedThings {
  groups: ByName<GroupId>;
  levels: ByName<LevelId>;
}

/** Reads the names of all groups and levels. */
export async function selectNamedThings(db: Database): Promise<NamedThings> {
  const allGroups = await db.select({ id: groups.id, name: groups.name, archived: groups.archived }).from(groups);
  const allLevels = await db.select({ id: levels.id, name: levels.name, archived: levels.archived }).from(levels);
  return {
    groups: Map.groupBy(allGroups, ({ name }) => fold(name)),
    levels: Map.groupBy(allLevels, ({ name }) => fold(name)),
  };
}
