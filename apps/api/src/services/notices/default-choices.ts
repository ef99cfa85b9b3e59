import { type Digest, type NoticeChannel, type NoticeKind, noticeKinds, type Role } from '@rubrica/api-client/contract';

/** Where notices of a kind are told until their reader chooses. Mails tell what asks for an act, or what one waits for. */
export const defaultChannels = {
  'task-set': 'app',
  'task-due': 'mail',
  'task-returned': 'mail',
  'marks-released': 'mail',
  'meeting-moved': 'mail',
  'meeting-changed': 'mail',
  'meeting-cancelled': 'mail',
  'child-absent': 'mail',
  'attendance-disputed': 'app',
  message: 'mail',
  'message-reported': 'mail',
  'report-ready': 'app',
  'import-done': 'app',
  'registration-waiting': 'mail',
  'job-failed': 'mail',
} as const satisfies Record<NoticeKind, NoticeChannel>;

/** The kinds that are mailed to those who have chosen nothing. */
export const mailedByDefault = noticeKinds.filter((kind) => defaultChannels[kind] === 'mail');

/** When the mail is sent to those who have chosen nothing. */
export const defaultDigest: Digest = { isOn: true, hour: 18, quietHours: { from: 22, until: 7 } };

const ofMeetings = ['meeting-moved', 'meeting-changed', 'meeting-cancelled'] as const satisfies NoticeKind[];

/** The kinds that a role can receive. */
export const kindsOfRole: Record<Role, readonly NoticeKind[]> = {
  student: ['task-set', 'task-due', 'task-returned', 'marks-released', ...ofMeetings, 'message'],
  parent: ['marks-released', 'child-absent', ...ofMeetings, 'message'],
  assistant: ['message', ...ofMeetings, 'attendance-disputed', 'report-ready'],
  admin: [
    'message',
    'message-reported',
    'registration-waiting',
    ...ofMeetings,
    'attendance-disputed',
    'report-ready',
    'import-done',
    'job-failed',
  ],
};
