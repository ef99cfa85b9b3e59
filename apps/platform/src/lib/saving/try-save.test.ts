import { ApiError, ConflictError, NetworkError } from '@rubrica/api-client';
import { describe, expect, it } from 'vitest';
import { tryReport, trySave } from './try-save.ts';

const failure = { message: 'No.', code: 'refused' };
const failing = (error: unknown) =>
  trySave('saveMarks', async () => {
    throw error;
  });
const refusal = (status: number) => new ApiError('saveMarks', status, failure);
/** What a proxy replies in its own words. */
const foreign = (status: number) => new ApiError('saveMarks', status, { message: '', code: 'unknown' });

describe('what came of a save', () => {
  it('is the reply, once the server has confirmed', async () => {
    expect(await trySave('saveMarks', async () => 7)).toEqual({ kind: 'saved', reply: 7 });
  });

  it("is a conflict with the server's copy, of this call only", async () => {
    const current = { version: 2 };
    expect(await failing(new ConflictError('saveMarks', failure, current))).toEqual({ kind: 'conflict', current });
    expect(await failing(new ConflictError('saveAnswer', failure, current))).toMatchObject({ kind: 'failed' });
  });

  it('can be tried again where no reply came, the session ended, or the server is at its limit', async () => {
    const errors = [new NetworkError('saveMarks', 'offline', null), refusal(401), refusal(429), refusal(503)];
    for (const error of errors) expect(await failing(error)).toEqual({ kind: 'offline', error });
  });

  it('can be tried again where a proxy says that there is no server', async () => {
    for (const error of [401, 404, 409, 429, 502].map(foreign))
      expect(await failing(error)).toEqual({ kind: 'offline', error });
  });

  it('is a failure where a proxy refused what was sent, so that it keeps back no other', async () => {
    for (const status of [400, 403, 413]) expect(await failing(foreign(status))).toMatchObject({ kind: 'failed' });
  });

  it('is a failure where the server refused', async () => {
    for (const status of [403, 404, 409, 422]) expect(await failing(refusal(status))).toMatchObject({ kind: 'failed' });
  });
});

const reporting = (error: unknown) =>
  tryReport(async () => {
    throw error;
  });

describe('a report', () => {
  it('is done with once it arrived, or the server refused it', async () => {
    expect(await tryReport(async () => 7)).toBe(true);
    for (const status of [403, 404, 409, 422]) expect(await reporting(refusal(status))).toBe(true);
  });

  it('is sent again where no reply came, the session ended, or the server is at its limit', async () => {
    const errors = [new NetworkError('saveBookReading', 'offline', null), refusal(401), refusal(429), refusal(503)];
    for (const error of errors) expect(await reporting(error)).toBe(false);
  });

  it('is sent again where something else than the server refused it', async () => {
    for (const status of [403, 404, 413]) expect(await reporting(foreign(status))).toBe(false);
  });
});
