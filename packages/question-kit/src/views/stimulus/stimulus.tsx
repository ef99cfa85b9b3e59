import { Prose } from '@rubrica/ui';
import type { StudentInputItem } from '../../core/input.ts';
import type { AnswerWords } from '../messages/answer-en.ts';
import { RichText } from '../rich-text.tsx';
import { StimulusFile } from './stimulus-file.tsx';
import { StimulusImage } from './stimulus-image.tsx';
import { StimulusRoot } from './stimulus-root.ts';

interface StimulusProps {
  items: readonly StudentInputItem[];
  lang: string;
  words: AnswerWords;
}

/** What a student reads, sees or hears before the questions. */
export function Stimulus({ items, lang, words }: StimulusProps) {
  if (items.length === 0) return null;
  return (
    <StimulusRoot aria-label={words.stimulus}>
      {items.map((item) => (
        <StimulusItem key={item.id} item={item} lang={lang} words={words} />
      ))}
    </StimulusRoot>
  );
}

function StimulusItem({ item, lang, words }: { item: StudentInputItem; lang: string; words: AnswerWords }) {
  switch (item.kind) {
    case 'text':
      return (
        <Prose lang={lang} dir="auto">
          <RichText html={item.html} />
        </Prose>
      );
    case 'image':
      return <StimulusImage file={item.file} alt={item.alt} words={words} />;
    case 'audio':
    case 'video':
    case 'pdf':
      return <StimulusFile item={item} lang={lang} words={words} />;
  }
}
