import path from 'node:path';
import * as attempts from './schema/attempts.ts';
import * as auth from './schema/auth.ts';
import * as books from './schema/books.ts';
import * as chat from './schema/chat.ts';
import * as courses from './schema/courses.ts';
import * as dictionary from './schema/dictionary.ts';
import * as fileUses from './schema/file-uses.ts';
import * as files from './schema/files.ts';
import * as lectureQuestions from './schema/lecture-questions.ts';
import * as live from './schema/live.ts';
import * as meetings from './schema/meetings.ts';
import * as named from './schema/named.ts';
import * as notices from './schema/notices.ts';
import * as papers from './schema/papers.ts';
import * as pdfs from './schema/pdfs.ts';
import * as pendingMails from './schema/pending-mails.ts';
import * as people from './schema/people.ts';
import * as practice from './schema/practice.ts';
import * as questions from './schema/questions.ts';
import * as removedMeetings from './schema/removed-meetings.ts';
import * as reportFiles from './schema/report-files.ts';
import * as system from './schema/system.ts';
import * as tasks from './schema/tasks.ts';
import * as userImports from './schema/user-imports.ts';
import * as videos from './schema/videos.ts';
import * as whatsApp from './schema/whatsapp.ts';
import * as whatsAppSends from './schema/whatsapp-sends.ts';
import * as words from './schema/words.ts';

/** Every table, for `db.query`. Code that needs one table imports it from its file under `schema/`. */
export const tables = {
  ...named,
  ...people,
  ...auth,
  ...pendingMails,
  ...system,
  ...questions,
  ...tasks,
  ...attempts,
  ...files,
  ...fileUses,
  ...videos,
  ...lectureQuestions,
  ...papers,
  ...pdfs,
  ...books,
  ...courses,
  ...words,
  ...dictionary,
  ...live,
  ...meetings,
  ...removedMeetings,
  ...notices,
  ...practice,
  ...userImports,
  ...reportFiles,
  ...chat,
  ...whatsApp,
  ...whatsAppSends,
};

/** The folder to which `drizzle-kit generate` writes migrations. */
export const migrationsFolder = path.join(import.meta.dirname, 'migrations');
