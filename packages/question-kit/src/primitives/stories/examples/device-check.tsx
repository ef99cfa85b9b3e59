import { DeviceCheck, QuestionKitProvider, type MediaStore } from '@rubrica/question-kit/react';
import { useState } from 'react';

export function BeforeTheExam({ language, media }: { language: string; media: MediaStore }) {
  const [isReady, setIsReady] = useState(false);
  return (
    <QuestionKitProvider language={language} media={media}>
      <DeviceCheck
        kind="either"
        label="Microphone and camera"
        onChange={({ isOpen, isHeard }) => setIsReady(isOpen && isHeard)}
      />
      <p>{isReady ? 'You can begin.' : 'Say something, so that we know that your microphone works.'}</p>
    </QuestionKitProvider>
  );
}
