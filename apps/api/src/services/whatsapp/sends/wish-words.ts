/** What people write who want no more messages, or want them again, without marks and in lower case. */
const words = {
  stop: ['stop', 'stopall', 'unsubscribe', 'قف', 'توقف', 'الغاء', 'ايقاف', 'الغاء الاشتراك'],
  start: ['start', 'subscribe', 'ابدا', 'اشتراك'],
} as const;

/** What a message asks for that consists of nothing else; null for any other. */
export function wishOf(text: string): keyof typeof words | null {
  const bare = text
    .normalize('NFKD')
    // Vowel signs and the hamza on an alef are written by some and left out by others.
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ـ', '')
    .replaceAll(/[^\p{L}\s]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
  const is = (wish: keyof typeof words) => words[wish].some((word) => word === bare);
  if (is('stop')) return 'stop';
  return is('start') ? 'start' : null;
}
