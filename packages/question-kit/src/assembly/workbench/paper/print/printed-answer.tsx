import type { ReactNode } from 'react';
import { noteTexts, promptLines } from '../../../../families/short-answers/prompt-lines.ts';
import type { FileRef } from '../../../../primitives/schema/fields.ts';
import { FileImage } from '../../../../primitives/stimulus/file-image.tsx';
import { answerMessages } from '../../../../primitives/messages/answer.ts';
import { useMessages } from '../../../../primitives/messages/messages.ts';
import { letterOf } from '../../../../types/mcq/choice.ts';
import type { StudentBlock } from '../../../core/registry.ts';
import type { PrintMessages } from './messages.ts';
import { PrintedGaps } from './printed-gaps.tsx';

interface PrintedAnswerProps {
  block: StudentBlock;
  number: number | null;
  m: PrintMessages;
}

interface Timing {
  prepSeconds?: number | undefined;
  answerSeconds?: number | undefined;
}

const timesOf = ({ prepSeconds, answerSeconds }: Timing, m: PrintMessages) =>
  [prepSeconds === undefined ? '' : m.prepare(prepSeconds), answerSeconds === undefined ? '' : m.answer(answerSeconds)]
    .filter(Boolean)
    .join(m.comma);

/** Lines for so many words, as a hand writes them. */
const linesFor = (words: number | undefined) => Math.min(Math.max(Math.ceil((words ?? 120) / 9), 6), 40);

/** The place on paper for the answer to a part. Notes are in the language of the paper, within a part that may have another. */
export function PrintedAnswer({ block, number, m }: PrintedAnswerProps) {
  const label = (index: number) => `${number ?? ''}.${index + 1}`;
  switch (block.type) {
    case 'MCQ':
      return (
        <>
          {block.multiple && (
            <p data-part="note" dir="auto">
              {m.chooseSome}
            </p>
          )}
          <ol data-part="options">
            {block.content.map(({ id, text, image }, index) => (
              <li key={id}>
                <span data-part="box" />
                <b>{letterOf(index)}</b>
                <span dir="auto">
                  {text}
                  {image && <Picture file={image} />}
                </span>
              </li>
            ))}
          </ol>
        </>
      );
    case 'FillInBlanks':
      return (
        <>
          {block.words.length > 0 && (
            <p data-part="words" dir="auto">
              <b>{m.wordBox}:</b> {block.words.join(' · ')}
            </p>
          )}
          <PrintedGaps content={block.content} label={label} />
        </>
      );
    case 'ShortAnswers':
      return (
        <ol data-part="fields">
          {Array.from({ length: block.answersCount }, (_, index) => {
            const item = block.content[index];
            return (
              <li key={item?.id ?? index}>
                <b>{label(index)}</b>
                <span dir="auto">
                  {noteTexts(promptLines(item?.prompt ?? '')).map((text, at) => (
                    <span key={at} data-part="prompt">
                      {text}
                    </span>
                  ))}
                </span>
                <span data-part="line" />
              </li>
            );
          })}
        </ol>
      );
    case 'Matching':
      return (
        <>
          {block.reusable && (
            <p data-part="note" dir="auto">
              {m.useEach}
            </p>
          )}
          <div data-part="pairs">
            <ol>
              {block.lefts.map(({ id, text }, index) => (
                <li key={id}>
                  <b>{label(index)}</b>
                  <span dir="auto">{text}</span>
                  <span data-part="short" />
                </li>
              ))}
            </ol>
            <ol>
              {block.rights.map(({ id, text }, index) => (
                <li key={id}>
                  <b>{letterOf(index)}</b>
                  <span dir="auto">{text}</span>
                </li>
              ))}
            </ol>
          </div>
        </>
      );
    case 'WritingEssays':
    case 'WritingPhotoDescription':
    case 'WritingSummaries':
      return (
        <>
          <p data-part="note" dir="auto">
            {m.words(block.minWords, block.maxWords)}
          </p>
          <div data-part="lines">
            {Array.from({ length: linesFor(block.maxWords ?? block.minWords) }, (_, index) => (
              <span key={index} data-part="line" />
            ))}
          </div>
        </>
      );
    case 'SpeakingQA':
      return (
        <Aloud m={m}>
          {block.content.map((prompt, index) => (
            <li key={prompt.id}>
              <b>{label(index)}</b>
              {prompt.text.trim() !== '' && (
                <span data-part="plain" dir="auto">
                  {prompt.text}
                </span>
              )}
              {prompt.audio && <small dir="auto">{m.recording}</small>}
              <small dir="auto">{timesOf(prompt, m)}</small>
            </li>
          ))}
        </Aloud>
      );
    case 'SpeakingPhotoDescription':
      return (
        <Aloud m={m}>
          {block.content.map((photo, index) => (
            <li key={photo.id}>
              <b>{label(index)}</b>
              <Picture file={photo.image} alt={photo.alt} />
              <small dir="auto">{timesOf(photo, m)}</small>
            </li>
          ))}
        </Aloud>
      );
    case 'VideoSpeaking':
      return (
        <p data-part="note" dir="auto">
          {m.video} {m.aloud} {timesOf(block, m)}
        </p>
      );
    case 'Rubric':
    case 'Vocab':
      return null;
  }
}

function Aloud({ m, children }: { m: PrintMessages; children: ReactNode }) {
  return (
    <>
      <p data-part="note" dir="auto">
        {m.aloud}
      </p>
      <ol data-part="fields">{children}</ol>
    </>
  );
}

function Picture({ file, alt = '' }: { file: FileRef; alt?: string }) {
  return <FileImage file={file} alt={alt} messages={useMessages(answerMessages)} />;
}
