import { isArabic } from '../../../../primitives/editor/messages/is-arabic.ts';
import { shownTypeOf } from '../../../../types/question-types.ts';
import { manifestOf } from '../../../core/registry.ts';
import { typeLabels } from '../../../registries/type-labels.ts';
import type { PrintMessages } from './messages.ts';
import type { PrintedBlock, PrintedQuestion } from './printed-items.ts';

interface MarkedPart {
  label: string;
  maximum: number;
}

/** What a marker gives points for in a part: its components, without those that give none, or all of it. */
export function markedPartsOf(printed: PrintedBlock, typeName: string, m: PrintMessages): MarkedPart[] {
  return componentsOf(printed, typeName, m).filter(({ maximum }) => maximum > 0);
}

function componentsOf({ block }: PrintedBlock, typeName: string, m: PrintMessages): MarkedPart[] {
  switch (block.type) {
    case 'WritingEssays':
    case 'WritingPhotoDescription':
    case 'WritingSummaries':
      return [
        { label: m.parts.content, maximum: block.contentMark },
        { label: m.parts.language, maximum: block.languageMark },
      ];
    case 'SpeakingPhotoDescription':
      return [
        { label: m.parts.communication, maximum: block.communicationMark },
        { label: m.parts.languageKnowledge, maximum: block.languageKnowledgeMark },
      ];
    case 'SpeakingQA':
      return [
        { label: m.parts.communication, maximum: block.communicationMark },
        { label: m.parts.languageKnowledge, maximum: block.languageKnowledgeMark },
        { label: m.parts.fluency, maximum: block.spontaneityFluencyMark },
        { label: m.parts.pronunciation, maximum: block.pronunciationIntonationMark },
      ];
    case 'MCQ':
    case 'FillInBlanks':
    case 'ShortAnswers':
    case 'Matching':
    case 'VideoSpeaking':
    case 'Rubric':
    case 'Vocab':
      return [{ label: typeName, maximum: manifestOf(block.type).maximum(block) }];
  }
}

interface MarkerTableProps {
  sections: readonly { name: string; nameLanguage?: string | undefined; questions: readonly PrintedQuestion[] }[];
  language: string;
  m: PrintMessages;
}

/** A line for everything that is marked, with room for the mark. */
export function MarkerTable({ sections, language, m }: MarkerTableProps) {
  const tongue = isArabic(language) ? 'ar' : 'en';
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const marked = sections.map(({ questions, ...section }) => ({
    ...section,
    rows: questions.flatMap(({ id, blocks, draft }) =>
      blocks.flatMap((printed) =>
        printed.number === null
          ? []
          : markedPartsOf(
              printed,
              typeLabels[shownTypeOf(printed.block.type, draft.subQuestionType)][tongue].name,
              m,
            ).map((part, index) => ({
              key: `${id} ${printed.number} ${index}`,
              number: index === 0 ? printed.number : null,
              ...part,
            })),
      ),
    ),
  }));
  // Nothing is marked in a section that is only read.
  const shown = marked.filter(({ rows }) => rows.length > 0);
  const total = shown.flatMap(({ rows }) => rows).reduce((sum, { maximum }) => sum + maximum, 0);
  return (
    <table data-part="marks">
      <thead>
        <tr>
          <th scope="col">{m.columns.number}</th>
          <th scope="col">{m.columns.part}</th>
          <th scope="col">{m.columns.maximum}</th>
          <th scope="col">{m.columns.mark}</th>
        </tr>
      </thead>
      {shown.map(({ name, nameLanguage, rows }, index) => (
        <tbody key={index}>
          <tr>
            <th colSpan={4} scope="rowgroup" dir="auto" lang={nameLanguage}>
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>{row.number === null ? '' : number.format(row.number)}</td>
              <td>{row.label}</td>
              <td>{number.format(row.maximum)}</td>
              <td>{'\u00A0'}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th colSpan={2} scope="row">
            {m.total}
          </th>
          <td>{number.format(total)}</td>
          <td>{'\u00A0'}</td>
        </tr>
      </tfoot>
    </table>
  );
}
