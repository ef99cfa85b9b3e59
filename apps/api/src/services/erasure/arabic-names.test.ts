import type { UserId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema/people.ts';
import { whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { type FakeWasender, startFakeWasender } from '../../testing/fake-wasender/start-fake-wasender.ts';
import { sendTo } from '../../testing/sends.ts';
import { testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { givePhones } from '../../testing/whatsapp-send-scenarios.ts';
import { erasedName } from './erased-name.ts';
import { recogniser } from './names-person.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  fake = await startFakeWasender();
  server = await testServer({ wasender: fake });
  room = await classroom(server);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

let families = 0;

/** A parent who reads Arabic, with children of these names. */
async function familyOf(...names: string[]) {
  families += 1;
  const parent = await server.makePerson({ role: 'parent', name: `Parent ${families}` });
  await server.app.db.update(users).set({ language: 'ar' }).where(eq(users.id, parent.id));
  await givePhones(server, [parent]);
  const children: { id: UserId; name: string }[] = [];
  for (const [index, name] of names.entries()) {
    const email = `child${index}@family${families}.example`;
    const body = { name, email, phone: null, role: 'student' as const, password: testPassword };
    const { _id: id } = await server.ok('createUser', { body }, room.admin);
    await server.ok('linkParent', { params: { id }, body: { parent: parent.id } }, room.admin);
    children.push({ id, name });
  }
  const erase = async (name: string) => {
    const id = children.find((child) => child.name === name)?.id ?? '';
    await server.ok('eraseUser', { params: { id }, body: { name } }, room.admin);
  };
  const write = (text: string) => sendTo(server, room.admin, { people: [parent.id], text });
  return { parent, children, erase, write };
}

/** What a parent was written, oldest first. */
const messagesTo = ({ id }: { id: string }) =>
  server.app.db
    .select({ text: whatsAppMessages.text, state: whatsAppMessages.state })
    .from(whatsAppMessages)
    .where(eq(whatsAppMessages.recipientId, id))
    .orderBy(whatsAppMessages.id);

test('a message about a child and a sibling is not sent after the child is erased, and keeps the sibling’s name alone', async () => {
  const { parent, children, erase } = await familyOf('عمر المصري', 'مريم المصري');
  const body = {
    clientId: crypto.randomUUID(),
    name: 'To parents',
    texts: { en: '', ar: 'بخصوص {name}' },
    audience: {
      who: { kind: 'students' as const, students: children.map(({ id }) => id) },
      to: 'parents' as const,
    },
  };
  await server.ok('sendMultipleWhatsAppMessages', { body }, room.admin);
  expect(await messagesTo(parent)).toEqual([{ text: 'بخصوص عمر المصري ومريم المصري', state: 'queued' }]);
  await erase('مريم المصري');
  expect(await messagesTo(parent)).toEqual([{ text: `بخصوص عمر المصري و ${erasedName}`, state: 'cancelled' }]);
});

test('the name is taken out behind what Arabic writes as a part of the next word', async () => {
  const { parent, erase, write } = await familyOf('مريم المصري');
  await write('نشكر لمريم المصري حضورها');
  await write('ولمريم المصري كتاب');
  await write('فمريم المصري غائبة');
  await write('مرحبا بمريم المصري.');
  await erase('مريم المصري');
  expect(await messagesTo(parent)).toEqual([
    { text: `نشكر ل ${erasedName} حضورها`, state: 'cancelled' },
    { text: `ول ${erasedName} كتاب`, state: 'cancelled' },
    { text: `ف ${erasedName} غائبة`, state: 'cancelled' },
    { text: `مرحبا ب ${erasedName}.`, state: 'cancelled' },
  ]);
});

test('a name in Latin letters is recognised in an Arabic list, and any name behind a joining stroke', async () => {
  const { parent, erase, write } = await familyOf('Omar Ali', 'Sara Ali', 'مريم علي');
  await write(new Intl.ListFormat('ar').format(['Omar Ali', 'Sara Ali']));
  await write('تذكير لـSara Ali');
  await write('تذكير لـمريم علي');
  await write('تذكير لـOmar Ali');
  await erase('Sara Ali');
  await erase('مريم علي');
  const [list, ...reminders] = await messagesTo(parent);
  expect(list).toEqual({ text: `Omar Ali و ${erasedName}`, state: 'cancelled' });
  expect(reminders).toEqual([
    { text: `تذكير لـ ${erasedName}`, state: 'cancelled' },
    { text: `تذكير لـ ${erasedName}`, state: 'cancelled' },
    { text: 'تذكير لـOmar Ali', state: 'queued' },
  ]);
});

test('after “for” the name is recognised without the first letter of its article', async () => {
  const { parent, erase, write } = await familyOf('السيد المصري');
  await write('كتاب للسيد المصري');
  await erase('السيد المصري');
  expect(await messagesTo(parent)).toEqual([{ text: `كتاب ل ${erasedName}`, state: 'cancelled' }]);
});

test('a sibling whose name begins like a prefix, and longer names, stay', async () => {
  const { parent, erase, write } = await familyOf('كريم المصري', 'ريم المصري', 'سام المصري', 'وسام المصري');
  const kept = ['كريم المصري ووسام المصري', 'وكريم المصري غائب', 'وسام المصري', 'تكريم المصري', 'ريم المصرية'];
  const named = ['كريم المصري وريم المصري', 'كريم المصري وسام المصري'];
  for (const text of [...kept, ...named]) await write(text);
  await erase('ريم المصري');
  await erase('سام المصري');
  expect(await messagesTo(parent)).toEqual([
    ...kept.map((text) => ({ text, state: 'queued' })),
    { text: `كريم المصري و ${erasedName}`, state: 'cancelled' },
    { text: `كريم المصري و ${erasedName}`, state: 'cancelled' },
  ]);
});

test('a name is recognised behind what Arabic writes as a part of the next word, and not in longer words', () => {
  const names = recogniser({ name: 'مريم السيد', email: 'm@a.example', phone: null });
  const theirs = ['ومريم', 'لمريم.', 'اسمي مريم', 'وبمريم', 'فكالسيد', 'للسيد', 'وللسيد', '«والسيد»'];
  expect(theirs.filter((text) => !names(text))).toEqual([]);
  expect(recogniser({ name: 'Sara Ali', email: 'm@a.example', phone: null })('وSara')).toBe(true);
  expect(recogniser({ name: 'هدى الليثي', email: 'm@a.example', phone: null })('كتاب لليثي')).toBe(true);
  // In an answer, three letters behind a prefix are another word.
  expect(recogniser({ name: 'ريم سالم', email: 'm@a.example', phone: null })('القرآن كريم')).toBe(false);
  expect(['مريمة', 'يومريم', 'لسيد', 'بوالسيد', 'and مري'].filter(names)).toEqual([]);
});
