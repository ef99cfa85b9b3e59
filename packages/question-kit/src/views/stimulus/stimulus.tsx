import { Prose } from '@rubrica/ui';
import type { InputItem } from '../../core/input.ts';
import type { AnswerWords } from '../messages/answer-en.ts';
import { RichText } from '../rich-text.tsx';
import { StimulusFile } from './stimulus-file.tsx';
import { StimulusImage } from './stimulus-image.tsx';
import { StimulusRoot } from './stimulus-root.ts';

interface StimulusProps {
  items: readonly InputItem[];
  /** Before release: plays are limited, and no transcript is shown though a host should hand one over. */
  answering?: boolean | undefined;
  lang: string;
  words: AnswerWords;
}

/** What a student reads, sees or hears before the questions. */
export function Stimulus({ items, answering = false, lang, words }: StimulusProps) {
  if (items.length === 0) return null;
  return (
    <StimulusRoot aria-label={words.stimulus}>
      {items.map((item) => (
        <StimulusItem key={item.id} item={item} answering={answering} lang={lang} words={words} />
      ))}
    </StimulusRoot>
  );
}

interface StimulusItemProps extends Omit<StimulusProps, 'items' | 'answering'> {
  item: InputItem;
  answering: boolean;
}

function StimulusItem({ item, answering, lang, words }: StimulusItemProps) {
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
      return <StimulusFile item={item} answering={answering} lang={lang} words={words} />;
  }
}
