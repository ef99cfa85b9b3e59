import { choice, passage, right, wrong, type SampleQuestion } from '../authoring.ts';

const text = `
We must not, however, take up more time about the mere manufacture, but go a little further into the matter. I
have not yet referred you to luxuries in candles (for there is such a thing as luxury in candles). See how
beautifully these are coloured: you see here mauve, magenta, and all the chemical colours recently introduced,
applied to candles. You observe, also, different forms employed. Here is a fluted pillar most beautifully
shaped; and I have also here some candles sent me by Mr. Pearsall, which are ornamented with designs upon them,
so that as they burn you have as it were a glowing sun above, and a bouquet of flowers beneath. All, however,
that is fine and beautiful is not useful. These fluted candles, pretty as they are, are bad candles; they are
bad because of their external shape. […]

You see, then, in the first instance, that a beautiful cup is formed. As the air comes to the candle it moves
upwards by the force of the current which the heat of the candle produces, and it so cools all the sides of the
wax, tallow, or fuel, as to keep the edge much cooler than the part within; the part within melts by the flame
that runs down the wick as far as it can go before it is extinguished, but the part on the outside does not
melt. If I made a current in one direction, my cup would be lop-sided, and the fluid would consequently run
over,—for the same force of gravity which holds worlds together holds this fluid in a horizontal position, and
if the cup be not horizontal, of course the fluid will run away in guttering. You see, therefore, that the cup
is formed by this beautifully regular ascending current of air playing upon all sides, which keeps the exterior
of the candle cool. […] You see now why you would have had such a bad result if you were to burn these beautiful
candles that I have shewn you, which are irregular, intermittent in their shape, and cannot therefore have that
nicely-formed edge to the cup which is the great beauty in a candle.

I hope you will now see that the perfection of a process—that is, its utility—is the better point of beauty
about it. It is not the best looking thing, but the best acting thing, which is the most advantageous to us.
This good-looking candle is a bad burning one. There will be a guttering round about it because of the
irregularity of the stream of air and the badness of the cup which is formed thereby. […] Now, the greatest
mistakes and faults with regard to candles, as in many other things, often bring with them instruction which we
should not receive if they had not occurred. We come here to be philosophers; and I hope you will always
remember that whenever a result happens, especially if it be new, you should say, “What is the cause? Why does
it occur?” and you will in the course of time find out the reason.
`;

/** Mock paper 2, Reading, part 1. */
export const lectureOnACandle = {
  level: 'B2',
  category: 'Mock papers',
  diploma: 'Advanced English, C1',
  content: {
    title: 'Mock paper 2 · Reading 1: A lecture on a candle',
    type: 'Reading',
    subQuestionType: 'MCQ',
    input: [
      passage({
        id: 'candle-passage',
        heading: 'A lecture on a candle',
        source: 'Michael Faraday, The Chemical History of a Candle (1861), Lecture I, abridged',
        text,
        glossary: {
          fluted: 'with long grooves cut into its sides',
          tallow: 'hard animal fat from which cheap candles were made',
          wick: 'the string in a candle that burns',
          guttering: 'melted wax running down the side of a candle',
          shewn: 'an old spelling of “shown”',
          philosophers: 'here: people who study nature',
        },
      }),
    ],
    questions: [
      choice('candle-1', 'Why does Faraday show his audience the decorated candles?', [
        wrong(
          'to thank the friends who have lent their work to him',
          'He names one giver in passing, but what he builds on the candles is an argument, not thanks.',
        ),
        wrong(
          'to prove that modern candles are better than old ones',
          'He calls their colours recent, and then says that the candles are bad.',
        ),
        wrong(
          'to explain how colour can change the light of a flame',
          'The colours are only admired; their effect on the flame is never discussed.',
        ),
        right(
          'to lead up to the point that beauty is not usefulness',
          '“All, however, that is fine and beautiful is not useful”: the pretty candles are his example.',
        ),
      ]),
      choice('candle-2', 'What keeps the outer edge of a good candle from melting?', [
        wrong(
          'The flame is too weak to reach as far as the edge.',
          'The flame’s reach is mentioned only for the wick; it is the cooling of the sides that saves the edge.',
        ),
        right(
          'The air that the flame draws upwards keeps it cool.',
          'The heat of the candle makes a current of air, which “cools all the sides” and keeps the edge cooler.',
        ),
        wrong(
          'The melted wax forms a layer that shuts out the heat.',
          'The melted part lies inside the cup and does not cover the edge.',
        ),
        wrong(
          'The wax on the outside is of a harder kind than the rest.',
          'The wax is the same throughout; only its temperature differs.',
        ),
      ]),
      choice('candle-3', 'What would happen if air came to the candle from one direction only?', [
        right(
          'The cup would become uneven and the wax would run out.',
          'The cup would be “lop-sided, and the fluid would consequently run over”.',
        ),
        wrong(
          'The flame would go out before a cup had been formed.',
          'He speaks of the flame going out only where it reaches the melted fuel on the wick.',
        ),
        wrong(
          'The whole edge would cool down and the wax would harden.',
          'Only one side would be cooled, and the fluid would run over rather than harden.',
        ),
        wrong(
          'The wick would bend over and draw up too much of the wax.',
          'The wick is not said to bend; it is the shape of the cup that suffers.',
        ),
      ]),
      choice('candle-4', 'Faraday mentions the force that “holds worlds together” because he wants to', [
        wrong(
          'admit that the behaviour of liquids is not yet understood.',
          'He treats it as well understood: “of course the fluid will run away”.',
        ),
        wrong(
          'warn his listeners that the subject is a very large one.',
          'He is not warning anybody; the sentence makes the subject simpler, not larger.',
        ),
        right(
          'connect a small everyday sight with a law of all nature.',
          'The “same force of gravity” rules the planets and keeps the wax level in its cup.',
        ),
        wrong(
          'suggest that a candle would burn differently elsewhere.',
          'Other places are not considered; the law is the same for all of them.',
        ),
      ]),
      choice('candle-5', 'Why does a candle with an irregular shape burn badly?', [
        wrong(
          'Its thick parts need more heat than the wick can give.',
          'The amount of heat is not the trouble; it is the way the air moves.',
        ),
        wrong(
          'Its ornaments are made of a material that does not burn.',
          'The designs are a matter of shape and colour; nothing is said of another material.',
        ),
        wrong(
          'Its surface takes in air, which makes the wax too soft.',
          'The air streams past the outside; it does not enter the wax.',
        ),
        right(
          'Its outline disturbs the stream of air that rises round it.',
          'He blames “the irregularity of the stream of air and the badness of the cup which is formed thereby”.',
        ),
      ]),
      choice('candle-6', 'What attitude to mistakes does Faraday recommend?', [
        wrong(
          'They should be prevented by careful preparation.',
          'He does not speak of avoiding them; he is glad of what they bring.',
        ),
        right(
          'They should be studied for what they can teach.',
          'Faults “bring with them instruction which we should not receive if they had not occurred”.',
        ),
        wrong(
          'They should be expected, as no process is perfect.',
          'He believes in “the perfection of a process”; the point is to ask for the cause.',
        ),
        wrong(
          'They should be reported, so that others avoid them.',
          'Each listener is to ask “What is the cause?”; telling others is not mentioned.',
        ),
      ]),
    ],
  },
} satisfies SampleQuestion;
