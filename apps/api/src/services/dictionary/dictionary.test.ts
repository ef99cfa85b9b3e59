import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionaryEntries, dictionaryPronunciations, dictionarySynsets } from '../../db/schema/dictionary.ts';
import { settings } from '../../db/schema/system.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { dictionaryFiles } from './dictionary-files.ts';
import { loadDictionary } from './load-dictionary.ts';

const folder = path.join(import.meta.dirname, '../../testing/dictionary');
const files = dictionaryFiles({ wordnet: folder, pronunciations: path.join(folder, 'pronunciations.txt') });

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
  expect(await loadDictionary(server.app.db, files)).toBe(true);
});
afterAll(() => server.close());

const lookUp = async (word: string, language = 'en') =>
  (await server.ok('lookUpWord', { query: { word, language } }, room.student)).entries;

const partsOf = async (word: string) => (await lookUp(word)).map(({ partOfSpeech }) => partOfSpeech);

const counts = async () => [
  await server.app.db.$count(dictionaryEntries),
  await server.app.db.$count(dictionarySynsets),
  await server.app.db.$count(dictionaryPronunciations),
];

describe('looking up a word', () => {
  test('gives its senses with examples, synonyms and how it is said', async () => {
    const [noun, verb] = await lookUp('Dogs');
    expect(noun).toMatchObject({ word: 'dog', partOfSpeech: 'noun', pronunciations: ['/dɔːɡ/'] });
    expect(noun?.senses[0]).toMatchObject({
      examples: ['the dog barked all night'],
      synonyms: ['domestic dog', 'Canis familiaris'],
    });
    expect(verb).toMatchObject({ word: 'dog', partOfSpeech: 'verb' });
  });

  test.each([
    ['went', 'go', 'verb'],
    ['children', 'child', 'noun'],
    ['better', 'good', 'adjective'],
    ['gave up', 'give up', 'verb'],
    ['swimming pools', 'swimming pool', 'noun'],
    ['Mother-in-law’s', 'mother-in-law', 'noun'],
    // Divided at the end of a line.
    ['chil-dren', 'child', 'noun'],
    ['paris', 'Paris', 'noun'],
    ['because', 'because', 'conjunction'],
  ])('finds %s under %s as a %s, first of all', async (form, word, partOfSpeech) => {
    expect((await lookUp(form))[0]).toMatchObject({ word, partOfSpeech });
  });

  test.each([
    ['she', 'she', 'pronoun'],
    ['I', 'I', 'pronoun'],
    ["they're", 'they', 'pronoun'],
    ['Ourselves', 'ourselves', 'pronoun'],
    ['each other', 'each other', 'pronoun'],
    ['their', 'their', 'determiner'],
    ['in', 'in', 'preposition'],
    ['where', 'where', 'adverb'],
    ['cannot', 'cannot', 'auxiliary'],
    ['ought', 'ought', 'auxiliary'],
  ])('explains %s as %s, the %s, first of all', async (form, word, partOfSpeech) => {
    const [first] = await lookUp(form);
    expect(first).toMatchObject({ word, partOfSpeech });
    expect(first?.senses[0]?.examples[0]?.toLowerCase()).toContain(word.toLowerCase());
  });

  test('gives a word of two parts of speech, or with a namesake, as each of them once', async () => {
    expect(await partsOf('her')).toEqual(['determiner', 'pronoun']);
    expect((await partsOf('by'))[0]).toBe('preposition');
    expect(new Set(await partsOf('by')).size).toBe((await partsOf('by')).length);
  });

  test('finds a form only as the part of speech that it is a form of', async () => {
    const found = (await lookUp('went')).map(({ word, partOfSpeech }) => [word, partOfSpeech]);
    expect(found).toEqual([['go', 'verb']]);
  });

  test('finds the word itself and what it is a form of', async () => {
    const words = new Set((await lookUp('left')).map(({ word }) => word));
    expect(words).toEqual(new Set(['left', 'leave']));
  });

  test('finds nothing for an unknown word, a sign, or another language', async () => {
    expect(await lookUp('qwertyuiop')).toEqual([]);
    expect(await lookUp('%')).toEqual([]);
    expect(await lookUp('dog', 'ar')).toEqual([]);
  });

  test('names its source', async () => {
    const { sources } = await server.ok('lookUpWord', { query: { word: 'dog' } }, room.student);
    expect(sources[0]?.title).toContain('Princeton University');
    expect((await server.ok('lookUpWord', { query: { word: 'zzz' } }, room.student)).sources).toEqual([]);
  });
});

