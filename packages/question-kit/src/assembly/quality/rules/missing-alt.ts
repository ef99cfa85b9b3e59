import { inputPath, itemPath, type DraftPath } from '../../../primitives/draft/paths.ts';
import type { SpeakingPhoto } from '../../../types/speaking-photo-description/schema.ts';
import type { Draft } from '../../core/question.ts';
import type { Rule, RuleExamples, RuleTexts } from '../rule.ts';
import { wordsOf } from '../text/words.ts';
import { choiceExample, exampleOf } from './example.ts';

/** Words that say that there is a picture, and not what it shows. */
const empty: ReadonlySet<string> = new Set(
  wordsOf('image picture photo photograph img pic figure untitled صورة الصورة'),
);

/** A picture without a description, or with one that says nothing. */
export const missingAlt: Rule = {
  severity: 'error',
  check: ({ draft }) =>
    picturesOf(draft)
      .filter(({ alt, file }) => isUseless(alt, file))
      .map(({ path, file }) => ({ path, data: { file } })),
};

function picturesOf(draft: Draft): { path: DraftPath; alt: string; file: string }[] {
  const inInput = draft.input.flatMap((item, index) =>
    item.kind === 'image' ? [{ path: inputPath(index, 'alt'), alt: item.alt, file: item.file.name }] : [],
  );
  const inBlocks = draft.questions.flatMap((block, index) =>
    block.type === 'SpeakingPhotoDescription'
      ? block.content.map(({ alt, image }, at) => ({
          path: itemPath<SpeakingPhoto>(index, at, 'alt'),
          alt,
          file: image.name,
        }))
      : [],
  );
  return [...inInput, ...inBlocks];
}

function isUseless(alt: string, file: string): boolean {
  const words = wordsOf(alt).filter((word) => !empty.has(word) && !/^\d+$/u.test(word));
  return (
    words.length === 0 ||
    alt.trim().toLowerCase() === file.toLowerCase() ||
    /\.(?:jpe?g|png|webp|gif|svg)$/iu.test(alt.trim())
  );
}

export const missingAltTexts: RuleTexts = {
  en: {
    name: 'A picture without a description',
    found: 'The description of “{file}” is missing or says nothing of what the picture shows.',
    why: 'Students who do not see the picture hear this text instead. Without it they cannot answer.',
    fix: 'Describe in a sentence what is needed to answer, without giving the answer.',
  },
  ar: {
    name: 'صورة بلا وصف',
    found: 'وصف الملف «{file}» غائب أو لا يذكر شيئًا مما في الصورة.',
    why: 'من لا يرى الصورة من الطلاب يسمع هذا النص بدلًا منها، ولا يستطيع الإجابة دونه.',
    fix: 'صِف في جملة ما يلزم للإجابة دون أن تذكر الإجابة.',
  },
};

const file = { id: 'example-image', name: 'IMG_0412.jpg', mime: 'image/jpeg', size: 80_000 };
const item = choiceExample('What time of day is it?', '*Early morning', 'Noon', 'Night');
const picture = (alt: string) => ({ input: [{ id: 'example-picture', kind: 'image' as const, file, alt }] });

export const missingAltExamples: RuleExamples = {
  bad: { draft: exampleOf(picture('IMG_0412.jpg'), item) },
  good: { draft: exampleOf(picture('A market square with long shadows; traders are putting up their stalls.'), item) },
};
