import { useState } from 'react';
import { useMessages } from '../../../lib/i18n.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import type { KnownThread } from './merge-page.ts';

/** What a screen reader is told of messages that come while the conversation is open: each once, and none of the history. */
export function useAnnouncement(known: KnownThread | undefined): string {
  const m = useMessages({ en, ar });
  const [told, setTold] = useState<{ seq: number; text: string } | null>(null);
  const newest = known?.items.at(-1)?.seq ?? 0;
  if (known && (told === null || newest > told.seq)) {
    const news = told === null ? [] : known.items.filter(({ seq, by }) => by === 'staff' && seq > told.seq);
    const texts = news.map((message) =>
      m.newMessage(m.by(message, false), message.text || m.filesOnly(message.files.length)),
    );
    setTold({ seq: newest, text: news.length === 0 ? (told?.text ?? '') : texts.join('\n') });
  }
  return told?.text ?? '';
}
