import type { CategoryId, DiplomaId, GroupId, LevelId, Task } from '@rubrica/api-client/contract';
import type { SkillCategory } from '@rubrica/question-kit';
import { and, eq, type SQL } from 'drizzle-orm';
import { categories, diplomas, levels, type NamedTable } from '../../db/schema/named.ts';
import { groups } from '../../db/schema/people.ts';
import { reportTexts } from '../../messages/reports.ts';
import { visibleGroups } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { ReportContext } from './report-context.ts';

interface NamedFilters {
  from?: string | undefined;
  until?: string | undefined;
  group?: GroupId | undefined;
  level?: LevelId | undefined;
  diploma?: DiplomaId | undefined;
  category?: CategoryId | undefined;
  skill?: SkillCategory | undefined;
  kind?: Task['kind'] | undefined;
}

/** Names the filters that a report's page offers and that are in force, in the reader's language. */
export async function selectFilterNames(
  { db, caller, language }: ReportContext,
  { from, until, group, level, diploma, category, skill, kind }: NamedFilters,
): Promise<string[]> {
  const texts = reportTexts[language];
  const selectName = async (table: NamedTable, isAskedFor: SQL | undefined) =>
    isAskedFor ? db.select({ name: table.name }).from(table).where(isAskedFor) : [];
  const ofGroup = group
    ? await db
        .select({ name: groups.name })
        .from(groups)
        .where(and(eq(groups.id, group), visibleTo(caller, visibleGroups)))
    : [];
  const named = [
    ...ofGroup,
    ...(await selectName(levels, level && eq(levels.id, level))),
    ...(await selectName(diplomas, diploma && eq(diplomas.id, diploma))),
    ...(await selectName(categories, category && eq(categories.id, category))),
  ];
  return [
    ...named.map(({ name }) => name),
    ...(skill ? [texts.skills[skill]] : []),
    ...(kind ? [texts.kinds[kind]] : []),
    ...(from ? [texts.from(from)] : []),
    ...(until ? [texts.until(until)] : []),
  ];
}
