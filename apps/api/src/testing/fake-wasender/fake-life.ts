import type { AcceptedMessage, FakeLife, FakeState } from './fake-state.ts';
import { type Deliver, fakeWebhooks } from './fake-webhooks.ts';

/** As people who have their phone in the hand. */
export const demoLife: FakeLife = { sentMs: 1500, deliveredMs: 4000, readMs: 9000, answerMs: 16_000 };

const answers = {
  en: ['Thank you, I have seen it.', 'All right!', 'Can I call you about it tomorrow?'],
  ar: ['شكرًا، وصلتني الرسالة.', 'حسنًا!', 'هل أستطيع الاتصال بكم غدًا بهذا الشأن؟'],
};
/** WhatsApp's numbers of what became of a message. */
const [sent, delivered, read] = [2, 3, 4];

/** Lets messages be sent, delivered and read by themselves, and the first person who was written to answer each message. */
export function openFakeLife(state: FakeState, deliver: Deliver) {
  const timers = new Set<NodeJS.Timeout>();
  const webhooks = fakeWebhooks(state, deliver);
  let answerer: string | null = null;
  let answered = 0;

  const later = (ms: number, act: () => Promise<unknown>) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      // Nobody may be listening.
      act().catch(() => undefined);
    }, ms);
    timers.add(timer);
  };

  return {
    /** Begins what becomes of a message. */
    follow: (message: AcceptedMessage): void => {
      const { life } = state;
      const session = state.sessions.find(({ id }) => id === message.session);
      if (!life || !session) return;
      later(life.sentMs, () => webhooks.messageStatus(session, message, sent));
      later(life.deliveredMs, () => webhooks.messageStatus(session, message, delivered));
      later(life.readMs, () => webhooks.messageStatus(session, message, read));
      answerer ??= message.to;
      if (answerer !== message.to) return;
      const language = /\p{Script=Arabic}/u.test(String(message.body['text'])) ? 'ar' : 'en';
      const text = answers[language][answered % answers[language].length] ?? '';
      answered += 1;
      const id = `3AFA${String(message.msgId)}`;
      later(life.answerMs, () => webhooks.received(session, { from: message.to, text, id }));
    },
    /** Forgets what has not happened yet. */
    close: (): void => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
