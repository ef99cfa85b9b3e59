import { ApiError, NetworkError } from '@rubrica/api-client';
import { describe, expect, it, vi } from 'vitest';
import { after, createFakeClient, lose, pending, refuse, type CallHandlers } from './fake-client.ts';
import { confirmation, idOf, inDays, listOf } from './fixtures/basics.ts';
import { levels } from './fixtures/people.ts';

const id = idOf('named', 1);

function clientWith(handlers: CallHandlers) {
  const onMistake = vi.fn<(mistake: Error) => void>();
  return { onMistake, ...createFakeClient({ handlers: () => handlers, onMistake }) };
}

describe('a fake client', () => {
  it("replies with a story's reply, or with what its handler makes of the parsed input", async () => {
    const { client } = clientWith({
      listLevels: ({ query }) => ({ ...listOf(levels), limit: query.limit }),
      removeLevel: after(5, confirmation),
    });
    expect(await client.listLevels()).toMatchObject({ limit: 20, total: levels.length });
    expect(await client.removeLevel({ params: { id } })).toEqual(confirmation);
  });

  it('refuses and loses calls with the errors of the real client', async () => {
    const { client } = clientWith({ getMe: refuse(403, 'Not yours.'), listLevels: lose('timeout') });
    const refused = await client.getMe().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ call: 'getMe', status: 403, message: 'Not yours.' });
    await expect(client.listLevels()).rejects.toBeInstanceOf(NetworkError);
  });

  it('names the call that a story forgot', async () => {
    const { client, onMistake } = clientWith({});
    await expect(client.listGroups()).rejects.toThrow('listGroups, which has no handler');
    expect(onMistake).toHaveBeenCalledOnce();
  });

  it('fails when a reply or an input is not what the contract says', async () => {
    const { client, onMistake } = clientWith({
      createPairingCode: { code: 'QK7M', expiresAt: 'tomorrow' },
      getLevel: refuse(404, ''),
    });
    await expect(client.createPairingCode()).rejects.toThrow('fake reply to createPairingCode');
    await expect(client.getLevel({ params: { id: 'first' } })).rejects.toThrow('called getLevel with');
    expect(onMistake).toHaveBeenCalledTimes(2);
  });

  it('counts the calls that are still to be answered', async () => {
    const { client, openCalls } = clientWith({ createPairingCode: after(5, { code: 'QK7M', expiresAt: inDays(1) }) });
    const reply = client.createPairingCode();
    expect(openCalls()).toBe(1);
    await reply;
    expect(openCalls()).toBe(0);
  });

  it('counts apart the calls that a handler never answers', async () => {
    const { client, openCalls, unansweredCalls } = clientWith({ createPairingCode: () => pending() });
    void client.createPairingCode();
    await expect.poll(openCalls).toBe(0);
    expect(unansweredCalls()).toBe(1);
  });
});