const createImport = (kind: 'senses' | 'words' | 'levels', title: string) =>
  server.ok('createDictionaryImport', { body: { title, licence: 'CC BY-SA 3.0', kind } }, room.admin);
const addEntries = (id: string, entries: { key: string; values: string[] }[]) =>
  server.ok('addDictionaryEntries', { params: { id }, body: { entries } }, room.admin);
const sourceTitles = async () =>
  (await server.ok('lookUpWord', { query: { word: 'dogs' } }, room.student)).sources.map(({ title }) => title);

describe('an import', () => {
  test('adds translations of senses and words, and levels, each with its source, until it is removed', async () => {
    const senses = await createImport('senses', 'Arabic Wordnet');
    expect((await addEntries(senses._id, [{ key: '02084071-n', values: ['كلب'] }])).entries).toBe(1);
    const words = await createImport('words', 'FreeDict');
    await addEntries(words._id, [{ key: 'dog', values: ['كلب', 'جرو'] }]);
    const levels = await createImport('levels', 'CEFR list');
    await addEntries(levels._id, [{ key: 'dog', values: ['A1'] }]);
    const [noun] = await lookUp('dogs');
    expect(noun).toMatchObject({ level: 'A1', translations: ['كلب', 'جرو'] });
    expect(noun?.senses.map(({ translations }) => translations)).toEqual([['كلب'], [], [], [], [], [], []]);
    expect(await sourceTitles()).toEqual([
      expect.stringContaining('WordNet 3.0'),
      'Arabic Wordnet',
      'FreeDict',
      'CEFR list',
    ]);
    await server.ok('removeDictionaryImport', { params: { id: words._id } }, room.admin);
    expect((await lookUp('dogs'))[0]?.translations).toEqual([]);
    expect(await sourceTitles()).not.toContain('FreeDict');
  });

  test('sent twice holds each entry once', async () => {
    const { _id } = await createImport('words', 'Twice');
    await addEntries(_id, [{ key: 'tide', values: ['مد'] }]);
    const again = await addEntries(_id, [
      { key: 'tide', values: ['مد'] },
      { key: 'town', values: ['بلدة'] },
    ]);
    expect(again.entries).toBe(2);
    expect((await lookUp('tide'))[0]?.translations).toEqual(['مد']);
  });

  test('adds to words that WordNet leaves out, and has words of its own', async () => {
    const { _id } = await createImport('words', 'More words');
    await addEntries(_id, [
      { key: 'because', values: ['لأن'] },
      { key: 'selfie', values: ['صورة ذاتية'] },
    ]);
    expect((await lookUp('because'))[0]).toMatchObject({ partOfSpeech: 'conjunction', translations: ['لأن'] });
    const { entries, sources } = await server.ok('lookUpWord', { query: { word: 'Selfie' } }, room.student);
    expect(entries).toEqual([
      { word: 'selfie', partOfSpeech: null, pronunciations: [], level: null, translations: ['صورة ذاتية'], senses: [] },
    ]);
    expect(sources.map(({ title }) => title)).toEqual(['More words']);
  });

  test('in another language is not mixed in', async () => {
    const body = { title: 'French', licence: 'CC BY 4.0', kind: 'words', language: 'fr' } as const;
    const { _id } = await server.ok('createDictionaryImport', { body }, room.admin);
    await addEntries(_id, [{ key: 'river', values: ['rivière'] }]);
    expect((await lookUp('river'))[0]?.translations).toEqual([]);
    const french = await server.ok('lookUpWord', { query: { word: 'river', to: 'fr' } }, room.student);
    expect(french.entries[0]?.translations).toEqual(['rivière']);
  });
});

