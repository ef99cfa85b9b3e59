import {
  type CellProblem,
  emailSchema,
  type GroupId,
  type ImportField,
  type ImportProblem,
  type Language,
  type LevelId,
  personNameSchema,
  type Role,
} from '@rubrica/api-client/contract';
import { fold, foldWords } from './fold.ts';
import type { NamedThings } from './select-named-things.ts';
import { readPhone } from './phone.ts';

/** What a row says of a person; null where it says nothing, or nothing that can be read. */
export interface ImportedPerson {
  name: string | null;
  email: string | null;
  phone: string | null;
  role: Role | null;
  groups: GroupId[];
  level: LevelId | null;
  language: Language | null;
  parentEmail: string | null;
}

/** A row of the file, as far as it can be understood without the other rows and without those who are here already. */
export interface PersonRow {
  /** Its number in the file. */
  row: number;
  cells: Partial<Record<ImportField, string>>;
  person: ImportedPerson;
  problems: ImportProblem[];
}

interface Reading {
  /** The index of the row with the headings. */
  headingRow: number;
  fields: readonly (ImportField | null)[];
  things: NamedThings;
  countryCode: string;
}

type Read<Value> = { value: Value | null; problems: CellProblem[] };

const nothing = { value: null, problems: [] };

/** Reads every row below the headings that is not empty. */
export function readPeople(rows: readonly (readonly string[])[], reading: Reading): PersonRow[] {
  const { headingRow, fields } = reading;
  return rows.slice(headingRow + 1).flatMap((texts, index) => {
    const cells: PersonRow['cells'] = {};
    for (const [column, field] of fields.entries()) if (field) cells[field] = texts[column] ?? '';
    if (Object.values(cells).every((text) => text === '')) return [];
    return [{ row: headingRow + index + 2, cells, ...readPerson(cells, reading) }];
  });
}

function readPerson(
  cells: PersonRow['cells'],
  { things, countryCode }: Reading,
): Pick<PersonRow, 'person' | 'problems'> {
  const problems: ImportProblem[] = [];
  const take = <Value>(field: ImportField, read: (text: string) => Read<Value>): Value | null => {
    const found = read(cells[field] ?? '');
    for (const each of found.problems) problems.push({ ...each, field });
    return found.value;
  };
  const person: ImportedPerson = {
    name: take('name', readName),
    email: take('email', (text) => (text === '' ? problem({ code: 'required' }) : readEmail(text))),
    phone: take('phone', (text) => (text === '' ? nothing : phoneOf(text, countryCode))),
    role: take('role', readRole),
    groups: take('groups', (text) => readGroups(text, things.groups)) ?? [],
    level: take('level', (text) => (text === '' ? nothing : readNamed('level', text, things.levels))),
    language: take('language', readLanguage),
    parentEmail: take('parentEmail', (text) => (text === '' ? nothing : readEmail(text))),
  };
  if (person.parentEmail !== null && person.parentEmail === person.email)
    problems.push({ code: 'parent_self', field: 'parentEmail' });
  return { person, problems };
}

function problem(found: CellProblem): Read<never> {
  return { value: null, problems: [found] };
}

function readName(text: string): Read<string> {
  if (text === '') return problem({ code: 'required' });
  const { data } = personNameSchema.safeParse(text);
  return data === undefined ? problem({ code: 'text_max', limit: 120 }) : { value: data, problems: [] };
}

function readEmail(text: string): Read<string> {
  const { data } = emailSchema.safeParse(text.replace(/^mailto:/iu, ''));
  return data === undefined ? problem({ code: 'email' }) : { value: data, problems: [] };
}

function phoneOf(text: string, countryCode: string): Read<string> {
  const found = readPhone(text, countryCode);
  return 'phone' in found ? { value: found.phone, problems: [] } : problem({ code: found.problem });
}

const roleNames: Readonly<Record<Role, readonly string[]>> = {
  student: ['student', 'pupil', 'learner', 'طالب', 'طالبة', 'تلميذ', 'تلميذة', 'متعلم', 'متعلمة', 'دارس', 'دارسة'],
  parent: ['parent', 'guardian', 'father', 'mother', 'ولي أمر', 'ولي الأمر', 'ولية أمر', 'والد', 'والدة', 'أب', 'أم'],
  assistant: ['assistant', 'teacher', 'instructor', 'tutor', 'مساعد', 'مساعدة', 'معلم', 'معلمة', 'مدرس', 'مدرسة'],
  admin: ['admin', 'administrator', 'مدير', 'مديرة', 'مسؤول', 'مسئول', 'مشرف'],
};
const roleByName = byFoldedName(roleNames);

/** A row without a role is a student's. */
function readRole(text: string): Read<Role> {
  if (text === '') return { value: 'student', problems: [] };
  const role = roleByName.get(foldWords(text));
  if (role === 'admin') return problem({ code: 'role_admin' });
  return role ? { value: role, problems: [] } : problem({ code: 'role_unknown' });
}

const languageByName = byFoldedName<Language>({
  en: ['en', 'english', 'إنجليزي', 'إنجليزية', 'الإنجليزية', 'انجليزى', 'اللغة الإنجليزية'],
  ar: ['ar', 'arabic', 'عربي', 'عربية', 'العربية', 'عربى', 'اللغة العربية'],
});

function readLanguage(text: string): Read<Language> {
  if (text === '') return nothing;
  const language = languageByName.get(foldWords(text));
  return language ? { value: language, problems: [] } : problem({ code: 'language_unknown' });
}

function byFoldedName<Key extends string>(names: Readonly<Record<Key, readonly string[]>>): ReadonlyMap<string, Key> {
  const entries: [string, Key][] = [];
  for (const key in names) for (const name of names[key]) entries.push([foldWords(name), key]);
  return new Map(entries);
}

/** A group whose name holds a separator is looked for first. */
function readGroups(text: string, groups: NamedThings['groups']): Read<GroupId[]> {
  const names = groups.has(fold(text)) ? [text] : text.split(/[,،;؛|/\n]/u).map((name) => name.trim());
  const found = names.filter((name) => name !== '').map((name) => readNamed('group', name, groups));
  const ids = new Set(found.flatMap(({ value }) => (value === null ? [] : [value])));
  return { value: [...ids], problems: found.flatMap(({ problems }) => problems) };
}

function readNamed<Id extends string>(
  kind: 'group' | 'level',
  name: string,
  things: ReadonlyMap<string, readonly { id: Id; archived: boolean }[]>,
): Read<Id> {
  const all = things.get(fold(name)) ?? [];
  const open = all.filter(({ archived }) => !archived);
  const [first] = open;
  if (open.length > 1) return problem({ code: `${kind}_ambiguous`, name });
  if (first) return { value: first.id, problems: [] };
  return problem({ code: all.length > 0 ? `${kind}_archived` : `${kind}_unknown`, name });
}
