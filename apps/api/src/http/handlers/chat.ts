import { getMyThread } from '../../services/chat/get-my-thread.ts';
import { listChatMessages } from '../../services/chat/list-chat-messages.ts';
import { markChatRead } from '../../services/chat/mark-chat-read.ts';
import { openChatThread } from '../../services/chat/open-chat-thread.ts';
import { sendChatMessage } from '../../services/chat/send-chat-message.ts';
import { sendMyChatMessage } from '../../services/chat/send-my-chat-message.ts';
import {
  createCannedAnswer,
  getCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
  updateCannedAnswer,
} from '../../services/inbox/canned-answers.ts';
import { getChatThread } from '../../services/inbox/get-thread.ts';
import { countWaitingChats, listChatThreads } from '../../services/inbox/list-threads.ts';
import { reportChatMessage } from '../../services/inbox/report-message.ts';
import { settleChatReport } from '../../services/inbox/settle-report.ts';
import { updateChatThread } from '../../services/inbox/update-thread.ts';
import type { Handlers } from '../call-handlers.ts';

/** Conversations with the school. */
export const chatHandlers = {
  getMyThread,
  listChatMessages,
  sendMyChatMessage,
  sendChatMessage,
  markChatRead,
  openChatThread,
  listChatThreads,
  countWaitingChats,
  getChatThread,
  updateChatThread,
  reportChatMessage,
  settleChatReport,
  listCannedAnswers,
  createCannedAnswer,
  getCannedAnswer,
  updateCannedAnswer,
  removeCannedAnswer,
} satisfies Partial<Handlers>;
