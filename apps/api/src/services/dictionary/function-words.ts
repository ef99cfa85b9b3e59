import type { DictionaryEntry } from '@rubrica/api-client/contract';
import type { LemmaCandidate } from './lemma-candidates.ts';

type FunctionWord = readonly [word: string, partOfSpeech: DictionaryEntry['partOfSpeech'], senses: readonly Sense[]];
type Sense = readonly [definition: string, example: string];

/** Words that WordNet leaves out, because they say how others belong together. */
const functionWords: readonly FunctionWord[] = [
  ['the', 'determiner', [['used before a person or thing that is already known, or the only one', 'Close the door.']]],
  ['a', 'determiner', [['one, but not a particular one', 'She saw a bird.']]],
  ['an', 'determiner', [['the form of “a” before a vowel sound', 'He ate an apple.']]],
  ['this', 'determiner', [['the one that is near or that was just named', 'This book is mine.']]],
  ['that', 'determiner', [['the one that is further away or that was named before', 'Who is that man?']]],
  ['these', 'determiner', [['the ones that are near; the plural of “this”', 'These shoes are new.']]],
  ['those', 'determiner', [['the ones that are further away; the plural of “that”', 'Look at those clouds.']]],
  ['each', 'determiner', [['every one, taken one by one', 'Each student has a desk.']]],
  ['every', 'determiner', [['all, with none left out', 'Every seat was taken.']]],
  ['some', 'determiner', [['an amount or number that is not exactly known', 'I need some water.']]],
  ['any', 'determiner', [['one or some, no matter which', 'Do you have any questions?']]],
  ['either', 'determiner', [['one or the other of two', 'You can sit on either side.']]],
  ['neither', 'determiner', [['not one and not the other of two', 'Neither answer is right.']]],
  ['such', 'determiner', [['of this or that kind', 'I have never heard such a story.']]],
  ['whose', 'determiner', [['belonging to which person', 'Whose bag is this?']]],
  ['which', 'determiner', [['what one or ones of several', 'Which colour do you like?']]],
  ['who', 'pronoun', [['what person or people', 'Who is at the door?']]],
  ['whom', 'pronoun', [['the form of “who” for the person something is done to', 'To whom did you write?']]],
  ['what', 'pronoun', [['which thing', 'What did you say?']]],
  ['whatever', 'pronoun', [['anything, or no matter what', 'Take whatever you need.']]],
  ['whoever', 'pronoun', [['any person who, or no matter who', 'Whoever comes first may choose.']]],
  ['myself', 'pronoun', [['me, the speaker, and nobody else', 'I made it myself.']]],
  ['themselves', 'pronoun', [['those people or things and no others', 'They taught themselves.']]],
  ['anybody', 'pronoun', [['any person', 'Is anybody at home?']]],
  ['anyone', 'pronoun', [['any person', 'Anyone can learn it.']]],
  ['anything', 'pronoun', [['any thing', 'I did not hear anything.']]],
  ['everybody', 'pronoun', [['all people', 'Everybody laughed.']]],
  ['everyone', 'pronoun', [['all people', 'Everyone was on time.']]],
  ['everything', 'pronoun', [['all things', 'Everything is ready.']]],
  ['somebody', 'pronoun', [['a person who is not named', 'Somebody has called you.']]],
  ['something', 'pronoun', [['a thing that is not named', 'Something fell down.']]],
  ['and', 'conjunction', [['used to add one thing to another', 'Bread and cheese.']]],
  ['or', 'conjunction', [['used between things of which one is chosen', 'Tea or coffee?']]],
  ['nor', 'conjunction', [['and not, after another “not”', 'He neither reads nor writes.']]],
  ['because', 'conjunction', [['for the reason that follows', 'We stayed at home because it rained.']]],
  ['although', 'conjunction', [['in spite of the fact that', 'Although she was tired, she finished her work.']]],
  ['unless', 'conjunction', [['except if', 'You will miss the bus unless you hurry.']]],
  ['whether', 'conjunction', [['if one thing or another is so', 'I do not know whether he is right.']]],
  ['whereas', 'conjunction', [['but in contrast', 'She likes the city, whereas he prefers the country.']]],
  [
    'while',
    'conjunction',
    [
      ['during the time that', 'I read while I wait.'],
      ['in contrast', 'He is tall, while she is short.'],
    ],
  ],
  ['if', 'conjunction', [['only in the case that', 'If it rains, we will stay here.']]],
  ['than', 'conjunction', [['used to compare two things', 'He is older than his sister.']]],
  ['once', 'conjunction', [['as soon as', 'Once you know the rule, it is easy.']]],
  [
    'since',
    'conjunction',
    [
      ['from a time in the past until now', 'I have lived here since 2010.'],
      ['because', 'Since you ask, I will tell you.'],
    ],
  ],
  ['until', 'preposition', [['up to a time, and no longer', 'Wait until six o’clock.']]],
  ['of', 'preposition', [['belonging to, made from, or being part of', 'The roof of the house.']]],
  ['to', 'preposition', [['in the direction of', 'We walked to the river.']]],
  ['with', 'preposition', [['together, or by the use of', 'Come with me.']]],
  ['without', 'preposition', [['not having, not using, or not doing', 'She left without a word.']]],
  ['from', 'preposition', [['starting at a place, a time or a person', 'A letter from my brother.']]],
  ['for', 'preposition', [['meant to be given to, used by or helpful to', 'This is for you.']]],
  ['into', 'preposition', [['to the inside of, or to another state', 'The milk turned into cheese.']]],
  ['onto', 'preposition', [['to a place on the top of', 'The cat jumped onto the table.']]],
  ['at', 'preposition', [['used to say the exact place or time', 'Meet me at the station at noon.']]],
  ['during', 'preposition', [['at some time in, or all through, a period', 'It snowed during the night.']]],
  ['among', 'preposition', [['in the middle of several, or one of them', 'A house among the trees.']]],
  [
    'between',
    'preposition',
    [['in the space or time that separates two', 'The shop is between the bank and the school.']],
  ],
  ['towards', 'preposition', [['in the direction of', 'She ran towards the gate.']]],
  ['toward', 'preposition', [['in the direction of', 'He turned toward the window.']]],
  ['despite', 'preposition', [['without being stopped by', 'They went out despite the rain.']]],
  ['upon', 'preposition', [['a more formal word for “on”', 'Once upon a time.']]],
  [
    'against',
    'preposition',
    [['not in favour of, touching, or playing the other side', 'She leaned against the wall.']],
  ],
  ['beyond', 'preposition', [['on the other side of, or more than', 'The village lies beyond the hills.']]],
  ['via', 'preposition', [['by way of', 'We flew to Rome via Athens.']]],
  ['per', 'preposition', [['for each', 'Sixty kilometres per hour.']]],
  ['can', 'auxiliary', [['to be able or allowed to', 'She can swim.']]],
  ['could', 'auxiliary', [['the past of “can”; also used to ask politely', 'Could you help me?']]],
  ['may', 'auxiliary', [['to be possible or allowed', 'It may rain tomorrow.']]],
  ['might', 'auxiliary', [['to be possible, but less sure than “may”', 'He might come later.']]],
  ['must', 'auxiliary', [['to have to, or to be surely so', 'You must stop at a red light.']]],
  ['shall', 'auxiliary', [['used to offer, or to speak of the future', 'Shall I open the window?']]],
  ['should', 'auxiliary', [['used to say what is right or expected', 'You should see a doctor.']]],
  ['will', 'auxiliary', [['used to speak of the future', 'I will call you tomorrow.']]],
  ['would', 'auxiliary', [['used for what is imagined, polite or usual in the past', 'I would like some tea.']]],
];

/** Returns the entries of those candidates that are such words themselves; what imports add to them is not here. */
export function functionWordEntries(candidates: readonly LemmaCandidate[]): DictionaryEntry[] {
  const lemmas = new Set(candidates.filter(({ partOfSpeech }) => !partOfSpeech).map(({ lemma }) => lemma));
  return functionWords
    .filter(([word]) => lemmas.has(word))
    .map(([word, partOfSpeech, senses]) => ({
      word,
      partOfSpeech,
      pronunciations: [],
      level: null,
      translations: [],
      senses: senses.map(([definition, example]) => ({
        definition,
        examples: [example],
        synonyms: [],
        translations: [],
      })),
    }));
}
