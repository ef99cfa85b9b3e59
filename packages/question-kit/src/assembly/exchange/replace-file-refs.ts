import type { FileRef } from '../../primitives/schema/fields.ts';
import type { InputItem } from '../../primitives/schema/input.ts';
import type { Question } from '../core/question.ts';

/**
 * Returns the questions with the host's file references instead of the temporary ones of an import.
 *
 * @param stored by the id of a file in `ImportResult.files`: the host's reference, or null to remove it (a stimulus, the image
 * of an option, the captions of a video). References to other files stay as they are.
 */
export function replaceFileRefs(
  questions: readonly Question[],
  stored: ReadonlyMap<string, FileRef | null>,
): Question[] {
  const findStored = (file: FileRef) => (stored.has(file.id) ? stored.get(file.id) : file);
  return questions.map((question) => ({
    ...question,
    input: question.input.flatMap((input): InputItem[] => {
      if (input.kind === 'text') return [input];
      const file = findStored(input.file);
      if (!file) return [];
      if (input.kind !== 'video' || !input.captions) return [{ ...input, file }];
      const { captions, ...video } = input;
      const storedCaptions = findStored(captions);
      return [storedCaptions ? { ...video, file, captions: storedCaptions } : { ...video, file }];
    }),
    questions: question.questions.map((block) => {
      if (block.type !== 'MCQ') return block;
      const content = block.content.map((option) => {
        if (!option.image) return option;
        const { image: _image, ...rest } = option;
        const image = findStored(option.image);
        return image ? { ...rest, image } : rest;
      });
      return { ...block, content };
    }),
  }));
}
