import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { taskTakens } from './attempts.ts';
import { books } from './books.ts';
import { chatMessages } from './chat.ts';
import { id, reference } from './columns.ts';
import { files } from './files.ts';
import { lectureAnswers, lectureQuestions } from './lecture-questions.ts';
import { pdfs } from './pdfs.ts';
import { questions } from './questions.ts';
import { videos } from './videos.ts';
import { whatsAppCampaigns } from './whatsapp-sends.ts';

/**
 * Where a file is used; whoever may see that may see the file. `question`: in a question, for staff. `attempt`: in an attempt's
 * frozen questions or its student's answers. `marks`: in a marker's marks, for the student only after the release. `video` and
 * `pdf`: in a video and in a document. `lecture-question`: in a version of a question of a lecture. `lecture-answer` and
 * `lecture-marks`: in a student's answer to one, and in a marker's marks of it. `chat`: in a message of a conversation. `book`:
 * in a version of a book. `whatsapp`: sent by WhatsApp.
 */
export const fileUses = pgTable(
  'file_uses',
  {
    id: id<'FileUse'>(),
    fileId: reference(() => files.id).notNull(),
    place: text()
      .$type<
        | 'question'
        | 'attempt'
        | 'marks'
        | 'video'
        | 'lecture-question'
        | 'lecture-answer'
        | 'lecture-marks'
        | 'pdf'
        | 'chat'
        | 'book'
        | 'whatsapp'
      >()
      .notNull(),
    questionId: reference(() => questions.id, { onDelete: 'cascade' }),
    taskTakenId: reference(() => taskTakens.id, { onDelete: 'cascade' }),
    videoId: reference(() => videos.id, { onDelete: 'cascade' }),
    lectureQuestionId: reference(() => lectureQuestions.id, { onDelete: 'cascade' }),
    lectureAnswerId: reference(() => lectureAnswers.id, { onDelete: 'cascade' }),
    pdfId: reference(() => pdfs.id, { onDelete: 'cascade' }),
    chatMessageId: reference(() => chatMessages.id, { onDelete: 'cascade' }),
    bookId: reference(() => books.id, { onDelete: 'cascade' }),
    whatsAppCampaignId: reference(() => whatsAppCampaigns.id, { onDelete: 'cascade' }),
  },
  (table) => [
    check(
      'file_uses_place',
      sql`num_nonnulls(${table.questionId}, ${table.taskTakenId}, ${table.videoId}, ${table.lectureQuestionId}, ${table.lectureAnswerId}, ${table.pdfId}, ${table.chatMessageId}, ${table.bookId}, ${table.whatsAppCampaignId}) = 1
        and (${table.place} = 'question') = (${table.questionId} is not null)
        and (${table.place} in ('attempt', 'marks')) = (${table.taskTakenId} is not null)
        and (${table.place} = 'video') = (${table.videoId} is not null)
        and (${table.place} = 'lecture-question') = (${table.lectureQuestionId} is not null)
        and (${table.place} in ('lecture-answer', 'lecture-marks')) = (${table.lectureAnswerId} is not null)
        and (${table.place} = 'pdf') = (${table.pdfId} is not null)
        and (${table.place} = 'chat') = (${table.chatMessageId} is not null)
        and (${table.place} = 'book') = (${table.bookId} is not null)
        and (${table.place} = 'whatsapp') = (${table.whatsAppCampaignId} is not null)`,
    ),
    uniqueIndex()
      .on(table.fileId, table.place, table.questionId)
      .where(sql`${table.questionId} is not null`),
    uniqueIndex()
      .on(table.fileId, table.place, table.taskTakenId)
      .where(sql`${table.taskTakenId} is not null`),
    uniqueIndex()
      .on(table.fileId, table.videoId)
      .where(sql`${table.videoId} is not null`),
    uniqueIndex()
      .on(table.fileId, table.lectureQuestionId)
      .where(sql`${table.lectureQuestionId} is not null`),
    uniqueIndex()
      .on(table.fileId, table.place, table.lectureAnswerId)
      .where(sql`${table.lectureAnswerId} is not null`),
    uniqueIndex()
      .on(table.fileId, table.pdfId)
      .where(sql`${table.pdfId} is not null`),
    uniqueIndex()
      .on(table.fileId, table.chatMessageId)
      .where(sql`${table.chatMessageId} is not null`),
    uniqueIndex()
      .on(table.fileId, table.bookId)
      .where(sql`${table.bookId} is not null`),
    uniqueIndex()
      .on(table.fileId, table.whatsAppCampaignId)
      .where(sql`${table.whatsAppCampaignId} is not null`),
    index().on(table.questionId),
    index().on(table.taskTakenId),
    index().on(table.videoId),
    index().on(table.lectureQuestionId),
    index().on(table.lectureAnswerId),
    index().on(table.pdfId),
    index().on(table.chatMessageId),
    index().on(table.bookId),
    index().on(table.whatsAppCampaignId),
  ],
);