describe('loading the dictionary', () => {
  test('again changes nothing', async () => {
    const before = await counts();
    expect(await loadDictionary(server.app.db, files)).toBe(true);
    expect(await counts()).toEqual(before);
  });

  test('goes on where it was stopped, also from two servers at once', async () => {
    const { db } = server.app;
    const complete = await counts();
    await db.delete(settings).where(sql`${settings.key} = 'dictionary'`);
    const stopped = new AbortController();
    const firstFiles = files.map((file, at) => ({
      ...file,
      insert: (rows: string) => {
        if (at === 5) stopped.abort();
        return file.insert(rows);
      },
    }));
    expect(await loadDictionary(db, firstFiles, stopped.signal)).toBe(false);
    expect(await counts()).not.toEqual(complete);
    expect(await Promise.all([loadDictionary(db, files), loadDictionary(db, files)])).toEqual([true, true]);
    expect(await counts()).toEqual(complete);
  });

  test('of another version replaces it', async () => {
    const { db } = server.app;
    const complete = await counts();
    await db
      .update(settings)
      .set({ value: JSON.stringify({ version: 'older', file: 9, offset: 0 }) })
      .where(sql`${settings.key} = 'dictionary'`);
    await db.insert(dictionaryPronunciations).values({ word: 'oldword', variant: 1, arpabet: 'AH0' });
    expect(await loadDictionary(db, files)).toBe(true);
    expect(await counts()).toEqual(complete);
  });
});

const ask = () => server.send('lookUpWord', { query: { word: 'dog' } }, room.student);

describe('during an attempt', () => {
  const timed = { contents: [choiceQuestion()], timeLimitMinutes: 30 };

  test('the dictionary is off while the time runs, and back after the submission', async () => {
    const attempt = await room.start(await room.makeTask(timed));
    expect(attempt.hasDictionary).toBe(false);
    expect(await server.fails('lookUpWord', { query: { word: 'dog' } }, room.student)).toMatchObject({
      status: 403,
      code: 'dictionary_off',
    });
    expect((await server.fails('translateText', { body: { text: 'dog' } }, room.student)).code).toBe('dictionary_off');
    // It is off for this student alone.
    expect((await server.send('lookUpWord', { query: { word: 'dog' } }, room.classmate)).status).toBe(200);
    await room.submit(attempt);
    expect((await ask()).status).toBe(200);
  });

  test('it stays on where the task allows it, and where no time runs', async () => {
    const allowed = await room.start(await room.makeTask({ ...timed, allowsDictionary: true }));
    expect(allowed.hasDictionary).toBe(true);
    expect((await ask()).status).toBe(200);
    const untimed = await room.start(await room.makeTask({ contents: [choiceQuestion()] }));
    expect(untimed.hasDictionary).toBe(true);
    expect((await ask()).status).toBe(200);
  });

  test('it is back when the time is over, even before the attempt is closed', async () => {
    await room.start(await room.makeTask(timed));
    expect((await ask()).status).toBe(403);
    server.clock.advance({ minutes: 31 });
    expect((await ask()).status).toBe(200);
  });
});

describe('the words of a text', () => {
  test('have the level of the word that they are a form of, the easiest where lists differ, and the syllables that are said', async () => {
    const measure = async (...words: string[]) =>
      (await server.ok('measureWords', { body: { language: 'en', words } }, room.assistant)).words;
    const [hard, easy] = [await createImport('levels', 'Hard'), await createImport('levels', 'Easy')];
    await addEntries(hard._id, [
      { key: 'keeper', values: ['C1'] },
      { key: 'leave', values: ['a2'] },
    ]);
    await addEntries(easy._id, [{ key: 'keeper', values: ['B1+'] }]);
    const { lists } = await server.ok('measureWords', { body: { language: 'en', words: ['qwerty'] } }, room.admin);
    expect(lists).toEqual(expect.arrayContaining(['Hard', 'Easy']));
    const [keepers, left] = await measure('keepers', 'left', 'qwertyuiop');
    expect([keepers?.word, keepers?.level]).toEqual(['keepers', 'B1']);
    expect([left?.word, left?.level]).toEqual(['left', 'A2']);
    expect((await measure('dog'))[0]?.syllables).toBe(1);
    for (const { _id } of [hard, easy]) await server.ok('removeDictionaryImport', { params: { id: _id } }, room.admin);
  });
});

test('without a translation server the reply says so', async () => {
  expect(await server.ok('translateText', { body: { text: 'dog' } }, room.assistant)).toEqual({
    state: 'none-set-up',
    translations: [],
  });
});
