import type { GroupId, LevelId } from '@rubrica/api-client/contract';
import { hashPassword, toCredentialAccount } from '../auth/passwords.ts';
import type { Database } from '../db/database.ts';
import { accountLinks, accounts } from '../db/schema/auth.ts';
import { groupAssistants, groups, groupStudents, parentChildren, users } from '../db/schema/people.ts';
import { invitationDays } from '../services/invitations/make-invitation.ts';
import { createLinkToken } from '../services/setup/account-links.ts';
import { addHours, type DemoUser, keysOf } from './demo-context.ts';
import {
  demoEmailOf,
  demoFamilies,
  demoGroups,
  demoPassword,
  demoPeople,
  type DemoGroupName,
  type DemoName,
} from './people.ts';
import type { NamedIds } from './seed-named.ts';

/** The stored demo users and groups, by short name. */
export interface People {
  person: (name: DemoName) => DemoUser;
  groupId: (name: DemoGroupName) => GroupId;
}

/** Stores the demo users with their accounts, families and groups. The shared password is hashed once. */
export async function seedPeople(db: Database, { levels }: NamedIds, now: Date): Promise<People> {
  const names = keysOf(demoPeople);
  const rows = names.map((name) => userRow(name, levels, now));
  const stored = await db.insert(users).values(rows).returning();
  const byEmail = new Map(stored.map((user) => [user.email, user]));
  const person = (name: DemoName) => expectFound(byEmail.get(demoEmailOf(name)), name);

  const password = await hashPassword(demoPassword);
  const invited = names.filter((name) => 'isInvited' in demoPeople[name]).map(person);
  const isInvited = new Set(invited.map(({ id }) => id));
  const withPassword = stored.filter(({ id }) => !isInvited.has(id));
  await db.insert(accounts).values(withPassword.map(({ id }) => toCredentialAccount(id, password)));
  await db.insert(accountLinks).values(
    invited.map(({ id: userId, createdAt }) => {
      const { tokenHash } = createLinkToken();
      const expiresAt = addHours(createdAt, invitationDays * 24);
      return { tokenHash, kind: 'invitation' as const, userId, createdAt, expiresAt };
    }),
  );
  const families = keysOf(demoFamilies).flatMap((parent) =>
    demoFamilies[parent].map((child) => ({ parentId: person(parent).id, childId: person(child).id })),
  );
  await db.insert(parentChildren).values(families);

  const groupNames = keysOf(demoGroups);
  const createdAt = addHours(now, -90 * 24);
  const storedGroups = await db
    .insert(groups)
    .values(
      groupNames.map((name) => {
        const { name: title, description } = demoGroups[name];
        return { name: title, description, createdAt, updatedAt: createdAt };
      }),
    )
    .returning({ id: groups.id, name: groups.name });
  const idByTitle = new Map(storedGroups.map(({ id, name }) => [name, id]));
  const groupId = (name: DemoGroupName) => expectFound(idByTitle.get(demoGroups[name].name), name);
  const members = (role: 'students' | 'assistants') =>
    groupNames.flatMap((name) =>
      demoGroups[name][role].map((member) => ({ groupId: groupId(name), userId: person(member).id })),
    );
  await db.insert(groupStudents).values(members('students'));
  await db.insert(groupAssistants).values(members('assistants'));
  return { person, groupId };
}

function userRow(name: DemoName, levels: Map<string, LevelId>, now: Date) {
  const person: (typeof demoPeople)[DemoName] = demoPeople[name];
  const isNew = 'isNew' in person;
  const createdAt = addHours(now, -person.joinedDaysAgo * 24);
  return {
    name: person.name,
    email: demoEmailOf(name),
    emailVerified: !isNew,
    phone: 'phone' in person ? person.phone : null,
    role: person.role,
    status: 'status' in person ? person.status : 'active',
    language: 'language' in person ? person.language : 'en',
    loggedInBefore: !isNew,
    levelId: 'level' in person ? (levels.get(person.level) ?? null) : null,
    consentAt: createdAt,
    lastLoginAt: isNew ? null : addHours(now, -Math.min(person.joinedDaysAgo, 20) / 2),
    createdAt,
    updatedAt: createdAt,
  } as const satisfies typeof users.$inferInsert;
}

function expectFound<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demo has no user or group ${name}.`);
  return value;
}
