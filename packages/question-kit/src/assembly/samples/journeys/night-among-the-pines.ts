import { choice, passage, right, wrong, type SampleQuestion } from '../authoring.ts';

const text = `
From Bleymard after dinner, although it was already late, I set out to scale a portion of the Lozère. An
ill-marked stony drove-road guided me forward; and I met nearly half-a-dozen bullock-carts descending from the
woods, each laden with a whole pine-tree for the winter’s firing. At the top of the woods, which do not climb
very high upon this cold ridge, I struck leftward by a path among the pines, until I hit on a dell of green
turf, where a streamlet made a little spout over some stones to serve me for a water-tap. […] The trees were not
old, but they grew thickly round the glade: there was no outlook, except north-eastward upon distant hill-tops,
or straight upward to the sky; and the encampment felt secure and private like a room. By the time I had made my
arrangements and fed Modestine, the day was already beginning to decline. I buckled myself to the knees into my
sack and made a hearty meal; and as soon as the sun went down, I pulled my cap over my eyes and fell asleep.

Night is a dead monotonous period under a roof; but in the open world it passes lightly, with its stars and dews
and perfumes, and the hours are marked by changes in the face of Nature. What seems a kind of temporal death to
people choked between walls and curtains, is only a light and living slumber to the man who sleeps afield. All
night long he can hear Nature breathing deeply and freely; even as she takes her rest, she turns and smiles; and
there is one stirring hour unknown to those who dwell in houses, when a wakeful influence goes abroad over the
sleeping hemisphere, and all the outdoor world are on their feet. It is then that the cock first crows, not this
time to announce the dawn, but like a cheerful watchman speeding the course of night. Cattle awake on the
meadows; sheep break their fast on dewy hillsides, and change to a new lair among the ferns; and houseless men,
who have lain down with the fowls, open their dim eyes and behold the beauty of the night.

[…] When that hour came to me among the pines, I wakened thirsty. My tin was standing by me half full of water.
I emptied it at a draught […]. The stars were clear, coloured, and jewel-like, but not frosty. A faint silvery
vapour stood for the Milky Way. All around me the black fir-points stood upright and stock-still. By the
whiteness of the pack-saddle, I could see Modestine walking round and round at the length of her tether; I could
hear her steadily munching at the sward; but there was not another sound, save the indescribable quiet talk of
the runnel over the stones.

[…] A faint wind, more like a moving coolness than a stream of air, passed down the glade from time to time; so
that even in my great chamber the air was being renewed all night long. I thought with horror of the inn at
Chasseradès and the congregated nightcaps; with horror of the nocturnal prowesses of clerks and students, of hot
theatres and pass-keys and close rooms. I have not often enjoyed a more serene possession of myself, nor felt
more independent of material aids. The outer world, from which we cower into our houses, seemed after all a
gentle habitable place; and night after night a man’s bed, it seemed, was laid and waiting for him in the
fields, where God keeps an open house.
`;

