import { QuestionKitProvider } from '@rubrica/question-kit/react';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n.ts';
import { platformMedia } from './platform-media.ts';

/** Configures the question kit for the platform: its language, and files by signed URLs. */
export function PlatformKit({ children }: { children: ReactNode }) {
  return (
    <QuestionKitProvider language={useLanguage()} media={platformMedia}>
      {children}
    </QuestionKitProvider>
  );
}
