/** What something can be told about. The schemas of each are not here: pages list the kinds without them. */
export const noticeKinds = [
  'task-set',
  'task-due',
  'task-returned',
  'marks-released',
  'meeting-moved',
  'meeting-changed',
  'meeting-cancelled',
  'child-absent',
  'attendance-disputed',
  'message',
  'message-reported',
  'report-ready',
  'import-done',
  'registration-waiting',
  'job-failed',
] as const;

export type NoticeKind = (typeof noticeKinds)[number];
