import type { ChangeEvent, KeyboardEvent } from 'react';
import type { AnswerMessages } from '../../primitives/messages/answer.ts';
import { GapText } from './gap-text.tsx';
import type { FillInBlanksStudentBlock } from './schema.ts';

interface TypedGapsProps {
  block: FillInBlanksStudentBlock;
  /** One per gap. */
  values: readonly string[];
  onGap: (position: number, value: string) => void;
  readOnly: boolean;
  messages: AnswerMessages;
  lang: string;
}

/**
 * Every gap has the width of the stylesheet, whatever its answer is: a width must not give the answer away. Only what has been typed
 * makes it wider. In characters.
 */
const neutralWidth = 12;
const widest = 46;

/** A text whose gaps are typed into. Spelling aids are off, because spelling is assessed. */
export function TypedGaps({ block, values, onGap, readOnly, messages, lang }: TypedGapsProps) {
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    onGap(Number(currentTarget.dataset['gap']), currentTarget.value);

  const gaps = values.map((value, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- gaps are known by their position
    <span key={position} className="rb-gap" data-n={values.length > 1 ? messages.number(position + 1) : undefined}>
      <input
        data-gap={position}
        value={value}
        readOnly={readOnly}
        onChange={change}
        onKeyDown={toNextGap}
        aria-label={messages.gap(position + 1, values.length)}
        maxLength={2000}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
        style={value.length > neutralWidth ? { inlineSize: `${Math.min(value.length, widest) + 4}ch` } : undefined}
      />
    </span>
  ));
  return <GapText content={block.content} lang={lang} gaps={gaps} />;
}

/** Enter moves to the next field; it must not submit a host's form. */
function toNextGap(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const next = Number(event.currentTarget.dataset['gap']) + 1;
  event.currentTarget.closest('.rb-gaptext')?.querySelector<HTMLInputElement>(`[data-gap="${next}"]`)?.focus();
}
