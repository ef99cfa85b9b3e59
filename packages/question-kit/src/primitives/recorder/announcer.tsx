import { VisuallyHidden } from '@rubrica/ui';
import { useEffect, useRef, useState } from 'react';
import { spokenBetween, type Reading } from './spoken.ts';
import type { RecorderMessages } from './messages-en.ts';

/** Says politely what time it is, at the few moments that matter. */
export function Announcer({ reading, messages }: { reading: Reading; messages: RecorderMessages }) {
  const before = useRef(reading);
  const [text, setText] = useState('');
  useEffect(() => {
    const said = spokenBetween(before.current, reading, messages);
    before.current = reading;
    if (said !== null) setText(said);
  }, [reading, messages]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
