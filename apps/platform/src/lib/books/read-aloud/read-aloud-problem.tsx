import { Banner } from '@rubrica/ui';
import { useMessages } from '../../i18n.ts';
import { ar, en } from '../messages.ts';
import type { ReadAloud } from './use-read-aloud.ts';

interface ReadAloudProblemProps {
  readAloud: ReadAloud;
  language: 'en' | 'ar';
}

/** Says why nothing is heard, or a part is not. */
export function ReadAloudProblem({ readAloud: { state, hasLeftOut }, language }: ReadAloudProblemProps) {
  const m = useMessages({ en, ar });
  const text =
    state === 'failed'
      ? m.voiceFailed
      : state === 'no-voice'
        ? m.noVoice(language === 'ar' ? m.arabic : m.english)
        : hasLeftOut && m.arabicLeftOut;
  return (
    text && (
      <Banner tone="warning" announce>
        {text}
      </Banner>
    )
  );
}
