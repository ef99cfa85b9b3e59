import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { FileRef } from '../primitives/schema/fields.ts';
import type { MediaStore } from '../primitives/media/media-store.ts';
import { LazyRecorder } from '../primitives/recorder/lazy-recorder.tsx';
import { AttemptContext } from '../primitives/views/attempt-context.ts';
import { QuestionKitProvider } from '../assembly/provider.tsx';

/** What the tests read from this page, which has only a recorder and is reloaded by them. */
declare global {
  interface Window {
    phases: { phase: string; at: number }[];
    sent: { key: string; seconds: number; durationMs: number | undefined }[];
    given: FileRef[];
  }
}

window.phases = [];
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

function Page() {
  const [value, setValue] = useState<FileRef>();
  return (
    <QuestionKitProvider language="en" theme="light" media={media}>
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
          onPhase={(phase) => window.phases.push({ phase, at: Date.now() })}
        />
      </AttemptContext.Provider>
    </QuestionKitProvider>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
