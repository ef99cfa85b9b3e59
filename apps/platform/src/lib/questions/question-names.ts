import type { QuestionType } from '@rubrica/question-kit';
import { skillNames, typeLabels } from '@rubrica/question-kit/labels';
import { useMessages } from '../i18n.ts';

const names = {
  en: { typeName: (type: QuestionType) => typeLabels[type].en.name, skillNames: skillNames.en },
  ar: { typeName: (type: QuestionType) => typeLabels[type].ar.name, skillNames: skillNames.ar },
};

/** What types and skills of questions are called, as in the editor. For pages of staff: it loads the labels of all types. */
export function useQuestionNames() {
  return useMessages(names);
}
