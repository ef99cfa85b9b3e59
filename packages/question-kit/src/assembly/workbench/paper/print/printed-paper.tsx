import { directionOf } from '@rubrica/ui';
import { richText } from '../../../../primitives/views/rich-text.tsx';
import { textDirection } from '../../../../primitives/views/text-direction.ts';
import { isBlank } from '../../../../primitives/rich-text/rich-text.ts';
import { sectionsInLanguage } from '../../../paper/in-language.ts';
import { totalsOf } from '../../../paper/totals.ts';
import type { Paper } from '../../../paper/paper.ts';
import type { Draft } from '../../../core/question.ts';
import { printMessagesIn } from './messages.ts';
import { printedSections, type PrintedQuestion } from './printed-items.ts';
import { PrintedAnswer } from './printed-answer.tsx';
import { PrintedInput } from './printed-input.tsx';
import { PrintedKey } from './printed-key.tsx';
import { MarkerTable } from './printed-marker.tsx';
import { Sheet } from './print-style.ts';

/** What is printed of a paper. */
export type SheetKind = 'student' | 'key' | 'marker';
/** The paper that it is printed on. */
export type SheetSize = 'a4' | 'letter';

export interface PrintedPaperProps {
  paper: Paper;
  /** The language whose questions are printed, and that the sheets are in. */
  language: string;
  kind: SheetKind;
  size: SheetSize;
  isLarge: boolean;
}

const inlineSizes: Record<SheetSize, string> = { a4: '210mm', letter: '216mm' };

/** A paper for students, its key, or what its marker fills in, in one language. */
export function PrintedPaper({ paper, language, kind, size, isLarge }: PrintedPaperProps) {
  const sections = sectionsInLanguage(paper, language);
  const m = printMessagesIn(language);
  const printed = printedSections(sections);
  const { points, minutes } = totalsOf(sections);
  const title = paper.title || m.untitled;
  const isSimple = sections.length === 1 && sections[0]?.title === '';
  const nameOf = (index: number) => sections[index]?.title || m.section(index + 1);
  // What is written once is in the paper's language; what stands in its place is in that of the sheets.
  const languageOf = (written: string | undefined) => (written ? paper.language : undefined);
  const figures = [m.points(points), ...(minutes === null ? [] : [m.minutes(minutes)])].join(' · ');
  return (
    <Sheet
      lang={language}
      dir={directionOf(language)}
      $inlineSize={inlineSizes[size]}
      $textSize={isLarge ? '18pt' : '11.5pt'}
    >
      <header>
        {kind === 'student' ? (
          <h1 dir="auto" lang={languageOf(paper.title)}>
            {title}
          </h1>
        ) : (
          <h1>
            <bdi lang={languageOf(paper.title)}>{title}</bdi>: {m.kinds[kind]}
          </h1>
        )}
        <p>{figures}</p>
        {kind !== 'key' && (
          <div data-part="who">
            <span>{m.name}:</span>
            <span>{kind === 'marker' ? m.marker : m.date}:</span>
          </div>
        )}
        {kind === 'student' && <Instructions text={paper.instructions} language={paper.language} />}
      </header>
      {kind === 'marker' ? (
        <section>
          <MarkerTable
            sections={printed.map((questions, index) => ({
              name: nameOf(index),
              nameLanguage: languageOf(sections[index]?.title),
              questions,
            }))}
            language={language}
            m={m}
          />
        </section>
      ) : (
        printed.map((all, index) => {
          const section = sections[index];
          const questions = kind === 'key' ? all.filter(isInKey) : all;
          if (kind === 'key' && questions.length === 0) return null;
          const sectionFigures = section?.minutes ? `(${m.minutes(section.minutes)})` : '';
          return (
            <section key={section?.id ?? index}>
              {!isSimple && (
                <h2 dir="auto">
                  <span lang={languageOf(section?.title)}>{nameOf(index)}</span> <bdi>{sectionFigures}</bdi>
                </h2>
              )}
              {kind === 'student' && section && <Instructions text={section.instructions} language={paper.language} />}
              {questions.map((question) => (
                <PrintedQuestionView key={question.id} question={question} kind={kind} language={language} />
              ))}
            </section>
          );
        })
      )}
    </Sheet>
  );
}

/** Instructions, each line of them in its own direction. */
function Instructions({ text, language }: { text: string; language: string }) {
  if (text === '') return null;
  return (
    <p data-part="plain" dir="auto" lang={language}>
      {text}
    </p>
  );
}

interface PrintedQuestionProps {
  question: PrintedQuestion;
  kind: 'student' | 'key';
  language: string;
}

function PrintedQuestionView({ question, kind, language }: PrintedQuestionProps) {
  const m = printMessagesIn(language);
  const { title, student, blocks, draft } = question;
  return (
    <div data-part="question">
      {title !== '' && <h3 dir="auto">{title}</h3>}
      {!student && <p data-part="note">{m.unprintable}</p>}
      {kind === 'student' && student?.input.map((input) => <PrintedInput key={input.id} input={input} m={m} />)}
      {blocks.map((printed, index) =>
        kind === 'key' && printed.number === null ? null : (
          <div
            key={printed.block.id ?? index}
            data-part="block"
            data-long={isLong(printed.block.type) ? '' : undefined}
          >
            <b>{printed.number === null ? '' : `${printed.number}.`}</b>
            {/* As on the screen, an English question in an Arabic paper has its letters and boxes on its own side. */}
            <div dir={textDirection(printed.student.rubric)}>
              {kind === 'student' && !isBlank(printed.student.rubric) && (
                <div data-part="passage" dir="auto">
                  {richText(printed.student.rubric)}
                </div>
              )}
              {kind === 'student' ? (
                <PrintedAnswer block={printed.student} number={printed.number} m={m} />
              ) : (
                <PrintedKey printed={printed} m={m} />
              )}
            </div>
            <small>{printed.student.maximum > 0 && m.points(printed.student.maximum)}</small>
          </div>
        ),
      )}
      {kind === 'key' &&
        transcriptsOf(draft).map(({ id, transcript }) => (
          <div key={id} data-part="passage">
            <p data-part="label">
              <b>{m.transcript}</b>
            </p>
            <p data-part="plain" dir="auto">
              {transcript}
            </p>
          </div>
        ))}
    </div>
  );
}

/** The recordings whose words are written. */
function transcriptsOf(draft: Draft) {
  return draft.input.flatMap((input) =>
    input.kind === 'audio' && input.transcript !== undefined && input.transcript.trim() !== '' ? [input] : [],
  );
}

/** Whether the key says anything of a question: not where it is only read. */
function isInKey({ student, blocks, draft }: PrintedQuestion): boolean {
  return !student || blocks.some(({ number }) => number !== null) || transcriptsOf(draft).length > 0;
}

/** Parts that are longer than a page may begin at the end of one. */
const isLong = (type: string) => /^Writing|^FillInBlanks$|^ShortAnswers$|^Speaking|^Rubric$|^Vocab$/u.test(type);
