import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChatChannel, ChatSide, FileId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { cannedAnswers, chatReads, chatThreads } from '../db/schema/chat.ts';
import { tellMessage } from '../services/chat/tell-message.ts';
import { writeMessage } from '../services/chat/write-message.ts';
import type { AppContext } from '../services/context.ts';
import { uploadFile } from '../services/files/upload-file.ts';
import { expectRow } from '../services/queries/query-results.ts';
import { addHours, createDemoContext, type DemoUser } from './demo-context.ts';
import type { DemoName } from './people.ts';
import type { People } from './seed-people.ts';
import { voiceSound } from './voice-sound.ts';

interface DemoMessage {
  by: ChatSide;
  /** Who writes for the school; the assistant when absent. */
  from?: DemoName;
  hoursAgo: number;
  text: string;
  /** Beside this file. */
  file?: { path: string; kind: 'image' | 'pdf'; mime: string };
  isVoice?: boolean;
}

interface DemoThread {
  channel?: ChatChannel;
  owner: DemoName;
  assignedTo?: DemoName;
  /** How many of the messages their owner has read. */
  read: number;
  messages: readonly DemoMessage[];
}

const demoThreads: readonly DemoThread[] = [
  {
    owner: 'student',
    read: 4,
    messages: [
      { by: 'owner', hoursAgo: 76, text: 'Hello! Is there a sheet with words for charts? I missed that lesson.' },
      {
        by: 'staff',
        hoursAgo: 75.4,
        text: 'Hi Yusuf, here it is. Try to use five of them in Homework 3.',
        file: { path: 'documents/words-for-charts.pdf', kind: 'pdf', mime: 'application/pdf' },
      },
      {
        by: 'owner',
        hoursAgo: 75.3,
        text: 'Thank you! Can I hand in Homework 3 a day later? I have an exam at school.',
      },
      { by: 'staff', hoursAgo: 74.8, text: 'Yes, of course. Good luck with your exam!' },
      {
        by: 'staff',
        hoursAgo: 2,
        text: 'Your essay has come back to you with a comment. Write to me if anything in it is not clear.',
      },
    ],
  },
  {
    owner: 'parent',
    assignedTo: 'admin',
    read: 2,
    messages: [
      { by: 'owner', hoursAgo: 200, text: 'Good morning, which books does Layla need for next term?' },
      { by: 'staff', from: 'admin', hoursAgo: 198.9, text: 'Good morning, Mrs Rahman. None, everything is here.' },
      {
        by: 'owner',
        hoursAgo: 0.7,
        text: 'Yusuf is ill and cannot come to the group this evening. Can he watch the lesson later?',
      },
      { by: 'note', hoursAgo: 0.5, text: 'Daniel, is tonight’s lesson recorded? Then I answer her.' },
    ],
  },
  {
    owner: 'layla',
    read: 4,
    messages: [
      { by: 'owner', hoursAgo: 50, text: 'May I record the speaking task again? There was noise in the street.' },
      { by: 'staff', hoursAgo: 49.6, text: 'You have two tries left, so yes. Close the window first!' },
      { by: 'owner', hoursAgo: 49.5, text: '', isVoice: true },
      { by: 'staff', hoursAgo: 49.4, text: 'Much better, I hear every word.' },
    ],
  },
  {
    owner: 'khaled',
    read: 0,
    messages: [
      { by: 'owner', hoursAgo: 26, text: 'مساء الخير، لا يعمل الصوت في واجب الاستماع. ماذا أفعل؟' },
      { by: 'owner', hoursAgo: 25.8, text: 'جرّبت هاتفًا آخر أيضًا.' },
    ],
  },
  {
    channel: 'whatsapp',
    owner: 'parent',
    read: 0,
    messages: [
      { by: 'owner', hoursAgo: 3.2, text: 'Hello, Layla has drawn a picture for the book of the class.' },
      {
        by: 'owner',
        hoursAgo: 3.1,
        text: 'Can it still be in it?',
        file: { path: 'books/tree.png', kind: 'image', mime: 'image/png' },
      },
      { by: 'owner', hoursAgo: 3, text: '', isVoice: true },
    ],
  },
];

