import type { ChatMessage } from '@rubrica/api-client/contract';

const unit = (amount: number, name: 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat('en-GB', { style: 'unit', unit: name, unitDisplay: 'long' }).format(amount);

export const en = {
  open: (unread: number) => (unread === 0 ? 'Messages' : `Messages, ${unread} unread`),
  title: 'Your school',
  close: 'Close messages',
  loading: 'Loading your messages',
  problem: 'Your messages could not be loaded',
  empty: 'Ask your school anything',
  emptyText: 'A teacher or the office answers here. You can send pictures, PDFs and voice messages too.',
  answersWithin: (minutes: number) => {
    if (minutes < 60) return `Usually answers within ${unit(minutes, 'minute')}`;
    const hours = Math.round(minutes / 60);
    return `Usually answers within ${hours < 36 ? unit(hours, 'hour') : unit(Math.round(hours / 24), 'day')}`;
  },
  openNow: 'The school is open now',
  closedUntil: (when: string) => `Closed now. The school reads messages from ${when}`,
  earlier: 'Show earlier messages',
  messages: 'Messages',
  today: 'Today',
  yesterday: 'Yesterday',
  you: 'You',
  school: 'School',
  deleted: 'This message was deleted.',
  read: 'Read',
  delivered: 'Sent',
  sending: 'Sending…',
  waiting: 'Waiting for the connection. It is kept on this device and sent by itself.',
  refused: 'Not sent',
  retry: 'Try again',
  discard: 'Delete',
  discarded: 'The message was deleted.',
  newMessage: (name: string, text: string) => `New message from ${name}: ${text}`,
  /** What stands for a message without a text, for example in an announcement. */
  filesOnly: (count: number) => (count === 1 ? 'a file' : `${count} files`),
  toNewest: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  typing: 'The school is writing…',
  write: 'Your message',
  placeholder: 'Write a message',
  keys: 'Enter sends, Shift and Enter begin a new line.',
  send: 'Send',
  attach: 'Attach pictures, PDFs or recordings',
  voice: 'Record a voice message',
  voiceLabel: 'Voice message',
  cancelVoice: 'Cancel the voice message',
  voiceMissing:
    'The recorder could not be loaded: either the connection dropped, or a newer version was published. Send what you have written; once you are connected, reload the page.',
  remove: (name: string) => `Remove ${name}`,
  attached: 'Attached',
  tooLarge: (name: string, megabytes: number) => `${name} is larger than ${megabytes} MB. Choose a smaller file.`,
  wrongKind: (name: string) => `${name} cannot be sent here. Choose a picture, a PDF or a sound recording.`,
  tooMany: (most: number) => `A message carries at most ${most} files. Send the others in another message.`,
  unreadable: (name: string) =>
    `${name} cannot be read any more: it may have been moved or changed. Remove it, or attach it again.`,
  tooLong: (most: number) => `A message has at most ${most} characters.`,
  pastedName: (time: string) => `Picture ${time}`,
  droppable: 'Drop the files to attach them',
  blocked:
    'Your school takes no messages from you here at the moment. Please speak to your teacher, or call the school.',
  forced: 'You are using this account for somebody else. Only they can write and mark messages as read.',
  by: (message: Pick<ChatMessage, 'author'>, isOwn: boolean) => (isOwn ? 'You' : (message.author?.name ?? 'School')),
};

export type Messages = typeof en;
