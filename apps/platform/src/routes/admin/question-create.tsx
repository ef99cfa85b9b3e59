import type { QuestionId } from '@rubrica/api-client/contract';
import { QuestionEditorPage } from '../../features/questions/question-editor-page.tsx';
import { PlatformKit } from '../../lib/kit/platform-kit.tsx';

/** Puts the question's `_id` into the address after its first save, without a remount: focus and undo history stay. */
function nameInAddress(id: QuestionId) {
  history.replaceState(history.state, '', `/admin/questions/edit/${id}`);
}

export function Component() {
  return (
    <PlatformKit>
      <QuestionEditorPage onCreated={nameInAddress} />
    </PlatformKit>
  );
}
