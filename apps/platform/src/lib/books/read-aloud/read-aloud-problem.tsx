import { Banner } from '@rubrica/ui';
import { useMessages } from '../../i18n.ts';
import { ar, en } from '../messages.ts';
import type { ReadAloud } from './use-read-aloud.ts';

/** Says why nothing is heard. */
export function ReadAloudProblem({ readAloud: { state }, language }: { readAloud: ReadAloud; language: 'en' | 'ar' }) {
  const m = useMessages({ en, ar });
  if (state !== 'no-voice' && state !== 'failed') return null;
  return (
    <Banner tone="warning" announce>
      {state === 'failed' ? m.voiceFailed : m.noVoice(language === 'ar' ? m.arabic : m.english)}
    </Banner>
  );
}
