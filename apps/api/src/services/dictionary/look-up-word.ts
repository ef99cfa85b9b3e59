import { assertDictionaryOpen } from '../attempts/dictionary-open.ts';
import type { Service } from '../service.ts';
import { lemmaCandidates } from './lemma-candidates.ts';
import { selectEntries } from './select-entries.ts';

const wordNet = {
  title: 'WordNet 3.0, © 2006 Princeton University',
  licence: 'WordNet License',
  url: 'https://wordnet.princeton.edu/license-and-commercial-use',
};

/** Returns the entries of a word or phrase. Only English is there. */
export const lookUpWord: Service<'lookUpWord'> = async (context, { query }) => {
  await assertDictionaryOpen(context);
  if (query.language.split('-')[0]?.toLowerCase() !== 'en') return { entries: [], sources: [] };
  // Its word lists are large, and most servers never need them in their first minutes.
  const { default: lemmatizer } = await import('wink-lemmatizer');
  const candidates = lemmaCandidates(query.word, lemmatizer);
  const { entries, isInWordNet, sources } = await selectEntries(context.db, candidates, query.to);
  return { entries, sources: [...(isInWordNet ? [wordNet] : []), ...sources] };
};
