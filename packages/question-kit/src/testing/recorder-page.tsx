import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { FileRef } from '../primitives/schema/fields.ts';
import type { MediaStore } from '../primitives/media/media-store.ts';
import { LazyRecorder } from '../primitives/recorder/lazy-recorder.tsx';
import { AttemptContext } from '../primitives/views/attempt-context.ts';
import { createQuestionAnswer } from '../assembly/answer/create-question-answer.tsx';
import { QuestionKitProvider } from '../assembly/provider.tsx';
import { toStudentView } from '../assembly/core/student-view.ts';
import { videoSpeakingQuestion } from '../assembly/core/video-speaking-question.ts';
import { videoSpeakingAnswer } from '../types/video-speaking/answer.tsx';

/** What the tests read from this page, which has only a recorder, or a video to answer, and is reloaded by them. */
declare global {
  interface Window {
    sent: { key: string; seconds: number; durationMs: number | undefined }[];
    given: FileRef[];
  }
}

window.sent = [];
window.given = [];

async function soundSeconds(bytes: ArrayBuffer): Promise<number> {
  return (await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.slice(0))).duration;
}

/** A host whose server is mocked by the test. */
const media: MediaStore = {
  url: ({ id }) => `/stored/${id}`,
  upload: async (file, { key, durationMs }) => {
    const bytes = await file.arrayBuffer();
    window.sent.push({ key, durationMs, seconds: await soundSeconds(bytes) });
    const reply = await fetch(`/upload/${key}`, { method: 'PUT', body: bytes });
    if (!reply.ok) throw new Error(`The server responded with ${reply.status}.`);
    return { id: key, name: file.name, mime: file.type, size: file.size };
  },
};

function VoiceRecorder() {
  const [value, setValue] = useState<FileRef>();
  return (
    <AttemptContext.Provider value="attempt">
      <LazyRecorder
        kind="audio"
        recordingId="prompt"
        label="Answer"
        value={value}
        onChange={(file) => {
          setValue(file);
          if (file) window.given.push(file);
        }}
      />
    </AttemptContext.Provider>
  );
}

const QuestionAnswer = createQuestionAnswer({ VideoSpeaking: videoSpeakingAnswer });
const prompt: FileRef = { id: 'prompt.webm', name: 'prompt.webm', mime: 'video/webm', size: 1 };
const question = toStudentView(videoSpeakingQuestion({ video: prompt }));
// The same after a reload, as the id of a stored question is.
for (const block of question.questions) block.id = 'video-answer';

function VideoAnswer() {
  return (
    <QuestionAnswer
      question={question}
      attempt="attempt"
      onChange={(entries) => {
        for (const entry of entries)
          if ('studentAnswer' in entry && Array.isArray(entry.studentAnswer))
            for (const part of entry.studentAnswer) if (part.kind === 'recording') window.given.push(part.file);
      }}
    />
  );
}

const isVideo = new URLSearchParams(location.search).get('answer') === 'video';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <QuestionKitProvider language="en" theme="light" media={media}>
        {isVideo ? <VideoAnswer /> : <VoiceRecorder />}
      </QuestionKitProvider>
    </StrictMode>,
  );
