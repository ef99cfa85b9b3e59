import type { ChatAttachment, UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema/auth.ts';
import { bookReadings, books } from '../../db/schema/books.ts';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';
import { files } from '../../db/schema/files.ts';
import { lectureAnswers } from '../../db/schema/lecture-questions.ts';
import { attendance, meetings } from '../../db/schema/meetings.ts';
import { notices } from '../../db/schema/notices.ts';
import { pdfNotes, pdfProgress, pdfs } from '../../db/schema/pdfs.ts';
import { groupAssistants, groups, groupStudents, users } from '../../db/schema/people.ts';
import { auditLog } from '../../db/schema/system.ts';
import { videoNotes, videoProgress, videos } from '../../db/schema/videos.ts';
import { whatsAppMessages, whatsAppPreferences } from '../../db/schema/whatsapp-sends.ts';
import { words } from '../../db/schema/words.ts';
import { expectRow } from '../queries/query-results.ts';
import { ownOf } from './read-attempt.ts';

/** Reads what is stored of a person besides attempts and files, by the name that each part has in the export. */
export async function readSections(db: Database, id: UserId): Promise<Record<string, unknown>> {
  const { name, email, phone, role, status, language, consentAt, lastLoginAt, createdAt } = expectRow(
    await db.select().from(users).where(eq(users.id, id)),
  );
  const groupNames = async (members: typeof groupStudents | typeof groupAssistants) =>
    db
      .select({ name: groups.name })
      .from(members)
      .innerJoin(groups, eq(groups.id, members.groupId))
      .where(eq(members.userId, id));
  return {
    account: { name, email, phone, role, status, language, consentAt, lastLoginAt, createdAt },
    groups: [...(await groupNames(groupStudents)), ...(await groupNames(groupAssistants))],
    logins: await db
      .select({
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        ipAddress: sessions.ipAddress,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    meetings: await db
      .select({
        title: meetings.title,
        startsAt: meetings.startsAt,
        status: attendance.status,
        joinedAt: attendance.joinedAt,
        dispute: attendance.dispute,
      })
      .from(attendance)
      .innerJoin(meetings, eq(meetings.id, attendance.meetingId))
      .where(eq(attendance.studentId, id))
      .orderBy(asc(meetings.startsAt)),
    lectures: await db
      .select({ title: videos.title, updatedAt: videoProgress.updatedAt })
      .from(videoProgress)
      .innerJoin(videos, eq(videos.id, videoProgress.videoId))
      .where(eq(videoProgress.studentId, id)),
    'lecture-answers': (await db.select().from(lectureAnswers).where(eq(lectureAnswers.studentId, id))).map(
      ({ try: number, entries, createdAt: at }) => ({ try: number, entries: ownOf(entries), at }),
    ),
    'lecture-notes': await db
      .select({ video: videos.title, text: videoNotes.text, createdAt: videoNotes.createdAt })
      .from(videoNotes)
      .innerJoin(videos, eq(videos.id, videoNotes.videoId))
      .where(eq(videoNotes.userId, id)),
    documents: await db
      .select({ title: pdfs.title, updatedAt: pdfProgress.updatedAt })
      .from(pdfProgress)
      .innerJoin(pdfs, eq(pdfs.id, pdfProgress.pdfId))
      .where(eq(pdfProgress.userId, id)),
    'document-notes': await db
      .select({ title: pdfs.title, quote: pdfNotes.quote, text: pdfNotes.text, createdAt: pdfNotes.createdAt })
      .from(pdfNotes)
      .innerJoin(pdfs, eq(pdfs.id, pdfNotes.pdfId))
      .where(eq(pdfNotes.userId, id)),
    books: await db
      .select({
        title: books.title,
        page: bookReadings.page,
        secondsRead: bookReadings.secondsRead,
        openedAt: bookReadings.openedAt,
        finishedAt: bookReadings.finishedAt,
      })
      .from(bookReadings)
      .innerJoin(books, eq(books.id, bookReadings.bookId))
      .where(eq(bookReadings.studentId, id)),
    messages: await db
      .select({
        text: chatMessages.text,
        files: chatMessages.files,
        // Without what it is fetched by.
        attachment: sql<ChatAttachment | null>`${chatMessages.attachment} - '{mime,durationMs,source}'::text[]`,
        by: chatMessages.by,
        at: chatMessages.createdAt,
      })
      .from(chatMessages)
      .innerJoin(chatThreads, eq(chatThreads.id, chatMessages.threadId))
      // The own conversation without the team's notes; of those of others, what this person wrote.
      .where(or(and(eq(chatThreads.ownerId, id), ne(chatMessages.by, 'note')), eq(chatMessages.authorId, id)))
      .orderBy(asc(chatMessages.createdAt)),
    words: await db
      .select({
        word: words.word,
        meaning: words.meaning,
        translation: words.translation,
        sentence: words.sentence,
        createdAt: words.createdAt,
      })
      .from(words)
      .where(eq(words.userId, id)),
    notices: await db
      .select({ kind: notices.kind, at: notices.at, readAt: notices.readAt })
      .from(notices)
      .where(eq(notices.userId, id)),
    whatsapp: await db
      .select({ text: whatsAppMessages.text, state: whatsAppMessages.state, at: whatsAppMessages.stateAt })
      .from(whatsAppMessages)
      .where(eq(whatsAppMessages.recipientId, id))
      .orderBy(asc(whatsAppMessages.id)),
    'whatsapp-wishes': await db
      .select({
        optedOutAt: whatsAppPreferences.optedOutAt,
        optedOutBy: whatsAppPreferences.optedOutBy,
        consentAt: whatsAppPreferences.consentAt,
      })
      .from(whatsAppPreferences)
      .where(eq(whatsAppPreferences.userId, id)),
    files: await db
      .select({ id: files.id, name: files.name, type: files.mime, size: files.size, createdAt: files.createdAt })
      .from(files)
      .where(and(eq(files.ownerId, id), isNull(files.deletedAt))),
    history: await db
      .select({ at: auditLog.at, action: auditLog.action, ipAddress: auditLog.ipAddress })
      .from(auditLog)
      .where(eq(auditLog.actorId, id))
      .orderBy(asc(auditLog.at)),
  };
}
