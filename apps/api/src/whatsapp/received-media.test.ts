import { describe, expect, test } from 'vitest';
import { createWasender } from './wasender.ts';

const secret = 'webhook-secret';
const wasender = createWasender({ url: 'http://127.0.0.1:1/api', token: 'token', webhookSecret: secret });
const whose = { id: '3EB0C3', fromMe: false, cleanedSenderPn: '201005551234' };
const received = (message: object, messageBody?: string) =>
  wasender.parseWebhook({
    secret,
    body: {
      event: 'messages.received',
      timestamp: 1_790_000_000,
      sessionId: 'key',
      data: { messages: { key: whose, messageBody, message, pushName: 'Nadia' } },
    },
  });
const read = (message: object, messageBody?: string) => {
  const told = received(message, messageBody)?.[0];
  return told?.kind === 'message-received' ? { text: told.text, media: told.media } : null;
};
const part = {
  url: 'https://mmg.whatsapp.net/v/t62.7118-24/11.enc?ccb=11-4&oh=01_Q5',
  mimetype: 'image/jpeg',
  fileSha256: 'b2ZmaWNl',
  fileLength: '48213',
  mediaKey: 'a2V5IG9mIHRoZSBwaWN0dXJl',
  fileEncSha256: 'ZW5jcnlwdGVk',
  directPath: '/v/t62.7118-24/11.enc',
  mediaKeyTimestamp: '1790000000',
};
const opened = (name: string, others: object = {}) => {
  const { url, mediaKey, mimetype, directPath, fileEncSha256, fileSha256, mediaKeyTimestamp } = {
    ...part,
    ...others,
  };
  return {
    key: { id: '3EB0C3' },
    message: { [name]: { url, mediaKey, mimetype, directPath, fileEncSha256, fileSha256, mediaKeyTimestamp } },
  };
};

describe('a file that came with a message', () => {
  test('is known by its kind, name and size, with its words, and with what the provider opens it by', () => {
    const picture = {
      ...part,
      caption: 'My homework',
      height: 1600,
      jpegThumbnail: 'x'.repeat(30_000),
      viewOnce: false,
    };
    expect(read({ messageContextInfo: {}, imageMessage: picture })).toEqual({
      text: 'My homework',
      media: {
        kind: 'image',
        mime: 'image/jpeg',
        name: '',
        sizeBytes: 48_213,
        durationMs: null,
        handle: opened('imageMessage'),
      },
    });
    const voice = { ...part, mimetype: 'audio/ogg; codecs=opus', seconds: 7, ptt: true, waveform: 'AAAA' };
    expect(read({ audioMessage: voice })?.media).toMatchObject({
      kind: 'audio',
      mime: voice.mimetype,
      durationMs: 7000,
    });
    const sticker = { stickerMessage: { ...part, mimetype: 'image/webp', fileLength: 900 } };
    expect(read(sticker)?.media).toMatchObject({ kind: 'sticker', sizeBytes: 900 });
    expect(read({ ptvMessage: { ...part, mimetype: 'video/mp4' } })?.media).toMatchObject({ kind: 'video' });
  });

  test('is found in what is wrapped; what may be seen once stays on the phone', () => {
    const document = {
      ...part,
      mimetype: 'application/pdf',
      fileName: 'plan.pdf',
      title: 'Plan',
      caption: 'For Sunday',
      fileLength: { low: 48_213, high: 0, unsigned: true },
    };
    const wrapped = { documentWithCaptionMessage: { message: { documentMessage: document } } };
    expect(read({ ephemeralMessage: { message: wrapped } })).toMatchObject({
      text: 'For Sunday',
      media: {
        kind: 'document',
        name: 'plan.pdf',
        sizeBytes: 48_213,
        handle: opened('documentMessage', { mimetype: 'application/pdf' }),
      },
    });
    expect(read({ viewOnceMessageV2: { message: { imageMessage: part } } })).toEqual({ text: '', media: null });
  });

  test('without what opens it is known, and cannot be fetched', () => {
    for (const missing of [
      { mediaKey: undefined },
      { mediaKey: null },
      { url: undefined },
      { mediaKey: 'x'.repeat(9000) },
    ])
      expect(read({ imageMessage: { ...part, ...missing } })?.media).toMatchObject({ kind: 'image', handle: null });
    const odd = { ...part, mimetype: 7, fileName: {}, fileLength: 'large', seconds: -1 };
    expect(read({ imageMessage: odd })?.media).toMatchObject({ mime: '', name: '', sizeBytes: null, durationMs: null });
    expect(read({ imageMessage: 'none', conversation: 'Hello' })).toEqual({ text: 'Hello', media: null });
    expect(read({ locationMessage: { degreesLatitude: 30 } }, '')).toEqual({ text: '', media: null });
  });
});
