import { type WhatsAppMessageState, whatsAppMessageStates } from '@rubrica/api-client/contract';

/**
 * What can happen to a message.
 *
 * - `begin`: it is about to be handed over; written down before it is.
 * - `keep`: the provider has certainly not got it, for now.
 * - `accept`: the provider has it.
 * - `refuse`: the provider does not take it, or there is nothing to send to.
 * - `lose`: it may have been handed over: the answer got lost, or the server stopped in between.
 * - `deliver`, `read`: it has arrived, and was read.
 * - `fail`: the provider could not deliver it, or its log shows that it never had it.
 * - `cancel`: it is not to be sent any more.
 * - `settle-delivered`, `settle-failed`: a person says what became of it.
 * - `send-again`: a person has one sent once more that did not arrive.
 */
export const messageEvents = [
  'begin',
  'keep',
  'accept',
  'refuse',
  'lose',
  'deliver',
  'read',
  'fail',
  'cancel',
  'settle-delivered',
  'settle-failed',
  'send-again',
] as const;
export type MessageEvent = (typeof messageEvents)[number];

/**
 * The next state by state and event; what is not listed changes nothing. What is reported about a message may come twice and in any
 * order: no report takes one back to an earlier state. Only `keep`, where nothing was sent, and a person make one wait again.
 */
const transitions: {
  readonly [State in WhatsAppMessageState]: Partial<Record<MessageEvent, WhatsAppMessageState>>;
} = {
  queued: { begin: 'sending', refuse: 'failed', cancel: 'cancelled' },
  sending: {
    keep: 'queued',
    accept: 'accepted',
    refuse: 'failed',
    lose: 'unknown',
    deliver: 'delivered',
    read: 'read',
    fail: 'failed',
  },
  unknown: {
    accept: 'accepted',
    refuse: 'failed',
    deliver: 'delivered',
    read: 'read',
    fail: 'failed',
    'settle-delivered': 'delivered',
    'settle-failed': 'failed',
  },
  accepted: { deliver: 'delivered', read: 'read', fail: 'failed' },
  // What has arrived has arrived, whatever was reported or decided before.
  failed: { deliver: 'delivered', read: 'read', 'send-again': 'queued' },
  delivered: { read: 'read' },
  read: {},
  cancelled: {},
};

/** Returns the state of a message after an event; null where the event changes nothing. */
export function nextState(state: WhatsAppMessageState, event: MessageEvent): WhatsAppMessageState | null {
  return transitions[state][event] ?? null;
}

/** The states in which an event changes a message, with the state after it. */
export function statesBefore(event: MessageEvent): { state: WhatsAppMessageState; next: WhatsAppMessageState }[] {
  return whatsAppMessageStates.flatMap((state) => {
    const next = nextState(state, event);
    return next === null ? [] : [{ state, next }];
  });
}
