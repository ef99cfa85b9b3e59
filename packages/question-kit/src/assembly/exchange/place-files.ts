import type { FileRef } from '../../primitives/schema/fields.ts';
import type { InputItem } from '../../primitives/schema/input.ts';
import type { Question } from '../core/question.ts';

/**
 * The questions with the host's file references in the place of an import's own.
 *
 * @param stored by the id that a file has in `ImportResult.files`: what the host stored it as, or null to leave it out
 * (a stimulus goes, an option loses its image, a video its captions). A file that is not in it stays as it is.
 */
export function placeFiles(questions: readonly Question[], stored: ReadonlyMap<string, FileRef | null>): Question[] {
  const find = (file: FileRef) => (stored.has(file.id) ? stored.get(file.id) : file);
  return questions.map((question) => ({
    ...question,
    input: question.input.flatMap((input): InputItem[] => {
      if (input.kind === 'text') return [input];
      const file = find(input.file);
      if (!file) return [];
      if (input.kind !== 'video' || !input.captions) return [{ ...input, file }];
      const { captions, ...video } = input;
      const placed = find(captions);
      return [placed ? { ...video, file, captions: placed } : { ...video, file }];
    }),
    questions: question.questions.map((block) => {
      if (block.type !== 'MCQ') return block;
      const content = block.content.map((option) => {
        if (!option.image) return option;
        const { image: _image, ...rest } = option;
        const image = find(option.image);
        return image ? { ...rest, image } : rest;
      });
      return { ...block, content };
    }),
  }));
}
