import { chosenOptions, plainText, type AnswerEntry, type AnswerPart, type StudentBlock } from '@rubrica/question-kit';

/** A part whose answers are written out. */
interface WrittenPart {
  /** "Part 2". */
  heading: string;
  blocks: readonly StudentBlock[];
  answers: readonly AnswerEntry[];
}

const partText = (part: AnswerPart) => (part.kind === 'text' ? part.text : part.file.name);

/** What a student typed or chose in one block, a line for each gap or piece. */
function linesOf(block: StudentBlock, entry: AnswerEntry): string[] {
  if (Array.isArray(entry)) return entry.map(({ studentAnswer }) => studentAnswer);
  const { studentAnswer } = entry;
  if (typeof studentAnswer !== 'string') return studentAnswer.map(partText);
  if (block.type !== 'MCQ') return [studentAnswer];
  return chosenOptions(studentAnswer).map((id) => {
    const option = block.content.find((candidate) => candidate.id === id);
    return (option && plainText(option.text)) || id;
  });
}

/** Answers as plain text, for a student to keep or to hand in on another way. Blocks without an answer are left out. */
export function answersText(parts: readonly WrittenPart[]): string {
  return parts
    .map(({ heading, blocks, answers }) => {
      const texts = blocks.flatMap((block, index) => {
        const entry = answers[index];
        const lines = entry ? linesOf(block, entry).filter((line) => line.trim() !== '') : [];
        return lines.length > 0 ? [`${index + 1}. ${lines.join('\n')}`] : [];
      });
      return [heading, ...texts].join('\n\n');
    })
    .join('\n\n\n');
}