const demoAnswers: readonly Pick<typeof cannedAnswers.$inferInsert, 'title' | 'textEn' | 'textAr'>[] = [
  {
    title: 'Office hours',
    textEn: 'Dear {name}, the office is open from Sunday to Thursday, 9:00 to 17:00.',
    textAr: 'عزيزي {name}، المكتب مفتوح من الأحد إلى الخميس، من 9:00 إلى 17:00.',
  },
  {
    title: 'One more day',
    textEn: 'Yes, {name}, you have one more day. Good luck!',
    textAr: 'نعم يا {name}، لديك يوم آخر. بالتوفيق!',
  },
  {
    title: 'Where the recording is',
    textEn: 'The lesson is recorded. From tomorrow morning it is on the page “Lectures”.',
    textAr: 'الدرس مسجَّل، وستجده في صفحة «المحاضرات» من صباح الغد.',
  },
];

/** Parts of a call that has none of them. */
const none = { params: undefined, query: undefined, headers: undefined };

/** What the demo's people and staff have written to each other: answered, waiting, and with an answer that is new. */
export async function seedMessages(app: AppContext, { person }: People, now: Date): Promise<void> {
  const writtenAt = addHours(now, -30 * 24);
  const writer = { createdBy: person('assistant').id, createdAt: writtenAt, updatedAt: writtenAt };
  await app.db.insert(cannedAnswers).values(demoAnswers.map((answer) => ({ ...answer, ...writer })));
  // Told here, at the times of the messages.
  const quiet: AppContext = { ...app, jobs: { ...app.jobs, send: async () => {} }, live: { publish: () => {} } };
  for (const { channel = 'chat', owner, assignedTo, read, messages } of demoThreads) {
    const beganAt = addHours(now, -(messages[0]?.hoursAgo ?? 0));
    const ids = { channel, ownerId: person(owner).id, assignedTo: assignedTo ? person(assignedTo).id : null };
    const times = { createdAt: beganAt, updatedAt: beganAt };
    const { id } = expectRow(
      await app.db
        .insert(chatThreads)
        .values({ ...ids, ...times })
        .returning(),
    );
    for (const message of messages) {
      const user = message.by === 'owner' ? person(owner) : person(message.from ?? 'assistant');
      await write(quiet, id, user, message, now);
    }
    await app.db.update(chatThreads).set({ ownerReadSeq: read }).where(eq(chatThreads.id, id));
    const answered = messages.findLastIndex(({ by }) => by === 'staff') + 1;
    if (answered > 0)
      await app.db.insert(chatReads).values({ threadId: id, userId: person('assistant').id, readSeq: answered });
    const told = { ...quiet, clock: { now: () => addHours(now, -(messages.at(-1)?.hoursAgo ?? 0)) } };
    for (const to of ['owner', 'staff'] as const) await tellMessage(told, { thread: id, to });
  }
}

async function write(app: AppContext, id: string, user: DemoUser, message: DemoMessage, now: Date): Promise<void> {
  const context = createDemoContext(app, user, addHours(now, -message.hoursAgo));
  const files: FileId[] = [];
  if (message.isVoice) {
    files.push((await uploadFile(context, { ...none, body: { ...voiceSound(), kind: 'audio' } }))._id);
  }
  if (message.file !== undefined) {
    const { path: name, kind, mime } = message.file;
    const bytes = await readFile(path.join(import.meta.dirname, name));
    const file = new File([bytes], path.basename(name), { type: mime });
    files.push((await uploadFile(context, { ...none, body: { file, kind } }))._id);
  }
  const thread = expectRow(await app.db.select().from(chatThreads).where(eq(chatThreads.id, id)));
  const { by, text } = message;
  await writeMessage(context, app.db, thread, { clientId: randomUUID(), text, files, by });
}
