import { randomBytes } from 'node:crypto';
import type { AcceptedMessage, FakeMedia, FakeSession, FakeState } from './fake-state.ts';

/** Sends a request to where webhooks go. */
export type Deliver = (url: string, init: RequestInit) => Promise<Response>;

/** What somebody writes to a session. */
interface Received {
  from: string;
  text: string;
  id: string;
  media?: FakeMedia;
}

/** A message with a file, as WhatsApp has it: the file is elsewhere, and encrypted. */
function messageOf(state: FakeState, media: FakeMedia, caption: string): object {
  const mediaKey = randomBytes(32).toString('base64');
  state.media.set(mediaKey, media);
  const [type = ''] = media.mime.split('/');
  const part = ['image', 'video', 'audio'].includes(type) ? `${type}Message` : 'documentMessage';
  return {
    messageContextInfo: { deviceListMetadataVersion: 2 },
    [part]: {
      url: `https://mmg.whatsapp.net/v/t62.7118-24/${randomBytes(12).toString('hex')}.enc?ccb=11-4`,
      mimetype: media.mime,
      ...(media.name === undefined ? {} : { fileName: media.name }),
      ...(type === 'image' ? { caption, jpegThumbnail: randomBytes(600).toString('base64') } : {}),
      ...(type === 'audio' ? { seconds: 3, ptt: true } : {}),
      fileSha256: randomBytes(32).toString('base64'),
      fileLength: String(media.bytes.length),
      mediaKey,
      fileEncSha256: randomBytes(32).toString('base64'),
      directPath: '/v/t62.7118-24/',
      mediaKeyTimestamp: '1790000000',
    },
  };
}

/** Sends webhooks of what happens, as the state's `webhookMode` says. Returns the statuses of the replies. */
export function fakeWebhooks(state: FakeState, deliver: Deliver) {
  let held: object[] = [];

  const post = async (event: object) => {
    const secret = state.webhookMode === 'badly-signed' ? 'somebody-else' : state.webhookSecret;
    const response = await deliver(state.webhookUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-webhook-signature': secret },
      body: JSON.stringify(event),
    });
    await response.body?.cancel();
    return response.status;
  };
  const postAll = async (events: readonly object[]) => {
    const statuses: number[] = [];
    for (const event of events) statuses.push(await post(event));
    return statuses;
  };

  const send = async (event: object): Promise<number[]> => {
    if (state.webhookMode === 'reversed') {
      held.push(event);
      return [];
    }
    return postAll(state.webhookMode === 'doubled' ? [event, event] : [event]);
  };

  return {
    /** Tells that a session has a status. With `reversed` nothing is sent until `flush`. */
    sessionStatus: async (session: FakeSession, status: string, at: Date): Promise<number[]> => {
      const event = {
        event: 'session.status',
        timestamp: Math.floor(at.getTime() / 1000),
        sessionId: session.key,
        data: { status },
      };
      return send(event);
    },
    /** Tells what became of a message. */
    messageStatus: async (session: FakeSession, message: AcceptedMessage, status: number): Promise<number[]> => {
      message.status = status;
      return send({
        event: status === 2 ? 'message.sent' : 'messages.update',
        timestamp: Math.floor(Date.now() / 1000),
        sessionId: session.key,
        data: {
          ...(status === 2 ? { msgId: message.msgId } : {}),
          key: { id: `3EB0${message.msgId}`, fromMe: true, remoteJid: `${message.to.replace('+', '')}@s.whatsapp.net` },
          update: { status },
        },
      });
    },
    /** Tells that somebody wrote to a session; with the same id, the same message again. */
    received: async (session: FakeSession, { from, text, id, media }: Received) =>
      send({
        event: 'messages.received',
        timestamp: Date.now(),
        sessionId: session.key,
        data: {
          messages: {
            key: { id, fromMe: false, remoteJid: '98711384416410@lid', cleanedSenderPn: from.replace('+', '') },
            messageBody: text,
            message: media ? messageOf(state, media, text) : { conversation: text },
          },
        },
      }),
    /** Sends what was held back, the newest first. */
    flush: async (): Promise<number[]> => {
      const events = held.toReversed();
      held = [];
      return postAll(events);
    },
  };
}
