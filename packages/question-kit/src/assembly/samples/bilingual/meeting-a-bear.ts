import { passage } from '../authoring.ts';

const text = `
I had not gone more than half a mile from camp this morning, when Carlo, who was trotting on a few yards ahead
of me, came to a sudden, cautious standstill. Down went tail and ears, and forward went his knowing nose, while
he seemed to be saying, “Ha, what’s this? A bear, I guess.” Then a cautious advance of a few steps, setting his
feet down softly like a hunting cat, and questioning the air as to the scent he had caught until all doubt
vanished. Then he came back to me, looked me in the face, and with his speaking eyes reported a bear near by;
then led on softly, careful, like an experienced hunter, not to make the slightest noise; and frequently looking
back as if whispering, “Yes, it’s a bear; come and I’ll show you.” […] So I crept to a low ridge of moraine
boulders on the edge of a narrow garden meadow, and in this meadow I felt pretty sure the bear must be. […]

He had not yet seen me, but was looking and listening attentively, showing that in some way he was aware of our
approach. I watched his gestures and tried to make the most of my opportunity to learn what I could about him,
fearing he would catch sight of me and run away. For I had been told that this sort of bear, the cinnamon,
always ran from his bad brother man, never showing fight unless wounded or in defense of young. […] After
examining at leisure, noting the sharp muzzle thrust inquiringly forward, the long shaggy hair on his broad
chest, the stiff, erect ears nearly buried in hair, and the slow, heavy way he moved his head, I thought I
should like to see his gait in running, so I made a sudden rush at him, shouting and swinging my hat to frighten
him, expecting to see him make haste to get away.

But to my dismay he did not run or show any sign of running. On the contrary, he stood his ground ready to fight
and defend himself, lowered his head, thrust it forward, and looked sharply and fiercely at me. Then I suddenly
began to fear that upon me would fall the work of running; but I was afraid to run, and therefore, like the
bear, held my ground. We stood staring at each other in solemn silence within a dozen yards or thereabouts,
while I fervently hoped that the power of the human eye over wild beasts would prove as great as it is said to
be. How long our awfully strenuous interview lasted, I don’t know; but at length in the slow fullness of time he
pulled his huge paws down off the log, and with magnificent deliberation turned and walked leisurely up the
meadow, stopping frequently to look back over his shoulder to see whether I was pursuing him, then moving on
again, evidently neither fearing me very much nor trusting me.
`;

/** The passage of the bilingual set, explained in Arabic; two questions read it. */
export const meetingABear = (id: string) =>
  passage({
    id,
    heading: 'Meeting a bear',
    source: 'John Muir, My First Summer in the Sierra (1911), abridged',
    text,
    glossary: {
      Carlo: 'اسم كلب الكاتب',
      standstill: 'توقُّف تامّ',
      scent: 'رائحة يتتبّعها الحيوان',
      ridge: 'مرتفع طويل ضيّق من الأرض',
      boulder: 'صخرة كبيرة',
      shaggy: 'كثيف الشعر أشعث',
      gait: 'طريقة المشي أو الجري',
      dismay: 'انزعاج وخيبة أمل',
      paw: 'كفّ الحيوان',
    },
    glossaryIn: { lang: 'ar', dir: 'rtl' },
  });
