import { essay, paragraphs, type SampleQuestion } from '../authoring.ts';

/** Mock paper 2, Writing, task 1. */
export const reportOnNoise = {
  level: 'B2',
  category: 'Mock papers',
  diploma: 'Advanced English, C1',
  content: {
    title: 'Mock paper 2 · Writing 1: A report on noise',
    type: 'Writing',
    subQuestionType: 'WritingEssays',
    input: [
      {
        id: 'report-notice',
        kind: 'text',
        html: `<h3>A notice in the study centre</h3>${paragraphs(`
          Many of you have told us that it has become difficult to work in the reading room. Before we decide what to
          do, we would like one student from each group to write a short report for the director. Tell us what kinds of
          noise there are, whom they trouble most, and what could be done at little cost.
        `)}`,
      },
    ],
    questions: [
      essay({
        id: 'report-1',
        task: `<p>You are a student at the centre. Write the report in <strong>180–220 words</strong>. In it you
          should</p><ul><li>describe the kinds of noise in the reading room,</li><li>say who suffers from them and
          how,</li><li>make at least two recommendations.</li></ul><p>Give your report headings and use a neutral
          style.</p>`,
        minWords: 180,
        maxWords: 220,
        marks: 10,
        model: `
          <strong>Noise in the reading room</strong>

          <strong>Introduction.</strong> The aim of this report is to describe the noise in the reading room and to
          suggest ways of reducing it. It is based on my own observations in one week and on talks with twelve students.

          <strong>Kinds of noise.</strong> The building itself is rarely the problem: nobody complained about the traffic
          outside. What disturbs people is noise that comes and goes. Telephones ring, the door by the stairs bangs, and
          groups who mean to speak quietly end up discussing their weekend.

          <strong>Who is affected.</strong> Those preparing for examinations suffer most, since they stay longest. Several
          said that half-heard conversations are harder to ignore than loud music, because one cannot help following
          them. Students who share small flats have nowhere else to go.

          <strong>Recommendations.</strong> I would recommend three measures. Firstly, the door should be fitted with a
          soft closer, which costs very little. Secondly, the two small classrooms, which are empty after four o’clock,
          could be opened to groups who need to talk. Finally, a sign should ask visitors to leave their telephones in
          the lockers.

          <strong>Conclusion.</strong> If these steps were taken, the reading room could become quiet again without any
          need for stricter rules.
        `,
      }),
    ],
  },
} satisfies SampleQuestion;
