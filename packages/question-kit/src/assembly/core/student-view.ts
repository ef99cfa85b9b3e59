import type { InputItem, StudentInputItem } from '../../primitives/schema/input.ts';
import type { Question, StudentQuestion } from './question.ts';
import { manifestOf } from './registry.ts';

/**
 * The question as a student may receive it before release. Every field is copied by name, so that a new secret field
 * stays secret until it is added here.
 */
export function toStudentView(question: Question): StudentQuestion {
  return {
    version: question.version,
    title: question.title,
    type: question.type,
    subQuestionType: question.subQuestionType,
    category: question.category,
    level: question.level,
    diploma: question.diploma,
    input: question.input.map(toStudentInput),
    questions: question.questions.map((block) => manifestOf(block.type).toStudentBlock(block)),
  };
}

function toStudentInput(item: InputItem): StudentInputItem {
  switch (item.kind) {
    case 'text':
      return { id: item.id, kind: 'text', html: item.html };
    case 'image':
      return { id: item.id, kind: 'image', file: item.file, alt: item.alt };
    case 'audio':
      return { id: item.id, kind: 'audio', file: item.file, playLimit: item.playLimit };
    case 'video':
      return { id: item.id, kind: 'video', file: item.file, captions: item.captions };
    case 'pdf':
      return { id: item.id, kind: 'pdf', file: item.file };
  }
}
