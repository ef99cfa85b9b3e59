import { useUi } from '@rubrica/ui';
import { useState } from 'react';
import type { FileRef } from '../../../primitives/schema/fields.ts';
import type { Draft } from '../../core/question.ts';
import type { MediaStore } from '../../../primitives/media/media-store.ts';
import { QuestionKitProvider } from '../../provider.tsx';
import { QuestionEditor, type QuestionEditorProps } from '../question-editor.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#cfe3ea"/><path d="M0 120 Q80 100 160 120 T320 120 V180 H0Z" fill="#4f8a8b"/><path d="M110 118h90l-18 26h-56z" fill="#7a4a2b"/><path d="M154 40v74l46-8z" fill="#f5f1e6"/></svg>',
)}`;

const readingMedia: MediaStore = { url: () => picture };

/** A host that stores files in nothing but the page. */
const media: MediaStore = {
  ...readingMedia,
  async upload(file, { onProgress }): Promise<FileRef> {
    onProgress(1);
    return { id: `stored-${file.name}`, name: file.name, mime: file.type, size: file.size };
  },
};

const named = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));
const choices = {
  categories: named('IGCSE', 'IELTS'),
  levels: named('A2', 'B1', 'B2', 'C1'),
  diplomas: named('ESL 0510', 'ESL 0511'),
};

export interface StoryEditorProps extends Pick<QuestionEditorProps, 'readOnly' | 'onSave' | 'status' | 'offers'> {
  draft: Draft;
  /** Told every draft, so that a test can read it. */
  onDraft?: ((draft: Draft) => void) | undefined;
  uploads?: boolean | undefined;
  height?: string | undefined;
}

/** The editor in a host that keeps the draft. */
export function StoryEditor({ draft, onDraft, uploads = true, height = '100dvh', ...rest }: StoryEditorProps) {
  const { language } = useUi();
  const [value, setValue] = useState(draft);
  return (
    <QuestionKitProvider language={language} media={uploads ? media : readingMedia}>
      <div style={{ blockSize: height }}>
        <QuestionEditor
          {...choices}
          {...rest}
          value={value}
          onChange={(next) => {
            setValue(next);
            onDraft?.(next);
          }}
        />
      </div>
    </QuestionKitProvider>
  );
}
