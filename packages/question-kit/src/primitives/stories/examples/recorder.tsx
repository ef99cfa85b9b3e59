import { QuestionKitProvider, Recorder, type MediaStore, type RecorderProps } from '@rubrica/question-kit/react';
import { useState } from 'react';

/** Each take is kept on the device until `media` has it. */
export function SpokenAnswer({ media, id }: { media: MediaStore; id: RecorderProps['recordingId'] }) {
  const [file, setFile] = useState<RecorderProps['value']>();
  return (
    <QuestionKitProvider language="en" media={media}>
      <Recorder
        kind="audio"
        label="Your answer"
        recordingId={id}
        prepSeconds={30}
        answerSeconds={60}
        value={file}
        onChange={setFile}
      />
    </QuestionKitProvider>
  );
}
