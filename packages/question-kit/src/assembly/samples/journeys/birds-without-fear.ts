import { choice, passage, right, wrong, type SampleQuestion } from '../authoring.ts';

const text = `
I will conclude my description of the natural history of these islands, by giving an account of the extreme
tameness of the birds.

This disposition is common to all the terrestrial species; namely, to the mocking-thrushes, the finches, wrens,
tyrant-flycatchers, the dove, and carrion-buzzard. All of them are often approached sufficiently near to be
killed with a switch, and sometimes, as I myself tried, with a cap or hat. A gun is here almost superfluous; for
with the muzzle I pushed a hawk off the branch of a tree. One day, whilst lying down, a mocking-thrush alighted
on the edge of a pitcher, made of the shell of a tortoise, which I held in my hand, and began very quietly to
sip the water; it allowed me to lift it from the ground whilst seated on the vessel: I often tried, and very
nearly succeeded, in catching these birds by their legs. Formerly the birds appear to have been even tamer than
at present. Cowley (in the year 1684) says that the “Turtledoves were so tame, that they would often alight on
our hats and arms, so as that we could take them alive, they not fearing man, until such time as some of our
company did fire at them, whereby they were rendered more shy.” […] At present, although certainly very tame,
they do not alight on people’s arms, nor do they suffer themselves to be killed in such large numbers. It is
surprising that they have not become wilder; for these islands during the last hundred and fifty years have been
frequently visited by bucaniers and whalers; and the sailors, wandering through the wood in search of tortoises,
always take cruel delight in knocking down the little birds. These birds, although now still more persecuted, do
not readily become wild. […] It would appear that the birds of this archipelago, not having as yet learnt that
man is a more dangerous animal than the tortoise or the Amblyrhynchus, disregard him, in the same manner as in
England shy birds, such as magpies, disregard the cows and horses grazing in our fields.

[…] From these several facts we may, I think, conclude, first, that the wildness of birds with regard to man, is
a particular instinct directed against <em>him</em>, and not dependent upon any general degree of caution
arising from other sources of danger; secondly, that it is not acquired by individual birds in a short time,
even when much persecuted; but that in the course of successive generations it becomes hereditary. […] In regard
to the wildness of birds towards man, there is no way of accounting for it, except as an inherited habit:
comparatively few young birds, in any one year, have been injured by man in England, yet almost all, even
nestlings, are afraid of him; many individuals, on the other hand, both at the Galapagos and at the Falklands,
have been pursued and injured by man, yet have not learned a salutary dread of him. We may infer from these
facts, what havoc the introduction of any new beast of prey must cause in a country, before the instincts of the
indigenous inhabitants have become adapted to the stranger’s craft or power.
`;

