import { Prose } from '@rubrica/ui';
import type { InputItem } from '../schema/input.ts';
import type { AnswerMessages } from '../messages/answer.ts';
import { RichText } from '../views/rich-text.tsx';
import { StimulusFile } from './stimulus-file.tsx';
import { StimulusImage } from './stimulus-image.tsx';
import type { StimulusLayout } from './stimulus-layout.ts';
import { StimulusRoot } from './stimulus-root.ts';

interface StimulusProps {
  items: readonly InputItem[];
  /** Before release: plays are limited, and no transcript is shown even if a host passes one. */
  answering?: boolean | undefined;
  /** The layout, if the type has its own. */
  layout?: StimulusLayout | undefined;
  lang: string;
  messages: AnswerMessages;
}

/** What a student reads, sees or hears before the questions. */
export function Stimulus({ items, answering = false, layout, lang, messages }: StimulusProps) {
  const [first] = items;
  if (!first) return null;
  const Penned = layout?.Highlightable;
  const content = items.map((item) => (
    <StimulusItem
      key={item.id}
      item={item}
      answering={answering}
      isZoomable={layout !== undefined && !Penned}
      lang={lang}
      messages={messages}
    />
  ));
  return (
    <StimulusRoot aria-label={messages.stimulus}>
      {Penned ? (
        <Penned canHighlight={answering} id={first.id} label={messages.sourceText} lang={lang}>
          {content}
        </Penned>
      ) : (
        content
      )}
    </StimulusRoot>
  );
}

interface StimulusItemProps extends Pick<StimulusProps, 'lang' | 'messages'> {
  item: InputItem;
  answering: boolean;
  /** Whether a picture can be zoomed in place. */
  isZoomable: boolean;
}

function StimulusItem({ item, answering, isZoomable, lang, messages }: StimulusItemProps) {
  switch (item.kind) {
    case 'text':
      return (
        <Prose lang={lang} dir="auto">
          <RichText html={item.html} />
        </Prose>
      );
    case 'image':
      return <StimulusImage file={item.file} alt={item.alt} messages={messages} isZoomable={isZoomable} />;
    case 'audio':
    case 'video':
    case 'pdf':
      return <StimulusFile item={item} answering={answering} lang={lang} messages={messages} />;
  }
}
