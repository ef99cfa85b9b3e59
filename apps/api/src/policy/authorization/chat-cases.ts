import { only } from './case.ts';
import { resourceCases } from './resource-cases.ts';
import type { Side } from './world.ts';

const learners = only({ student: 'any', parent: 'any' });
const staff = only({ admin: 'any', assistant: 'own' });
const clientId = '0190b1f2-1c3a-7abc-8def-0123456789ab';
const message = { clientId, text: 'Good morning.' };
const ofStudent = ({ chat }: Side) => ({ params: { id: chat.student } });
const ofParent = ({ chat }: Side) => ({ params: { id: chat.parent } });
const onWhatsApp = ({ chat }: Side) => ({ params: { id: chat.whatsApp } });

const messageOf = ({ chat }: Side) => ({ params: { id: chat.message } });
const everyStaff = only({ admin: 'any', assistant: 'any' });
const cannedAnswer = { title: 'Hours', textEn: 'From nine.' };

/** Threads as staff see them. */
const threads = [
  { about: 'that of a student', args: ofStudent, access: staff },
  { about: 'that of a parent', args: ofParent, access: staff },
  { about: 'one of WhatsApp', args: onWhatsApp, access: staff },
];

/** Threads: their owner's, and the staff's who see that owner. What came by WhatsApp is for staff. */
const readers = [
  {
    about: 'that of a student',
    args: ofStudent,
    access: only({ admin: 'any', assistant: 'own', student: 'own', parent: 'unseen' }),
  },
  {
    about: 'that of a parent',
    args: ofParent,
    access: only({ admin: 'any', assistant: 'own', student: 'unseen', parent: 'own' }),
  },
  {
    about: 'one of WhatsApp',
    args: onWhatsApp,
    access: only({ admin: 'any', assistant: 'own', student: 'unseen', parent: 'unseen' }),
  },
];

export const chatCases = {
  getMyThread: [{ args: () => ({}), access: learners }],
  sendMyChatMessage: [{ args: () => ({ body: message }), access: learners }],
  listChatMessages: readers,
  markChatRead: readers.map((one) => ({ ...one, args: (side: Side) => ({ ...one.args(side), body: { seq: 1 } }) })),
  sendChatMessage: [
    { about: 'that of a student', args: (side: Side) => ({ ...ofStudent(side), body: message }), access: staff },
    { about: 'that of a parent', args: (side: Side) => ({ ...ofParent(side), body: message }), access: staff },
    {
      about: 'a note in one of WhatsApp',
      args: (side: Side) => ({ ...onWhatsApp(side), body: { ...message, isNote: true } }),
      access: staff,
    },
  ],
  openChatThread: [{ args: ({ student }: Side) => ({ body: { student } }), access: staff }],
  listChatThreads: [{ args: () => ({}), access: everyStaff }],
  countWaitingChats: [{ args: () => ({}), access: everyStaff }],
  getChatThread: threads,
  updateChatThread: threads.map((one) => ({
    ...one,
    args: (side: Side) => ({ ...one.args(side), body: { assignedTo: null } }),
  })),
  reportChatMessage: [{ args: (side: Side) => ({ ...messageOf(side), body: { reason: 'Insults' } }), access: staff }],
  settleChatReport: [
    {
      args: (side: Side) => ({ ...messageOf(side), body: { outcome: 'kept' as const } }),
      access: only({ admin: 'any' }),
    },
  ],
  // All staff read them; an assistant changes those that they wrote.
  ...resourceCases('CannedAnswer', {
    id: ({ chat }) => chat.cannedAnswer,
    create: cannedAnswer,
    update: cannedAnswer,
    access: { list: everyStaff, get: everyStaff, write: staff },
  }),
  createCannedAnswer: [{ args: () => ({ body: cannedAnswer }), access: everyStaff }],
};
