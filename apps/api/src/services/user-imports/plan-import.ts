import type { GroupId, ImportProblem, UserId } from '@rubrica/api-client/contract';
import type { users } from '../../db/schema/people.ts';
import { fold } from './fold.ts';
import type { ImportedPerson, PersonRow } from './read-people.ts';
import type { ExistingPeople, ExistingPerson } from './select-existing.ts';

/** What happens to those who are here already. */
export type ExistingChoice = 'skip' | 'groups' | 'update';

/** A row of which enough is known to make an account. */
export type CompletePerson = ImportedPerson & {
  [Field in 'name' | 'email' | 'role']: NonNullable<ImportedPerson[Field]>;
};

/** The columns of a user that an import can change. */
export type UserChange = Partial<Pick<typeof users.$inferSelect, 'name' | 'phone' | 'levelId' | 'language'>>;

/** What is written of somebody who is here already. */
export interface ImportedChange {
  existing: ExistingPerson;
  set: UserChange;
  /** Groups that they are not in yet. */
  groups: GroupId[];
  /** The parent to link, by email, where they are not linked yet. */
  parentEmail: string | null;
}

/** A row and what an import does with it. */
export type PlannedRow = Pick<PersonRow, 'row' | 'cells' | 'problems'> &
  (
    | { action: 'create'; person: CompletePerson }
    | { action: 'update'; change: ImportedChange }
    | { action: 'skip' | 'none' }
  );

/** Decides what happens with each row, in view of all the others and of those who are here already. */
export function planImport(rows: readonly PersonRow[], existing: ExistingPeople, choice: ExistingChoice): PlannedRow[] {
  const earlier = firstRows(rows);
  const firstOf = new Map<UserId, PersonRow>();
  const found = rows.map((read) => {
    const here = findExisting(read.person, existing);
    if (here && !firstOf.has(here.user.id)) firstOf.set(here.user.id, read);
    const repeated = duplicates(read, earlier);
    const problems = [
      ...read.problems,
      ...(repeated.length > 0 ? repeated : samePerson(read, here, firstOf)),
      ...clashes(read.person, here, existing),
    ];
    return { read, here, problems };
  });
  const faultyParents = parentRows(found);
  return found.map(({ read, here, problems: own }) => {
    const { row, cells, person } = read;
    const problems = [...own, ...parentProblems(person, existing, faultyParents)];
    const complete = completed(person);
    if (problems.length > 0 || !complete) return { row, cells, problems, action: 'none' };
    if (!here) return { row, cells, problems, action: 'create', person: complete };
    const change = changeOf(here, complete, choice, existing);
    return change ? { row, cells, problems, action: 'update', change } : { row, cells, problems, action: 'skip' };
  });
}

function completed(person: ImportedPerson): CompletePerson | null {
  const { name, email, role } = person;
  return name === null || email === null || role === null ? null : { ...person, name, email, role };
}

interface FirstRows {
  email: ReadonlyMap<string, PersonRow>;
  phone: ReadonlyMap<string, PersonRow>;
}

/** The first row of each email and of each phone. */
function firstRows(rows: readonly PersonRow[]): FirstRows {
  const email = new Map<string, PersonRow>();
  const phone = new Map<string, PersonRow>();
  for (const read of rows) {
    if (read.person.email !== null && !email.has(read.person.email)) email.set(read.person.email, read);
    if (read.person.phone !== null && !phone.has(read.person.phone)) phone.set(read.person.phone, read);
  }
  return { email, phone };
}

function duplicates({ row, person }: PersonRow, first: FirstRows): ImportProblem[] {
  const sameEmail = first.email.get(person.email ?? '');
  if (sameEmail && sameEmail.row !== row) return [{ code: 'duplicate_email', row: sameEmail.row, field: 'email' }];
  const samePhone = first.phone.get(person.phone ?? '');
  if (samePhone && samePhone.row !== row && !areFamily(person, samePhone.person))
    return [{ code: 'duplicate_phone', row: samePhone.row, field: 'phone' }];
  return [];
}

