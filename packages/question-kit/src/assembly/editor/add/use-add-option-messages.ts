import { foldText } from '@rubrica/ui';
import { useCallback } from 'react';
import { useAllEditorMessages } from '../messages/all-messages.ts';
import type { AddOption } from './add-options.ts';

/** How an offer is named and found. */
export interface AddOptionMessages {
  label: string;
  hint: string;
  /** Lower case; the offer's own name in the data is in it too, so that it is found by that in any language. */
  search: string;
}

/** Returns a function that gives the messages of an offer in the reader's language. */
export function useAddOptionMessages(): (offer: AddOption) => AddOptionMessages {
  const m = useAllEditorMessages();
  return useCallback(
    (offer) => {
      const [label, hint, name] =
        offer.list === 'questions'
          ? [m.typeNames[offer.type], m.typeHints[offer.type], offer.type]
          : [m.stimulus.kinds[offer.kind], m.stimulus.hints[offer.kind], offer.kind];
      return { label, hint, search: foldText(`${label} ${hint} ${name}`) };
    },
    [m],
  );
}
