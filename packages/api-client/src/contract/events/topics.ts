import { z } from 'zod';
import { idOf } from '../ids.ts';

/** What people can be seen to be at work on. */
export const presenceTopics = ['marking', 'answering'] as const;
export type PresenceTopic = (typeof presenceTopics)[number];

/** What somebody is at work on. */
export const workSchema = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('marking'), id: idOf<'TaskTaken'>() }),
  z.object({ topic: z.literal('answering'), id: idOf<'ChatThread'>() }),
]);
export type Work = z.infer<typeof workSchema>;

/** What a page can watch: a topic and, where there are many such, the id of the one it shows. */
export const watchSchema = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('chat'), id: idOf<'ChatThread'>() }),
  z.object({ topic: z.literal('inbox') }),
  ...workSchema.options,
  z.object({ topic: z.literal('attempt'), id: idOf<'TaskTaken'>() }),
  z.object({ topic: z.literal('jobs') }),
  z.object({ topic: z.literal('whatsapp') }),
  z.object({ topic: z.literal('campaign'), id: idOf<'WhatsAppCampaign'>() }),
]);
export type Watch = z.infer<typeof watchSchema>;

/** What a page can watch, by kind. */
export type Topic = Watch['topic'];

/** A topic with the id that it needs. */
export type WatchOf<Name extends Topic> = Extract<Watch, { topic: Name }>;