/** A file can name somebody who is here by their email in one row, and by their phone and name in another. */
function samePerson(
  { row, person }: PersonRow,
  here: ExistingPerson | undefined,
  firstOf: ReadonlyMap<UserId, PersonRow>,
): ImportProblem[] {
  const first = here && firstOf.get(here.user.id);
  if (!first || first.row === row) return [];
  return [{ code: 'duplicate_person', row: first.row, field: here.user.email === person.email ? 'email' : 'phone' }];
}

/** A parent and a child may share a phone. */
function areFamily(one: ImportedPerson, other: ImportedPerson): boolean {
  return (
    (one.parentEmail !== null && one.parentEmail === other.email) ||
    (other.parentEmail !== null && other.parentEmail === one.email)
  );
}

/** Who a row is about, among those who are here: by email, or by phone if the name is theirs too. */
function findExisting({ email, phone, name }: ImportedPerson, existing: ExistingPeople): ExistingPerson | undefined {
  const byEmail = existing.byEmail.get(email ?? '');
  if (byEmail) return byEmail;
  return existing.byPhone.get(phone ?? '')?.find(({ user }) => fold(user.name) === fold(name ?? ''));
}

function clashes(
  person: ImportedPerson,
  here: ExistingPerson | undefined,
  { byPhone }: ExistingPeople,
): ImportProblem[] {
  const problems: ImportProblem[] = [];
  if (here && person.role !== null && here.user.role !== person.role)
    problems.push({ code: 'other_role', role: here.user.role, field: 'role' });
  const others = byPhone.get(person.phone ?? '')?.filter(({ user }) => user.id !== here?.user.id) ?? [];
  const [other] = others.filter(({ user }) => user.email !== person.parentEmail);
  // Whose phone it is already may keep it, whoever else has it.
  if (other && here?.user.phone !== person.phone)
    problems.push({ code: 'phone_taken', name: other.user.name, field: 'phone' });
  return problems;
}

interface Found {
  read: PersonRow;
  problems: readonly ImportProblem[];
}

/** The parents in the file, by email, and whether their row has problems. */
function parentRows(found: readonly Found[]): ReadonlyMap<string, Found> {
  return new Map(
    found
      .flatMap((one) => (one.read.person.email === null ? [] : [[one.read.person.email, one] as const]))
      .toReversed(),
  );
}

function parentProblems(
  { role, parentEmail }: ImportedPerson,
  { byEmail }: ExistingPeople,
  inFile: ReadonlyMap<string, Found>,
): ImportProblem[] {
  if (role !== 'student' || parentEmail === null) return [];
  const [here, row] = [byEmail.get(parentEmail), inFile.get(parentEmail)];
  const parentRole = here ? here.user.role : row?.read.person.role;
  if (!here && !row) return [{ code: 'parent_unknown', name: parentEmail, field: 'parentEmail' }];
  if (parentRole && parentRole !== 'parent')
    return [{ code: 'parent_other_role', name: parentEmail, field: 'parentEmail' }];
  if (!here && row && row.problems.length > 0)
    return [{ code: 'parent_faulty', row: row.read.row, field: 'parentEmail' }];
  return [];
}

function changeOf(
  existing: ExistingPerson,
  person: CompletePerson,
  choice: ExistingChoice,
  { byEmail }: ExistingPeople,
): ImportedChange | null {
  if (choice === 'skip') return null;
  const { user } = existing;
  const canHaveGroups = user.role === 'student' || user.role === 'assistant';
  const groups = canHaveGroups ? person.groups.filter((id) => !existing.groups.has(id)) : [];
  const set = choice === 'update' ? setOf(user, person) : {};
  const parent = byEmail.get(person.parentEmail ?? '');
  const isLinked = parent !== undefined && existing.parents.has(parent.user.id);
  const parentEmail = choice === 'update' && user.role === 'student' && !isLinked ? person.parentEmail : null;
  if (groups.length === 0 && Object.keys(set).length === 0 && parentEmail === null) return null;
  return { existing, set, groups, parentEmail };
}

/** What the file says otherwise than the account; an empty cell changes nothing. */
function setOf(user: ExistingPerson['user'], { name, phone, level, language }: CompletePerson): UserChange {
  return {
    ...(name === user.name ? {} : { name }),
    ...(phone === null || phone === user.phone ? {} : { phone }),
    ...(level === null || level === user.levelId || user.role !== 'student' ? {} : { levelId: level }),
    ...(language === null || language === user.language ? {} : { language }),
  };
}
