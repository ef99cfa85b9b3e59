import { messagesOf as editorWordsOf } from '../../editor/stories/messages-of.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { panes } from '../panes/panes.ts';

/** Messages of the workbench and of its editor in a story's language, and the labels of the tabs beside the form. */
export function messagesOf(globals: Record<string, unknown>) {
  const language = globals['language'] === 'ar' ? 'ar' : 'en';
  const tabOf = (name: string) => panes.find((pane) => pane.name === name)?.label[language] ?? name;
  return { w: language === 'ar' ? ar : en, m: editorWordsOf(globals), tabOf };
}
