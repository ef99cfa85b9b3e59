import { Player, QuestionKitProvider, type MediaStore, type PlayerProps } from '@rubrica/question-kit/react';

/** `media` says where files are; the play limit is counted with it. */
export function Announcement({ media, file }: { media: MediaStore; file: PlayerProps['file'] }) {
  return (
    <QuestionKitProvider language="en" media={media}>
      <Player file={file} kind="audio" label="At the station" lang="en" playLimit={2} />
    </QuestionKitProvider>
  );
}
