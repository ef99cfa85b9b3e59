import { ApiError } from '@rubrica/api-client';
import type { DictionaryEntry, Word } from '@rubrica/api-client/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useExclusive } from '../forms/use-exclusive.ts';
import { useMessages } from '../i18n.ts';
import { useCommonMessages } from '../messages/common.ts';
import { errorText } from '../errors/error-text.ts';
import { invalidate, keyOf } from '../query-keys.ts';
import { toast } from '../toast/toast.ts';
import { ar } from './messages/ar.ts';
import { en } from './messages/en.ts';
import { maxWordLength } from './dictionary-host.ts';
import type { SelectedText } from './selected-text.ts';

/** A sense of an entry, which a word can be kept with. */
export interface ChosenSense {
  entry: DictionaryEntry;
  /** Null where the entry has translations alone. */
  sense: DictionaryEntry['senses'][number] | null;
}

/** Looks a text up. Of a long one only the beginning is asked for: whether the dictionary is off has to be known first. */
export function useLookUp({ text, language }: SelectedText) {
  return useQuery({
    queryKey: keyOf('Metadata', 'dictionary', language, text),
    queryFn: ({ signal }) => api.lookUpWord({ query: { word: text.slice(0, maxWordLength), language }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether the dictionary is off, because the reader is in a timed attempt. */
export function isDictionaryOff(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'dictionary_off';
}

interface KeepOptions {
  selected: SelectedText;
  source: string;
  chosen: ChosenSense | undefined;
}

/** Whether a looked-up word is among one's own, and what keeps it there or takes it out. */
export function useKeptWord({ selected, source, chosen }: KeepOptions) {
  const messages = useMessages({ en, ar });
  const common = useCommonMessages();
  const client = useQueryClient();
  const headword = chosen?.entry.word;
  const { data } = useQuery({
    queryKey: keyOf('Word', 'kept', selected.language, headword),
    queryFn: ({ signal }) => api.listWords({ query: { word: headword, limit: 10 }, signal }),
    enabled: headword !== undefined,
  });
  const kept: Word | undefined = data?.items.find(({ language }) => language === selected.language);

  const [keep, isKeeping] = useExclusive(async () => {
    if (!chosen) return;
    const { entry, sense } = chosen;
    try {
      await api.createWord({
        body: {
          word: entry.word,
          form: selected.text,
          language: selected.language,
          meaning: sense?.definition ?? '',
          translation: sense?.translations[0] ?? entry.translations[0] ?? '',
          sentence: selected.sentence,
          source,
        },
      });
      await invalidate(client, 'Word');
      toast.success(messages.keptToast(entry.word));
    } catch (error) {
      toast.error(errorText(error, common, messages.notKept));
    }
  });
  const [remove, isRemoving] = useExclusive(async () => {
    if (!kept) return;
    try {
      await api.removeWord({ params: { id: kept._id } });
      await invalidate(client, 'Word');
    } catch (error) {
      toast.error(errorText(error, common, messages.notRemoved));
    }
  });
  return { kept, keep, remove, isBusy: isKeeping || isRemoving };
}
