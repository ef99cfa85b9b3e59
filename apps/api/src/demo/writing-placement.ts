/** What the students of the demo's placement test write: each a beginning, a middle and an end of their own. */
const emails = {
  begin: [
    'Hi Sam, thanks for your message! I was happy to hear from you.',
    'Dear Sam, how are you? I am sorry that I write so late.',
    'Hello Sam! It was great to get your news about the new flat.',
    'Hi Sam, I hope you are well and that your exams are over.',
    'Dear Sam, thank you for asking about my summer.',
  ],
  middle: [
    'You asked what there is to see here. First you should visit the old market, because the people are friendly and the food is cheap. Then we can take the boat to the island.',
    'If you come in spring, the weather is not too hot, so we could walk in the hills. In the evening there are concerts in the park, and most of them is free.',
    'I think that the best place is the museum of the sea. It was closed since two years but now it is open again, and there is a room where you can hear whales.',
    'My brother can lend you his bicycle. We would ride to the lake, swim a bit and have a picnic there. Do not forget your sun cream!',
    'In my street is a small cinema which shows films in English. After it we can eat with my family, my mother cooks the best soup of the city.',
  ],
  end: [
    'Tell me when you arrive, and I will meet you at the station. See you soon!',
    'Write me which week is better for you. Best wishes!',
    'I am looking forward to seeing you. Take care!',
    'Let me know if you need something. Bye for now!',
    'I must go now, my bus is coming. Love to all of you!',
  ],
};

const essays = {
  begin: [
    'More people travel today than ever before, and quiet places are quiet no longer. Is this a good thing?',
    'Everybody likes to discover new places, but not everybody thinks about those who live there.',
    'In the last years tourism has grown very fast, and there are two opinions about it.',
    'Some years ago nobody knew my village. Now there are three hotels, and people discuss whether they help.',
    'It is often said that visitors destroy what they come to see. I agree only partly.',
  ],
  middle: [
    'On the one hand, nature suffers. Paths get wider, animals go away and there is rubbish on the beaches. On the other hand, visitors bring money, and with it a doctor and a school can stay open.\n\nThe people who live there should decide how many guests they want.',
    'The first reason is the environment: a thousand cars in a valley make it a parking place. The second reason are the prices, because a family can not pay the same rent like a hotel.\n\nHowever, without visitors many young people would have to leave.',
    'If there are rules, both sides can win. In some parks you have to walk with a guide, and you pay a little for the forest.\n\nWhere there are no rules, everybody takes a photo and nobody takes his bottle home.',
    'Jobs are the strongest argument. My aunt sells bread to guests, and she could employ two neighbours.\n\nStill, the noise at night and the traffic have changed our life, and old people do not like to go out any more.',
    'Visitors do not want to do harm, but they are many. One pair of feet is nothing, ten thousand make a road.\n\nFor this reason I would limit the number of tickets, as some museums do.',
  ],
  end: [
    'In conclusion, travelling is good if we behave like guests.',
    'To sum up, the harm is real, but with clear rules it can be smaller than the help.',
    'All in all, I believe that fewer visitors who stay longer would be better for all.',
    'For these reasons I think that visitors help more than they harm.',
    'It depends on us whether there is something left to visit.',
  ],
};

/** How many texts there are of each kind: no two of them are the same. */
const differentTexts = 25;

/** Returns the text of a student by their place in the list, the weakest first. */
export function placementText(kind: 'email' | 'essay', place: number): string {
  const { begin, middle, end } = kind === 'email' ? emails : essays;
  const at = place % differentTexts;
  return [begin[at % 5], middle[(at + Math.floor(at / 5)) % 5], end[(at * 2 + Math.floor(at / 5)) % 5]].join('\n\n');
}

/** How a marker judges a student at a place: in half marks of `maximum`; `strictness` is what they take off. */
export function placementMark(place: number, maximum: number, strictness: number): number {
  const share = 0.35 + (0.6 * place) / (differentTexts - 1) + 0.06 * Math.sin(place * 2.3) - strictness;
  return Math.min(maximum, Math.max(0, Math.round(share * maximum * 2) / 2));
}
