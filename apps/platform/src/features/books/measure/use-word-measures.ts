import { mostMeasuredWords, type BookContent, type CefrLevel } from '@rubrica/api-client/contract';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useOnline } from '../../../lib/online.ts';

/** Long enough not to ask with every word. */
const pauseMs = 800;

/** What is known of the words of a text. */
export interface WordMeasures {
  levels: ReadonlyMap<string, CefrLevel>;
  syllables: ReadonlyMap<string, number>;
  /** The lists that levels are from; null before the first reply. */
  lists: readonly string[] | null;
  hasFailed: boolean;
}

const nothing: WordMeasures = { levels: new Map(), syllables: new Map(), lists: null, hasFailed: false };

/** Asks the server for what it knows of words, for each once: when writing pauses, and for those it could not ask for once the network is back. */
export function useWordMeasures(words: readonly string[], language: BookContent['language']): WordMeasures {
  const [measures, setMeasures] = useState(nothing);
  const online = useOnline();
  const asked = useRef({ language, words: new Set<string>() });

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      if (asked.current.language !== language) {
        asked.current = { language, words: new Set() };
        setMeasures(nothing);
      }
      const known = asked.current.words;
      const unknown = [...new Set(words)].filter((word) => word.length <= 60 && !known.has(word));
      for (let at = 0; at < unknown.length; at += mostMeasuredWords) {
        const some = unknown.slice(at, at + mostMeasuredWords);
        for (const word of some) known.add(word);
        api.measureWords({ body: { language, words: some }, signal: controller.signal }).then(
          (reply) => setMeasures((before) => withReply(before, reply)),
          () => {
            // The next pause asks again, or the network that is back.
            for (const word of some) known.delete(word);
            if (!controller.signal.aborted) setMeasures((before) => ({ ...before, hasFailed: true }));
          },
        );
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the network that is back asks again
  }, [words, language, online]);
  return measures;
}

function withReply(before: WordMeasures, reply: Awaited<ReturnType<typeof api.measureWords>>): WordMeasures {
  const [levels, syllables] = [new Map(before.levels), new Map(before.syllables)];
  for (const { word, level, syllables: said } of reply.words) {
    if (level !== null) levels.set(word, level);
    if (said !== null) syllables.set(word, said);
  }
  return { levels, syllables, lists: reply.lists, hasFailed: false };
}
