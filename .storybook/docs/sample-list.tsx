import type { Paper, Section } from '../../packages/question-kit/src/assembly/paper/paper.ts';
import { pointsOf, totalsOf } from '../../packages/question-kit/src/assembly/paper/totals.ts';
import { samplePapers } from '../../packages/question-kit/src/assembly/samples/papers/sample-papers.ts';
import { sheets, workbenchWithSample } from './sheets.ts';
import './docs-style.ts';

/** The sample papers, one for each skill, with what is in them and the way into the workbench. */
export function SampleList() {
  return (
    <div className="rb-sheet sb-unstyled">
      {Object.entries<Paper>(samplePapers).map(([name, paper]) => {
        const { questions, points, minutes } = totalsOf(paper.sections);
        const skill = paper.title.split(':')[0];
        return (
          <section key={name}>
            <h2>{paper.title}</h2>
            <p>
              {paper.instructions} {questions} questions, {points} marks, {minutes} minutes.
            </p>
            <SectionTable sections={paper.sections} />
            <p>
              <a className="rb-sheet-write" href={workbenchWithSample(name)} target="_top">
                Open the {skill} paper
              </a>
            </p>
          </section>
        );
      })}
    </div>
  );
}

function SectionTable({ sections }: { sections: readonly Section[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Section</th>
          <th scope="col">Types</th>
          <th scope="col">Marks</th>
          <th scope="col">Minutes</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ id, title, questions, minutes }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{[...new Set(questions.map(({ draft }) => sheets[draft.subQuestionType].name))].join(', ')}</td>
            <td>{questions.reduce((sum, { draft }) => sum + pointsOf(draft), 0)}</td>
            <td>{minutes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
