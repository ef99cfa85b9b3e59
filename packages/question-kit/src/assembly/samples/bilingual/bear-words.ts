import { gap, gaps, spelt, type SampleQuestion } from '../authoring.ts';
import { arabic } from './arabic.ts';
import { meetingABear } from './meeting-a-bear.ts';

/** Bilingual practice: the story in gaps, with instructions and explanations in Arabic. */
export const bearWords = {
  level: 'B1',
  category: 'Bilingual practice',
  diploma: '',
  content: {
    title: 'Bilingual · Meeting a bear: words · لقاء مع دبّ: كلمات',
    type: 'Reading',
    subQuestionType: 'FillInBlanks',
    input: [meetingABear('bear-words-passage')],
    questions: [
      gaps(
        'bear-words-1',
        arabic('أكمل ملخّص القصة بكلمات من الصندوق. في الصندوق كلمات أكثر من الفراغات.'),
        [
          'The dog stopped suddenly, because it had noticed a ',
          gap(['scent'], arabic('كان الكلب يفحص الهواء بسبب الرائحة التي التقطها: “the scent he had caught”.')),
          '. It led its master on without making any ',
          gap(['noise'], arabic('مشى الكلب بحذر كي لا يُحدث أدنى صوت: “not to make the slightest noise”.')),
          '. Muir crept to the edge of a ',
          gap(['meadow'], arabic('زحف إلى طرف مرج ضيّق: “on the edge of a narrow garden meadow”.')),
          ' and watched the bear, which was ',
          gap(['listening'], arabic('كان الدبّ ينظر ويُصغي بانتباه: “looking and listening attentively”.')),
          ' carefully. Then he ran at it and waved his ',
          gap(['hat'], arabic('اندفع نحوه صائحًا ملوّحًا بقبّعته: “shouting and swinging my hat”.')),
          ', but the bear refused to move.',
        ],
        ['river', 'tail', 'sleeping', 'rifle'],
      ),
      gaps('bear-words-2', arabic('اكتب في كلّ فراغ كلمة إنجليزية واحدة من النصّ لها المعنى المذكور بين القوسين.'), [
        'The dog moved forward with ',
        spelt(['cautious'], arabic('معناها «حذِر»، وهي صفة تأتي قبل الاسم: “a sudden, cautious standstill”.')),
        ' (حذِر) steps. Muir had been told that such bears fight only when they are wounded or in ',
        spelt(['defense', 'defence'], arabic('يُكتب اللفظ “defense” في الإنجليزية الأمريكية و“defence” في البريطانية.')),
        ' (دفاع) of their young. This one looked at him ',
        spelt(['fiercely'], arabic('ظرف بمعنى «بشراسة»: “looked sharply and fiercely at me”.')),
        ' (بشراسة), and the two stood in solemn ',
        spelt(['silence'], arabic('معناها «صمت»: “in solemn silence”.')),
        ' (صمت).',
      ]),
      gaps(
        'bear-words-3',
        arabic('اكتب في كلّ فراغ كلمة واحدة تجعل الجملة صحيحة. ليس من الضروري أن تكون الكلمة في النصّ.'),
        [
          'He crept forward without a sound ',
          gap(
            ['because', 'as', 'since', 'for'],
            arabic('تربط الكلمة بين الفعل وسببه: زحف بلا صوت لأنّه لم يُرد أن يراه الدبّ.'),
          ),
          ' he did not want the bear to see him.\nHe was not as brave ',
          gap(['as'], arabic('المقارنة بالتساوي تكون بـ “as … as”.')),
          ' he had thought.\nIf the bear had attacked, he ',
          gap(['would', 'could', 'might'], arabic('جملة شرطية عن الماضي: “If … had attacked, he would have …”.')),
          ' have been in great danger.',
        ],
      ),
    ],
  },
} satisfies SampleQuestion;
