import type { UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';
import { levels } from '../../db/schema/named.ts';
import { groups, parentChildren, users } from '../../db/schema/people.ts';
import { recordFileAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import type { Input, Reply } from '../service.ts';
import type { SheetColumn } from '../spreadsheets/sheet.ts';
import { type SheetFormat, writeSheet } from '../spreadsheets/write-sheet.ts';
import { selectListedIds } from './list-users.ts';
import { toUsers } from './to-users.ts';

type Query = Omit<Input<'listUsers'>['query'], 'page' | 'limit'>;
type User = Reply<'listUsers'>['items'][number];
type Row = User & { groupNames: string; levelName: string; parentEmail: string };

/** How many users are read at a time. */
const limit = 200;

/** Writes the users that a list shows, all pages of it, as a sheet whose columns an import knows. The log says who did it. */
export async function exportUsers(context: SignedInContext, query: Query, format: SheetFormat): Promise<Readable> {
  const { db, language, messages, timeZone } = context;
  const { role, status, group, invitation, search } = query;
  await recordFileAudit(context, db, {
    action: 'user.export',
    details: { format, role, status, group, invitation, search },
  });
  const { sheet } = messages.imports;
  const { headings } = sheet;
  const columns: SheetColumn<Row>[] = [
    { type: 'text', heading: headings.name, width: 30, value: ({ name }) => name },
    { type: 'text', heading: headings.email, width: 32, value: ({ email }) => email },
    { type: 'text', heading: headings.phone, value: ({ phone }) => phone },
    { type: 'text', heading: headings.role, value: (user) => sheet.roles[user.role] },
    { type: 'text', heading: headings.groups, value: ({ groupNames }) => groupNames },
    { type: 'text', heading: headings.level, value: ({ levelName }) => levelName },
    { type: 'text', heading: headings.language, value: (user) => sheet.languages[user.language] },
    { type: 'text', heading: headings.parentEmail, width: 32, value: ({ parentEmail }) => parentEmail },
    { type: 'text', heading: sheet.status, value: (user) => sheet.statuses[user.status] },
    {
      type: 'time',
      heading: sheet.lastLogin,
      value: ({ lastLoginAt }) => (lastLoginAt === null ? null : new Date(lastLoginAt)),
    },
  ];
  const isRightToLeft = language === 'ar';
  return writeSheet(format, { name: sheet.people, columns, rows: rowsOf(context, query), isRightToLeft, timeZone });
}

async function* rowsOf(context: SignedInContext, query: Query): AsyncGenerator<Row> {
  const { db } = context;
  const names = new Map<string, string>();
  for (const table of [groups, levels])
    for (const { id, name } of await db.select({ id: table.id, name: table.name }).from(table)) names.set(id, name);
  const ids = await selectListedIds(context, query);
  for (let start = 0; start < ids.length; start += limit) {
    const part = ids.slice(start, start + limit);
    const isHere = and(inArray(users.id, part), isNull(users.erasedAt));
    const found = await toUsers(db, await db.select().from(users).where(isHere));
    const byId = new Map(found.map((user) => [user._id, user]));
    const parents = await selectParentEmails(db, part);
    for (const id of part) {
      const user = byId.get(id);
      if (!user) continue;
      yield {
        ...user,
        groupNames: user.groups.map((group) => names.get(group) ?? '').join('; '),
        levelName: names.get(user.level ?? '') ?? '',
        parentEmail: parents.get(id) ?? '',
      };
    }
  }
}

/** The email of each student's first parent. */
async function selectParentEmails(db: Database, students: UserId[]): Promise<ReadonlyMap<UserId, string>> {
  if (students.length === 0) return new Map();
  const links = await db
    .select({ childId: parentChildren.childId, email: users.email })
    .from(parentChildren)
    .innerJoin(users, eq(users.id, parentChildren.parentId))
    .where(inArray(parentChildren.childId, students))
    .orderBy(asc(parentChildren.createdAt));
  return new Map(links.map(({ childId, email }) => [childId, email] as const).toReversed());
}