/** Mock paper 1, Reading, part 3. */
export const birdsWithoutFear = {
  level: 'B2',
  category: 'Mock papers',
  diploma: 'General English, B2',
  content: {
    title: 'Mock paper 1 · Reading 3: Birds without fear',
    type: 'Reading',
    subQuestionType: 'MCQ',
    input: [
      passage({
        id: 'birds-passage',
        heading: 'Birds without fear',
        source: 'Charles Darwin, The Voyage of the Beagle (second edition, 1845), chapter XVII, abridged',
        text,
        glossary: {
          switch: 'here: a thin stick',
          muzzle: 'the open end of a gun',
          'bucaniers, whalers': 'sea robbers and hunters of whales',
          Amblyrhynchus: 'a large lizard that feeds on plants',
          nestling: 'a bird too young to leave the nest',
          salutary: 'useful, though not pleasant',
          havoc: 'great destruction',
        },
      }),
    ],
    questions: [
      choice('birds-1', 'Why did Darwin find a gun “almost superfluous” on the islands?', [
        wrong(
          'There were too few birds to make shooting worth while.',
          'Birds of many kinds are named, and they came near all the time; nothing suggests that they were rare.',
        ),
        right(
          'The birds let people come close enough to touch them.',
          'He pushed a hawk off its branch with the gun itself, and lifted a bird on the cup that it was drinking from.',
        ),
        wrong(
          'The noise frightened the birds before anyone could aim.',
          'The birds were not easily frightened at all; that is the point of the whole passage.',
        ),
        wrong(
          'The sailors were skilful enough with simpler weapons.',
          'Sticks and hats were enough because the birds stayed still, not because anyone was skilful.',
        ),
      ]),
      choice('birds-2', 'Darwin quotes Cowley’s report of 1684 in order to show that', [
        wrong(
          'early sailors treated the birds more kindly than later ones.',
          'Cowley’s men caught the doves and fired at them; there was no kindness in it.',
        ),
        wrong(
          'the number of doves had grown since the first voyages.',
          'The quotation is about how the birds behaved, not how many there were.',
        ),
        wrong(
          'the birds had been brought to the islands by ships.',
          'Nothing is said of how the birds had come there.',
        ),
        right(
          'the birds had once been even less afraid of people.',
          'He introduces it with “Formerly the birds appear to have been even tamer than at present.”',
        ),
      ]),
      choice('birds-3', 'What does Darwin find surprising?', [
        right(
          'The birds are still trusting after long ill-treatment.',
          'It is “surprising that they have not become wilder”, since sailors have come for a hundred and fifty years.',
        ),
        wrong(
          'The birds became shy as soon as the first ships came.',
          'A single group of doves grew “more shy” under fire, but the birds “do not readily become wild”.',
        ),
        wrong(
          'The sailors still come although there is little to eat.',
          'They come for tortoises; Darwin does not wonder at their visits.',
        ),
        wrong(
          'The sailors have not learnt to catch the birds by hand.',
          'It is Darwin who tried to catch birds by the legs; he expects nothing of the kind from the sailors.',
        ),
      ]),
      choice('birds-4', 'The comparison with magpies in England suggests that the island birds', [
        wrong(
          'would soon grow shy if they were kept near houses.',
          'He compares how they act, and does not imagine moving them.',
        ),
        wrong(
          'are more intelligent than the shyest birds in England.',
          'Nothing is said about intelligence; magpies are mentioned because they are shy of people and not of cattle.',
        ),
        right(
          'look on people as they would on any harmless animal.',
          'They “disregard” people, not knowing them to be dangerous, as magpies disregard cows and horses.',
        ),
        wrong(
          'learn to fear cattle long before they learn to fear people.',
          'Cows and horses are examples of animals that no bird fears.',
        ),
      ]),
      choice(
        'birds-5',
        'Which conclusions does Darwin draw in the last paragraph? Choose <strong>two</strong> answers.',
        [
          wrong(
            'A bird that is hunted soon learns to keep its distance.',
            'He says the opposite: wildness is “not acquired by individual birds in a short time, even when much persecuted”.',
          ),
          right(
            'Fear of people is separate from fear of other dangers.',
            'It is “a particular instinct” that does not depend on “caution arising from other sources of danger”.',
          ),
          wrong(
            'Young birds learn from their parents whom to avoid.',
            'Even nestlings are afraid in England, and he calls the fear “inherited”, not taught.',
          ),
          right(
            'Fear of people is passed on only after many generations.',
            '“In the course of successive generations it becomes hereditary.”',
          ),
          wrong(
            'Birds in England are injured by people every day.',
            '“Comparatively few young birds” are injured there in any year; that is why learning cannot explain their fear.',
          ),
        ],
      ),
      choice('birds-6', 'What is Darwin’s point in the final sentence?', [
        wrong(
          'Animals that live beside people lose their natural instincts.',
          'The sentence is about native animals that have not yet gained an instinct, not about losing one.',
        ),
        wrong(
          'Animals that are taken to a new country rarely survive there.',
          'It is the newcomer, the “beast of prey”, that does well; the animals already there suffer.',
        ),
        wrong(
          'Animals with no enemies may become dangerous themselves.',
          'The danger comes from a hunter brought in from outside.',
        ),
        right(
          'Animals that meet a new hunter are at first defenceless.',
          'A new beast of prey causes “havoc” until the instincts of the native animals have adapted to it.',
        ),
      ]),
    ],
  },
} satisfies SampleQuestion;
