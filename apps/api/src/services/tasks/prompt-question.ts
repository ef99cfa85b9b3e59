import type { VideoPrompt } from '@rubrica/api-client/contract';
import { type CaptionTrack, type FileRef, type Question, videoSpeakingQuestion } from '@rubrica/question-kit';

/** How the students of a speaking task answer one of its videos. */
export type PromptSettings = Omit<VideoPrompt, 'video'>;

/** How a video is answered where its author says nothing else. */
export const defaultPromptSettings: PromptSettings = {
  instructions: '',
  mark: 1,
  prepSeconds: null,
  answerSeconds: null,
  tries: null,
};

/** What the question takes from its video. */
interface PromptVideo {
  title: string;
  file: FileRef;
  captions?: CaptionTrack[] | undefined;
}

/** Returns the question that a video of a speaking task becomes. */
export function promptQuestion(
  { title, file, captions = [] }: PromptVideo,
  { instructions, mark, prepSeconds, answerSeconds, tries }: PromptSettings,
): Question {
  return videoSpeakingQuestion({
    title,
    video: file,
    captions: captions.length > 0 ? captions : undefined,
    rubric: toParagraphs(instructions),
    mark,
    prepSeconds: prepSeconds ?? undefined,
    answerSeconds: answerSeconds ?? undefined,
    tries: tries ?? undefined,
  });
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function toParagraphs(text: string): string {
  const escaped = text.replaceAll(/[&<>"]/gu, (character) => escapes[character] ?? character);
  return escaped
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line}</p>`)
    .join('');
}
