import { gap, gaps, passage, type SampleQuestion } from '../authoring.ts';

const text = `
As I intend to make Estes Park my headquarters until the winter sets in, I must make you acquainted with my
surroundings and mode of living. The “Queen Anne mansion” is represented by a log cabin made of big hewn logs.
The chinks should be filled with mud and lime, but these are wanting. The roof is formed of barked young spruce,
then a layer of hay, and an outer coating of mud, all nearly flat. The floors are roughly boarded. […] Although
rude, it is comfortable, except for the draughts. The fine snow drives in through the chinks and covers the
floors, but sweeping it out at intervals is both fun and exercise. […] Near it, on the slope under the pines, is
a pretty two-roomed cabin, and beyond that, near the lake, is my cabin, a very rough one. My door opens into a
little room with a stone chimney, and that again into a small room with a hay bed, a chair with a tin basin on
it, a shelf and some pegs. A small window looks on the lake, and the glories of the sunrises which I see from it
are indescribable. Neither of my doors has a lock, and, to say the truth, neither will shut, as the wood has
swelled.

I shall not soon forget my first night here.

Somewhat dazed by the rarefied air, entranced by the glorious beauty, […] I went to my solitary cabin at nine,
attended by Evans. It was very dark, and it seemed a long way off. Something howled—Evans said it was a wolf—and
owls apparently innumerable hooted incessantly. The pole-star, exactly opposite my cabin door, burned like a
lamp. The frost was sharp. Evans opened the door, lighted a candle, and left me, and I was soon in my hay bed. I
was frightened—that is, afraid of being frightened, it was so eerie—but sleep soon got the better of my fears. I
was awoke by a heavy breathing, a noise something like sawing under the floor, and a pushing and upheaving, all
very loud. My candle was all burned, and, in truth, I dared not stir. The noise went on for an hour fully, when,
just as I thought the floor had been made sufficiently thin for all purposes of ingress, the sounds abruptly
ceased, and I fell asleep again. My hair was not, as it ought to have been, white in the morning!

I was dressed by seven, our breakfast hour, and when I reached the great cabin and told my story, Evans laughed
hilariously, and Edwards contorted his face dismally. They told me that there was a skunk’s lair under my cabin,
and that they dare not make any attempt to dislodge him for fear of rendering the cabin untenable. They have
tried to trap him since, but without success, and each night the noisy performance is repeated. I think he is
sharpening his claws on the under side of my floor, as the grizzlies sharpen theirs upon the trees.
`;

/** Mock paper 1, Reading, part 2. */
export const cabinInTheMountains = {
  level: 'B1',
  category: 'Mock papers',
  diploma: 'General English, B2',
  content: {
    title: 'Mock paper 1 · Reading 2: A cabin in the mountains',
    type: 'Reading',
    subQuestionType: 'FillInBlanks',
    input: [
      passage({
        id: 'cabin-passage',
        heading: 'A cabin in the mountains',
        source: 'Isabella L. Bird, A Lady’s Life in the Rocky Mountains (1879), abridged',
        text,
        glossary: {
          'Queen Anne mansion': 'a grand old house; the writer is joking',
          rude: 'here: simple, roughly made',
          peg: 'a piece of wood in a wall, to hang clothes on',
          ingress: 'a way in',
          skunk: 'a small black-and-white animal that gives off a terrible smell when it is frightened',
          untenable: 'here: impossible to live in',
          grizzly: 'a large brown bear',
        },
      }),
    ],
    questions: [
      gaps(
        'cabin-1',
        'Complete the notes about the buildings. Use words from the box. There are more words than gaps.',
        [
          'The walls of the main house are made of ',
          gap(['logs'], 'It is “a log cabin made of big hewn logs”.'),
          ', and the outside of its roof is covered with ',
          gap(['mud'], 'The outer coating is mud; the hay lies underneath it, where it cannot be seen.'),
          '. Cold air comes in through the gaps in the walls, and after a storm there is ',
          gap(['snow'], '“The fine snow drives in through the chinks and covers the floors.”'),
          ' on the floors. The writer’s own cabin stands near the ',
          gap(['lake'], 'It lies “near the lake”, and her window looks on the lake.'),
          ', and from her window she can enjoy the ',
          gap(['sunrise'], 'She speaks of “the glories of the sunrises which I see from it”.'),
          '. She cannot close her doors properly, because the ',
          gap(['wood'], 'Neither door will shut, “as the wood has swelled”.'),
          ' has become too big.',
        ],
        ['hay', 'sunset', 'stream', 'lock'],
      ),
      gaps(
        'cabin-2',
        'Complete the summary of the writer’s first night. Write <strong>one word from the passage</strong> in each gap.',
        [
          'At nine o’clock ',
          gap(['Evans'], 'She went to her cabin “attended by Evans”: he walked there with her.'),
          ' went with her to her cabin. On the way they heard what he believed to be a ',
          gap(['wolf'], '“Something howled—Evans said it was a wolf.”'),
          ', and also a great number of ',
          gap(
            ['owls'],
            '“Owls apparently innumerable hooted incessantly”; after “a great number of” the noun is plural.',
          ),
          '. In her cabin she felt nervous, but she soon fell asleep. Later she was woken by the sound of heavy ',
          gap(['breathing'], 'She “was awoke by a heavy breathing”.'),
          ' and by a noise like ',
          gap(['sawing'], 'It was “a noise something like sawing under the floor”.'),
          '. It was dark, because her ',
          gap(['candle'], '“My candle was all burned”: there was nothing left of it to give light.'),
          ' had burned out, and she was too afraid to move. After about an ',
          gap(['hour'], '“The noise went on for an hour fully.” The article “an” fits the silent h.'),
          ' the noise stopped.',
        ],
      ),
      gaps(
        'cabin-3',
        'Complete the end of the story. Write <strong>one word</strong> in each gap. It does not have to be in the passage.',
        [
          'When she told her story the next morning, it made Evans ',
          gap(
            ['laugh', 'smile'],
            'He “laughed hilariously”. After “made” and a person the verb has no “to”: it made him laugh.',
          ),
          '. She learned that a skunk was living ',
          gap(['under', 'underneath', 'beneath', 'below'], 'Its lair, or home, was “under my cabin”.'),
          ' her cabin. Nobody dared to drive it out, because the smell would have made it impossible to ',
          gap(
            ['live', 'stay', 'sleep', 'remain'],
            'The cabin would have become “untenable”: nobody could have lived in it. A verb that goes with “in it” is needed.',
          ),
          ' in it. They have tried to ',
          gap(['catch', 'trap', 'capture'], '“They have tried to trap him since”: to catch the animal alive.'),
          ' the animal, but without success, so she still hears it every ',
          gap(['night'], '“Each night the noisy performance is repeated.”'),
          '.',
        ],
      ),
      gaps('cabin-4', 'Find a word in the passage for each meaning. Write <strong>one word</strong> in each gap.', [
        'a narrow opening between two logs (first paragraph): a ',
        gap(['chink', 'chinks'], 'The chinks are the openings that “should be filled with mud and lime”.'),
        '\nunable to think clearly (third paragraph): ',
        gap(['dazed'], 'She was “somewhat dazed by the rarefied air”: the thin air made her head swim.'),
        '\nstrange in a way that makes people nervous (third paragraph): ',
        gap(['eerie'], 'She was afraid of being frightened because “it was so eerie”.'),
        '\nthe home of a wild animal (fourth paragraph): a ',
        gap(['lair'], '“There was a skunk’s lair under my cabin.”'),
      ]),
    ],
  },
} satisfies SampleQuestion;
