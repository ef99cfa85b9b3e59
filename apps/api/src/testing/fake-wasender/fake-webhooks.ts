import type { FakeSession, FakeState } from './fake-state.ts';

/** Sends a request to where webhooks go. */
export type Deliver = (url: string, init: RequestInit) => Promise<Response>;

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

  return {
    /** Tells that a session has a status. With `reversed` nothing is sent until `flush`. */
    sessionStatus: async (session: FakeSession, status: string, at: Date): Promise<number[]> => {
      const event = {
        event: 'session.status',
        timestamp: Math.floor(at.getTime() / 1000),
        sessionId: session.key,
        data: { status },
      };
      if (state.webhookMode === 'reversed') {
        held.push(event);
        return [];
      }
      return postAll(state.webhookMode === 'doubled' ? [event, event] : [event]);
    },
    /** Sends what was held back, the newest first. */
    flush: async (): Promise<number[]> => {
      const events = held.toReversed();
      held = [];
      return postAll(events);
    },
  };
}
