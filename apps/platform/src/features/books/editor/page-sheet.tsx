import type { BookContent, BookPage } from '@rubrica/api-client/contract';
import { RichTextInput } from '@rubrica/question-kit/editor';
import { QuietButton, token } from '@rubrica/ui';
import { ImagePlus, Mic } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { styled } from 'styled-components';
import { PageRecording } from '../../../lib/books/page-recording.tsx';
import { useKeepFocus } from '../../../lib/focus/use-keep-focus.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { aboveLevelHighlight } from '../measure/highlight.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { mostImages, updatePage } from './book-changes.ts';
import type { NewImage } from './book-state.ts';
import { PagePictures } from './page-pictures.tsx';
import { isPicture, pictureTypes } from './picture-types.ts';
import type { Change } from './use-history.ts';

const Sheet = styled.section`
  display: grid;
  align-content: start;
  gap: ${token.space[12]};
  min-inline-size: 0;
  min-block-size: 420px;
  padding: ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  &:focus-within {
    border-color: ${token.color.lineStrong};
  }
  &[data-dropping] {
    border: 2px dashed ${token.color.accent};
    padding: calc(${token.space[16]} - 1px);
  }
  & .tiptap,
  & [data-resting] {
    min-block-size: 240px;
    max-block-size: none;
    overflow-y: visible;
  }
  /* Room for the tools, so that they move nothing when they come. */
  & > [data-part='text'] [data-part='label'] {
    align-items: start;
    min-block-size: 58px;
  }
  & > [data-part='text'] [data-part='label'] > :first-child {
    white-space: nowrap;
  }
  /* A wave, so that colour is not all that tells it. */
  & ::highlight(${aboveLevelHighlight}) {
    text-decoration: underline wavy ${token.color.warning};
    text-decoration-skip-ink: none;
  }
`;

const hasFiles = ({ dataTransfer }: DragEvent) => [...dataTransfer.types].includes('Files');

interface PageSheetProps {
  page: BookPage;
  /** From 1. */
  number: number;
  language: BookContent['language'];
  arriving: readonly NewImage[];
  change: Change<BookContent>;
  onPictures: (page: BookPage, files: readonly File[]) => void;
  onFocus: () => void;
}

/** One page as it is written: its pictures above its text. */
export function PageSheet({ page, number, language, arriving, change, onPictures, onFocus }: PageSheetProps) {
  const m = useMessages({ en, ar });
  const chooser = useRef<HTMLInputElement>(null);
  const addPicture = useRef<HTMLButtonElement>(null);
  // A picture, a recording or the button that begins one.
  const kept = useKeepFocus(() => addPicture.current?.focus());
  const [isDropping, setDropping] = useState(false);
  const [isRecording, setRecording] = useState(page.recording !== null);
  const edit = (recipe: (page: BookPage) => BookPage, field?: string) =>
    change((content) => updatePage(content, page._id, recipe), field && `${page._id}/${field}`);

  return (
    <Sheet
      aria-label={m.pages.name(number)}
      data-page={page._id}
      data-dropping={isDropping ? '' : undefined}
      onFocus={(event) => {
        kept.onFocus(event);
        onFocus();
      }}
      onBlur={kept.onBlur}
      onPasteCapture={(event) => {
        const pictures = [...event.clipboardData.files].filter(isPicture);
        if (pictures.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        onPictures(page, pictures);
      }}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={(event) => {
        const { relatedTarget } = event;
        if (!(relatedTarget instanceof Node) || !event.currentTarget.contains(relatedTarget)) setDropping(false);
      }}
      onDropCapture={(event) => {
        setDropping(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onPictures(page, [...event.dataTransfer.files]);
      }}
    >
      <PagePictures
        images={page.images}
        arriving={arriving}
        onAlt={(at, alt) =>
          edit(
            (one) => ({ ...one, images: one.images.map((image, index) => (index === at ? { ...image, alt } : image)) }),
            `alt-${String(at)}`,
          )
        }
        onRemove={(at) => edit((one) => ({ ...one, images: one.images.toSpliced(at, 1) }))}
      />
      <div data-part="text">
        <RichTextInput
          kind="passage"
          label={m.pages.name(number)}
          placeholder={m.pages.placeholder}
          language={language}
          value={page.text}
          onChange={(text) => edit((one) => ({ ...one, text }), 'text')}
        />
      </div>
      <div>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={pictureTypes.join(',')}
          onChange={({ target }) => {
            onPictures(page, [...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <QuietButton
          ref={addPicture}
          icon={<ImagePlus aria-hidden="true" />}
          disabled={page.images.length + arriving.length >= mostImages}
          aria-label={m.pictures.addTo(number)}
          onClick={() => chooser.current?.click()}
        >
          {m.pictures.add}
        </QuietButton>
        {!isRecording && (
          <QuietButton
            icon={<Mic aria-hidden="true" />}
            aria-label={m.pages.recordFor(number)}
            onClick={() => setRecording(true)}
          >
            {m.pages.record}
          </QuietButton>
        )}
      </div>
      {isRecording && (
        <PageRecording
          page={page._id}
          number={String(number)}
          value={page.recording}
          onChange={(recording) => edit((one) => ({ ...one, recording }))}
        />
      )}
    </Sheet>
  );
}
