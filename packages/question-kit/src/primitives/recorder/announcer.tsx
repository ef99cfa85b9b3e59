import { VisuallyHidden } from '@rubrica/ui';
import { useEffect, useRef, useState } from 'react';
import { announcementBetween, type ClockReading } from './announcements.ts';
import type { RecorderMessages } from './messages-en.ts';

/** A polite live region for the announcements of the clock. */
export function Announcer({ reading, messages }: { reading: ClockReading; messages: RecorderMessages }) {
  const before = useRef(reading);
  const [text, setText] = useState('');
  useEffect(() => {
    const announcement = announcementBetween(before.current, reading, messages);
    before.current = reading;
    if (announcement !== null) setText(announcement);
  }, [reading, messages]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
