import { QuestionEditorPage } from '../../features/questions/question-editor-page.tsx';
import { PlatformKit } from '../../lib/kit/platform-kit.tsx';

/** The address names the question from its first save on; the desk stays as it is, with its focus and what can be undone. */
function nameInAddress(id: string) {
  history.replaceState(history.state, '', `/admin/questions/edit/${id}`);
}

export function Component() {
  return (
    <PlatformKit>
      <QuestionEditorPage onCreated={nameInAddress} />
    </PlatformKit>
  );
}
