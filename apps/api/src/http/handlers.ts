import type { Handlers } from './call-handlers.ts';
import { authHandlers } from './handlers/auth.ts';
import { bookHandlers } from './handlers/books.ts';
import { chatHandlers } from './handlers/chat.ts';
import { homeHandlers } from './handlers/home.ts';
import { jobHandlers } from './handlers/jobs.ts';
import { learningHandlers } from './handlers/learning.ts';
import { meetingHandlers } from './handlers/meetings.ts';
import { noticeHandlers } from './handlers/notices.ts';
import { paperHandlers } from './handlers/papers.ts';
import { peopleHandlers } from './handlers/people.ts';
import { whatsAppHandlers } from './handlers/whatsapp.ts';
import { whatsAppSendHandlers } from './handlers/whatsapp-sends.ts';

/** The handler of every call; a missing one does not compile. */
export const handlers = {
  ...authHandlers,
  ...peopleHandlers,
  ...learningHandlers,
  ...paperHandlers,
  ...bookHandlers,
  ...meetingHandlers,
  ...noticeHandlers,
  ...chatHandlers,
  ...jobHandlers,
  ...homeHandlers,
  ...whatsAppHandlers,
  ...whatsAppSendHandlers,
} satisfies Handlers;
