import { listNotices } from '../../services/notices/list-notices.ts';
import { markNoticesRead } from '../../services/notices/mark-notices-read.ts';
import { getNoticeChoices, updateNoticeChoices } from '../../services/notices/notice-choices.ts';
import type { Handlers } from '../call-handlers.ts';

/** Notices, and where people are told them. */
export const noticeHandlers = {
  listNotices,
  markNoticesRead,
  getNoticeChoices,
  updateNoticeChoices,
} satisfies Partial<Handlers>;
