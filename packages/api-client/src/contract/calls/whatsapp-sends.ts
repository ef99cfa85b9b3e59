import { z } from 'zod';
import { call, smallBody } from '../call.ts';
import {
  previewSchema,
  sendMediaSchema,
  sendToGroupsSchema,
  sendToManySchema,
  sendToPersonSchema,
  sendToStudentSchema,
  whatsAppAutomationChangeSchema,
  whatsAppAutomationsSchema,
  whatsAppCampaignSchema,
  whatsAppMessageSchema,
  whatsAppMessageStateSchema,
  whatsAppPreferenceChangeSchema,
  whatsAppPreferenceSchema,
  whatsAppPreviewSchema,
} from '../entities/whatsapp-sends.ts';
import { byId } from '../ids.ts';
import { listQuery, pageOf } from '../shapes.ts';

const byCampaignId = byId<'WhatsAppCampaign'>();
const sent = { method: 'POST', reply: whatsAppCampaignSchema, status: 201 } as const;

/** What the school sends by WhatsApp, for admins. Each send is a job that sends one message to each person. */
export const whatsAppSendCalls = {
  sendWhatsAppText: call({
    ...sent,
    path: '/whatsapp/send-text-message',
    summary: 'Sends a message to one person.',
    body: sendToPersonSchema,
  }),
  sendWhatsAppTextByStudentId: call({
    ...sent,
    path: '/whatsapp/send-text-message-by-student-id',
    summary: 'Sends a message to a student, to their parents, or to both.',
    body: sendToStudentSchema,
  }),
  sendWhatsAppTextByGroupIds: call({
    ...sent,
    path: '/whatsapp/send-text-message-by-group-ids',
    summary: 'Sends a message to the students of groups, to their parents, or to both.',
    body: sendToGroupsSchema,
  }),
  sendMultipleWhatsAppMessages: call({
    ...sent,
    path: '/whatsapp/send-multiple-text-messages',
    summary: 'Sends a message to people, to groups, or to those who stand somewhere with a task.',
    body: sendToManySchema,
  }),
  sendWhatsAppMedia: call({
    ...sent,
    path: '/whatsapp/send-media-message',
    summary: 'Sends a file, with or without a text, to whomever a message can be sent to.',
    body: sendMediaSchema,
  }),
  previewWhatsApp: call({
    method: 'POST',
    path: '/whatsapp/preview',
    summary: 'Whom a send would reach, what three of them would read, and how long it would take.',
    body: previewSchema,
    reply: whatsAppPreviewSchema,
  }),
  listWhatsAppCampaigns: call({
    method: 'GET',
    path: '/whatsapp/campaigns',
    summary: 'A page of the sends, newest first.',
    query: listQuery(['createdAt'], {
      state: whatsAppCampaignSchema.shape.state.optional(),
      kind: whatsAppCampaignSchema.shape.kind.optional(),
    }),
    reply: pageOf(whatsAppCampaignSchema),
  }),
  getWhatsAppCampaign: call({
    method: 'GET',
    path: '/whatsapp/campaigns/:id',
    summary: 'A send, with how many of its messages are in each state.',
    params: byCampaignId,
    reply: whatsAppCampaignSchema,
  }),
  listWhatsAppMessages: call({
    method: 'GET',
    path: '/whatsapp/campaigns/:id/messages',
    summary: 'A page of the messages of a send.',
    params: byCampaignId,
    query: listQuery(['name', 'stateAt'], { state: whatsAppMessageStateSchema.optional() }),
    reply: pageOf(whatsAppMessageSchema),
  }),
  pauseWhatsAppCampaign: call({
    method: 'POST',
    path: '/whatsapp/campaigns/:id/pause',
    summary: 'Holds a send: after the message that is being sent, none is until it is resumed.',
    params: byCampaignId,
    reply: whatsAppCampaignSchema,
  }),
  resumeWhatsAppCampaign: call({
    method: 'POST',
    path: '/whatsapp/campaigns/:id/resume',
    summary: 'Goes on with a send that is paused.',
    params: byCampaignId,
    reply: whatsAppCampaignSchema,
  }),
  cancelWhatsAppCampaign: call({
    method: 'POST',
    path: '/whatsapp/campaigns/:id/cancel',
    summary: 'Ends a send: messages that wait are not sent.',
    params: byCampaignId,
    reply: whatsAppCampaignSchema,
  }),
  settleWhatsAppMessage: call({
    method: 'POST',
    path: '/whatsapp/messages/:id/settle',
    summary: 'Says what became of a message of which nobody knows, or sends one again that was not delivered.',
    params: byId<'WhatsAppMessage'>(),
    body: z.object({ as: z.enum(['delivered', 'failed']), sendAgain: z.boolean().default(false) }),
    bodyLimits: smallBody,
    reply: whatsAppMessageSchema,
  }),
  listWhatsAppAutomations: call({
    method: 'GET',
    path: '/whatsapp/automations',
    summary: 'Which messages are sent by themselves, by group.',
    reply: whatsAppAutomationsSchema,
  }),
  updateWhatsAppAutomation: call({
    method: 'PUT',
    path: '/whatsapp/automations',
    summary: 'Turns a message that is sent by itself on or off for a group.',
    body: whatsAppAutomationChangeSchema,
    bodyLimits: smallBody,
    reply: whatsAppAutomationsSchema,
  }),
  getWhatsAppPreference: call({
    method: 'GET',
    path: '/users/:id/whatsapp',
    summary: 'Whether somebody gets WhatsApp messages.',
    params: byId<'User'>(),
    reply: whatsAppPreferenceSchema,
  }),
  updateWhatsAppPreference: call({
    method: 'PUT',
    path: '/users/:id/whatsapp',
    summary: 'Records that somebody wants no WhatsApp messages, wants them again, or agreed to them.',
    params: byId<'User'>(),
    body: whatsAppPreferenceChangeSchema,
    bodyLimits: smallBody,
    reply: whatsAppPreferenceSchema,
  }),
};
