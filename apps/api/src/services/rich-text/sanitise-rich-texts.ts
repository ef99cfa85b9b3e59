import path from 'node:path';
import { richTextAttributes, richTextGlobalAttributes, richTextProtocols, richTextTags } from '@rubrica/question-kit';
import { Piscina } from 'piscina';
import sanitiseTexts, { type SanitiseTask } from './sanitise-texts.ts';

const options: SanitiseTask['options'] = {
  allowedTags: [...richTextTags],
  allowedAttributes: {
    '*': [...richTextGlobalAttributes],
    ...Object.fromEntries(Object.entries(richTextAttributes).map(([tag, names]) => [tag, [...names]])),
  },
  allowedSchemes: [...richTextProtocols],
  allowProtocolRelative: false,
  nestingLimit: 50,
};

/** Rich text up to this length, in characters, is sanitised at once: it takes a few milliseconds. */
const inlineLength = 32_000;

/** One thread for long texts, started when it is needed. They wait for each other, and nobody else waits for them. */
const thread = new Piscina({
  filename: path.join(import.meta.dirname, 'sanitise-texts.ts'),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
});

/** Returns rich texts, in their order, with nothing outside the kit's allow-list. */
export async function sanitiseRichTexts(texts: readonly string[]): Promise<string[]> {
  const task: SanitiseTask = { texts, options };
  const isLong = texts.reduce((length, text) => length + text.length, 0) > inlineLength;
  return isLong ? thread.run(task) : sanitiseTexts(task);
}
