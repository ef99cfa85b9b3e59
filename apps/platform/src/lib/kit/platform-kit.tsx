import { QuestionKitProvider } from '@rubrica/question-kit/react';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n.ts';
import { platformDictionary } from '../words/platform-dictionary.ts';
import { platformMedia } from './platform-media.ts';

interface PlatformKitProps {
  /** Whether words may be looked up; not in a timed attempt whose task does not allow it. */
  hasDictionary?: boolean;
  children: ReactNode;
}

/** Configures the question kit for the platform: its language, files by signed URLs, and the dictionary. */
export function PlatformKit({ hasDictionary = true, children }: PlatformKitProps) {
  return (
    <QuestionKitProvider
      language={useLanguage()}
      media={platformMedia}
      dictionary={hasDictionary ? platformDictionary : undefined}
    >
      {children}
    </QuestionKitProvider>
  );
}