/** Mock paper 1, Reading, part 1. */
export const nightAmongThePines = {
  level: 'B2',
  category: 'Mock papers',
  diploma: 'General English, B2',
  content: {
    title: 'Mock paper 1 · Reading 1: A night among the pines',
    type: 'Reading',
    subQuestionType: 'MCQ',
    input: [
      passage({
        id: 'pines-passage',
        heading: 'A night among the pines',
        source: 'Robert Louis Stevenson, Travels with a Donkey in the Cévennes (1879), abridged',
        text,
        glossary: {
          'drove-road': 'a track along which cattle are driven',
          dell: 'a small valley among trees',
          Modestine: 'the writer’s donkey',
          afield: 'out in the open',
          tether: 'a rope that keeps an animal in one place',
          sward: 'an area of short grass',
          runnel: 'a very small stream',
        },
      }),
    ],
    questions: [
      choice('pines-1', 'What did the writer like about the place where he stopped for the night?', [
        wrong(
          'It was close to the road that the carts used.',
          'He met the carts on the way up, then left the track and went in among the trees.',
        ),
        wrong(
          'It had a wide view over the valley below.',
          'The trees closed it in: there was “no outlook” except towards distant hilltops and the sky.',
        ),
        right(
          'It was hidden from view on almost every side.',
          'The trees grew “thickly round the glade”, so that the camp felt “secure and private like a room”.',
        ),
        wrong(
          'It was warmer than the land that lay around it.',
          'The ridge is called cold, and nothing is said of the dell being warmer.',
        ),
      ]),
      choice('pines-2', 'According to the second paragraph, how does a night outdoors differ from a night indoors?', [
        right(
          'The sleeper stays half aware of what is going on around him.',
          'He sleeps a “light and living slumber” and “all night long he can hear Nature breathing”.',
        ),
        wrong(
          'The sleeper is woken by the cold several times before dawn.',
          'The text speaks of one waking hour, and it is a gentle influence, not the cold, that brings it.',
        ),
        wrong(
          'The hours seem to pass more slowly than they do in a bedroom.',
          'It is the other way round: under a roof night is “monotonous”, in the open it “passes lightly”.',
        ),
        wrong(
          'The silence is too deep for anyone to rest comfortably.',
          'The night is full of quiet sounds, and the sleeper rests well among them.',
        ),
      ]),
      choice('pines-3', 'Why does the writer compare the cock to a watchman?', [
        wrong(
          'It warns the sheep and cattle that some danger is near.',
          'The animals get up and feed peacefully; there is no danger in this hour.',
        ),
        right(
          'It marks the passing of the night rather than its end.',
          'It crows “not this time to announce the dawn”, but to speed “the course of night”, as a watchman calls the hours.',
        ),
        wrong(
          'It is the only creature that is awake at such an hour.',
          'Cattle, sheep and “houseless men” are awake at the same time.',
        ),
        wrong(
          'It tells the people in the houses when they must get up.',
          'This hour is “unknown to those who dwell in houses”: they sleep through it.',
        ),
      ]),
      choice(
        'pines-4',
        'How did the writer know where his donkey was in the dark? Choose <strong>two</strong> answers.',
        [
          wrong(
            'He could hear the bell that she wore.',
            'No bell is mentioned. Apart from her eating there was “not another sound” but that of the water.',
          ),
          right(
            'He could see the pale colour of what she carried.',
            'He saw her “by the whiteness of the pack-saddle”.',
          ),
          wrong(
            'He could feel her pulling at the rope.',
            'She walks “at the length of her tether”, but he does not say that he felt it or held it.',
          ),
          wrong(
            'He could make out her shadow against the trees.',
            'The trees are black shapes against the sky; it is the white saddle that shows her.',
          ),
          right('He could hear the noise she made as she fed.', 'He heard her “steadily munching at the sward”.'),
        ],
      ),
      choice('pines-5', 'Why does the writer mention the inn at Chasseradès?', [
        wrong(
          'to explain why he reached his camp so late in the day',
          'He gives no reason for the late start except that he set out after dinner in another village.',
        ),
        wrong(
          'to recommend a comfortable place for other travellers',
          'He remembers it “with horror”, which is the opposite of a recommendation.',
        ),
        wrong(
          'to prove that he was used to sleeping in strange places',
          'He is not boasting of experience; the inn stands for crowded rooms and bad air.',
        ),
        right(
          'to show by contrast how fresh and free he now felt',
          'The shared room at the inn and other “close rooms” are set against the air that was “renewed all night long”.',
        ),
      ]),
      choice('pines-6', 'What does the writer suggest at the end about people and the natural world?', [
        wrong(
          'People should leave the towns and make their homes in the forest.',
          'He praises nights outdoors but gives no advice about where anybody should live.',
        ),
        wrong(
          'People sleep well outdoors only when they have become used to it.',
          'He says that the bed is “laid and waiting” for anyone, night after night.',
        ),
        right(
          'People hide from the open air, although it is kinder than they think.',
          'We “cower into our houses” from a world that “seemed after all a gentle habitable place”.',
        ),
        wrong(
          'People need fewer possessions if they travel through wild country.',
          'He felt “independent of material aids”, but this is his own mood, not a point about travellers’ luggage.',
        ),
      ]),
    ],
  },
} satisfies SampleQuestion;
