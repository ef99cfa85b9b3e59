import { choice, right, wrong, type SampleQuestion } from '../authoring.ts';
import { arabic, arabicThenEnglish } from './arabic.ts';
import { meetingABear } from './meeting-a-bear.ts';

const chooseOne = 'اقرأ النصّ ثم اختر الإجابة الصحيحة.';
const chooseTwo = 'اقرأ النصّ ثم اختر إجابتين صحيحتين.';

/** Bilingual practice: reading questions with instructions and explanations in Arabic. */
export const bearQuestions = {
  level: 'B1',
  category: 'Bilingual practice',
  diploma: '',
  content: {
    title: 'Bilingual · Meeting a bear: questions · لقاء مع دبّ: أسئلة',
    type: 'Reading',
    subQuestionType: 'MCQ',
    input: [meetingABear('bear-passage')],
    questions: [
      choice('bear-1', arabicThenEnglish(chooseOne, 'How did the writer first learn that a bear was near?'), [
        wrong(
          'He heard it moving through the trees.',
          arabic('لا يذكر النصّ أنّ الكاتب سمع صوت الدبّ، بل إنّ كلبه هو الذي أحسّ به.'),
        ),
        wrong('He found its tracks on the ground.', arabic('لا ذكر لآثار أقدام في النصّ؛ فالكلب تتبّع رائحة في الهواء.')),
        right(
          'He understood it from the dog’s behaviour.',
          arabic('توقّف الكلب فجأة وشمّ الهواء ثم عاد إلى صاحبه «وأخبره» بنظراته أنّ دبًّا قريب.'),
        ),
        wrong('He saw it in front of him on the path.', arabic('لم يرَ الكاتب الدبّ إلا بعد أن زحف إلى طرف المرج.')),
      ]),
      choice('bear-2', arabicThenEnglish(chooseOne, 'Why did the writer run towards the bear?'), [
        right(
          'He wanted to see the way it ran.',
          arabic('يقول الكاتب: “I should like to see his gait in running”، أي إنّه أراد أن يرى كيف يجري.'),
        ),
        wrong('He wanted to protect his dog from it.', arabic('لم يكن الكلب في خطر، ولم يقل الكاتب إنّه أراد حمايته.')),
        wrong(
          'He wanted to get a better look at its face.',
          arabic('كان قد تأمّل الدبّ على مهل قبل ذلك، ورأى رأسه وأذنيه بوضوح.'),
        ),
        wrong(
          'He wanted to find out if it was wounded.',
          arabic('جاء ذكر الجرح في سياق ما سمعه عن هذا النوع من الدببة، لا عن هذا الدبّ.'),
        ),
      ]),
      choice('bear-3', arabicThenEnglish(chooseOne, 'Why did the writer not run away?'), [
        wrong(
          'He was sure that the bear would leave first.',
          arabic('لم يكن واثقًا من شيء، بل كان «يرجو» أن تنفع نظرة الإنسان في الحيوان.'),
        ),
        right(
          'He was too frightened to do anything but stand.',
          arabic(
            'يقول: “I was afraid to run, and therefore, like the bear, held my ground”، فالخوف هو ما أبقاه في مكانه.',
          ),
        ),
        wrong('He was unable to find a way out of the meadow.', arabic('لا يتحدّث النصّ عن صعوبة في الخروج من المرج.')),
        wrong(
          'He was curious to see what the bear would do.',
          arabic('كان الفضول سبب اندفاعه أوّلًا، أمّا ثباته في مكانه فكان من الخوف.'),
        ),
      ]),
      choice(
        'bear-4',
        arabicThenEnglish(chooseTwo, 'How did the bear behave when it left? Choose <strong>two</strong>.'),
        [
          wrong('It ran quickly into the forest.', arabic('على العكس: مشى متمهّلًا، “walked leisurely”.')),
          right(
            'It walked away without hurrying.',
            arabic('استدار ومشى متمهّلًا: “turned and walked leisurely up the meadow”.'),
          ),
          wrong('It made a noise to frighten him.', arabic('كان اللقاء في صمت تامّ: “in solemn silence”.')),
          right(
            'It looked back at him several times.',
            arabic('كان يتوقّف كثيرًا ليلتفت وراءه: “stopping frequently to look back”.'),
          ),
          wrong('It followed him across the meadow.', arabic('كان الدبّ هو الذي يلتفت ليرى هل يتبعه الكاتب.')),
        ],
      ),
    ],
  },
} satisfies SampleQuestion;
