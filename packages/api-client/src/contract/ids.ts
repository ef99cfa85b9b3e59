import type {
  AnswerId,
  CategoryId,
  DiplomaId,
  FileId,
  Id,
  LevelId,
  QuestionId,
  TaskTakenId,
} from '@rubrica/question-kit';
import { z } from 'zod';
import type { ResourceName } from './resources.ts';

export type UserId = Id<'User'>;
export type GroupId = Id<'Group'>;
export type TaskId = Id<'Task'>;
export type SessionId = Id<'Session'>;
export type StaffNoteId = Id<'StaffNote'>;
export type TagId = Id<'Tag'>;
export type AuditEntryId = Id<'AuditEntry'>;
export type VideoId = Id<'Video'>;
export type LectureQuestionId = Id<'LectureQuestion'>;
export type LectureAnswerId = Id<'LectureAnswer'>;
export type VideoMomentId = Id<'VideoMoment'>;
export type VideoNoteId = Id<'VideoNote'>;
export type PdfId = Id<'Pdf'>;
export type PdfNoteId = Id<'PdfNote'>;
export type BookId = Id<'Book'>;
export type WordId = Id<'Word'>;
export type DictionaryImportId = Id<'DictionaryImport'>;
export type UserImportId = Id<'UserImport'>;
export type PublishTokenId = Id<'PublishToken'>;
export type ReportFileId = Id<'ReportFile'>;
export type UploadId = Id<'Upload'>;
export type MeetingId = Id<'Meeting'>;
export type MeetingSeriesId = Id<'MeetingSeries'>;
export type AttendanceChangeId = Id<'AttendanceChange'>;
export type NoticeId = Id<'Notice'>;
export type JobId = Id<'Job'>;
export type ChatThreadId = Id<'ChatThread'>;
export type ChatMessageId = Id<'ChatMessage'>;
export type CannedAnswerId = Id<'CannedAnswer'>;
export type WhatsAppCampaignId = Id<'WhatsAppCampaign'>;
export type WhatsAppMessageId = Id<'WhatsAppMessage'>;
export type { AnswerId, CategoryId, DiplomaId, FileId, LevelId, QuestionId, TaskTakenId };

/** The id of an object of a named collection. */
export type NamedId = CategoryId | LevelId | DiplomaId;

/** Collections of objects that another collection names: an assigned task is a task, a lecture is a video, and a student's book is a book. */
interface SameObject {
  AssignedTask: 'Task';
  Lecture: 'Video';
  StudentBook: 'Book';
}

/** The objects that have an id of their own. */
export type ObjectName =
  | Exclude<ResourceName, keyof SameObject>
  | 'Answer'
  | 'File'
  | 'Session'
  | 'Upload'
  | 'UserImport'
  | 'ReportFile'
  | 'PublishToken'
  | 'LectureQuestion'
  | 'LectureAnswer'
  | 'Tag'
  | 'VideoMoment'
  | 'PdfNote'
  | 'MeetingSeries'
  | 'AttendanceChange'
  | 'Notice'
  | 'Job'
  | 'ChatThread'
  | 'ChatMessage'
  | 'CannedAnswer'
  | 'WhatsAppCampaign'
  | 'WhatsAppMessage';

/** Whose id a collection's calls name. */
export type ObjectOf<Name extends ResourceName> = Name extends keyof SameObject
  ? SameObject[Name]
  : Extract<Name, ObjectName>;

/** An id of one kind of object, a UUIDv7 string. */
export function idOf<Name extends ObjectName>(): z.ZodType<Id<Name>, Id<Name>> {
  return z.uuid();
}

/** Parameters of a call on one object. */
export function byId<Name extends ObjectName>() {
  return z.object({ id: idOf<Name>() });
}
