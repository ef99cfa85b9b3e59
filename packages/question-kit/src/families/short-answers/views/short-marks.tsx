import type { ReactNode } from 'react';
import { ItemMarks } from '../../../primitives/marker/item-marks.tsx';
import type { MarkerProps } from '../../../primitives/marker/marker-view.ts';
import { giveShortMarkAt } from './short-entry-marks.ts';
import { useMessages } from '../../../primitives/messages/messages.ts';
import type { ItemResult } from '../../../primitives/review/item-results.ts';
import { repeatsAnother, shortResults } from './short-results.ts';
import { shortMessages } from './messages.ts';
import type { ShortAnswersBlock, ShortAnswersEntry } from '../schema.ts';

interface ShortMarksProps extends MarkerProps<ShortAnswersBlock, ShortAnswersEntry> {
  leadOf?: (result: ItemResult, fieldIndex: number) => ReactNode;
}

/** The marks of all fields, for short answers and note sheets alike. */
export function ShortMarks({ block, entry, onChange, mark, machine, messages, lang, leadOf }: ShortMarksProps) {
  const own = useMessages(shortMessages);
  const proposals = shortResults(block, block, entry, { ...machine, pending: false });
  return (
    <ItemMarks
      proposals={proposals}
      mark={mark}
      onMark={(fieldIndex, given) => onChange(giveShortMarkAt(entry, block.answersCount, fieldIndex, given))}
      label={own.shortList}
      nameOf={own.shortNumber}
      {...(leadOf && { renderPrompt: leadOf })}
      reasonFor={(_, fieldIndex) => (repeatsAnother(proposals, fieldIndex) ? own.shortGivenAlready : undefined)}
      messages={messages}
      lang={lang}
    />
  );
}
