import { VisuallyHidden } from '@rubrica/ui';
import { useEffect, useRef, useState } from 'react';
import { spokenBetween, type Reading } from './spoken.ts';
import type { RecorderWords } from './words-en.ts';

/** Says politely what time it is, at the few moments that matter. */
export function Announcer({ reading, words }: { reading: Reading; words: RecorderWords }) {
  const before = useRef(reading);
  const [text, setText] = useState('');
  useEffect(() => {
    const said = spokenBetween(before.current, reading, words);
    before.current = reading;
    if (said !== null) setText(said);
  }, [reading, words]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
