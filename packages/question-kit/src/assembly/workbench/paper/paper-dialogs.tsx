import { changeQuestions } from '../../paper/actions/questions.ts';
import { questionsInLanguage } from '../../paper/in-language.ts';
import { updateSection } from '../../paper/actions/sections.ts';
import { canSetPoints } from '../../paper/points.ts';
import { saveVersion } from '../../paper/versions.ts';
import { neededMinutesOf } from '../../quality/time.ts';
import { categoryNames, levelNames } from '../question-choices.ts';
import { paperOf, restoredSections } from '../state/paper-of.ts';
import { openQuestionsOf, type PaperHead } from '../state/workbench-state.ts';
import { useWorkbench } from '../workbench-context.ts';
import { keptItsPoints, withChanges } from './bulk-changes.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { usePaperMessages } from './messages/use-paper-messages.ts';
import { SectionDialog } from './section-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

/** The dialog of the paper that is open, one at a time. */
export type OpenPaperViewDialog = { show: 'bulk' | 'settings' | 'versions' } | { show: 'section'; id: string };

interface PaperDialogsProps {
  dialog: OpenPaperViewDialog | null;
  /** Ids of the selected questions. */
  selected: ReadonlySet<string>;
  onClose: () => void;
  /** Says what was done, with a button that takes it back. */
  sayWithUndo: (text: string, description?: string) => void;
}

/** The dialogs of the Paper view. */
export function PaperDialogs({ dialog, selected, onClose, sayWithUndo }: PaperDialogsProps) {
  const m = usePaperMessages();
  const { workbench, change, paperActions } = useWorkbench();
  const { paper, sections } = workbench;
  const { act } = paperActions;
  const changeHead = (changes: Partial<PaperHead>) =>
    change((now) => ({ ...now, paper: { ...now.paper, ...changes } }));

  if (dialog?.show === 'settings')
    return (
      <SettingsDialog
        instructions={paper.instructions}
        language={paper.language}
        onClose={onClose}
        onSave={(settings) => {
          changeHead(settings);
          onClose();
        }}
      />
    );
  if (dialog?.show === 'versions')
    return (
      <VersionsDialog
        versions={paper.versions}
        onClose={onClose}
        onSave={(version) => changeHead({ versions: saveVersion(paperOf(workbench), version).versions })}
        onRemove={(id) => changeHead({ versions: paper.versions.filter((version) => version.id !== id) })}
        onPutBack={(version, place) => changeHead({ versions: paper.versions.toSpliced(place, 0, version) })}
        onRestore={(version) => {
          onClose();
          act(() => restoredSections(workbench, version));
          sayWithUndo(m.versions.restored(version.name));
        }}
      />
    );
  if (dialog?.show === 'section') {
    const section = sections.find(({ id }) => id === dialog.id);
    const counted = questionsInLanguage({ language: paper.language, sections });
    return section ? (
      <SectionDialog
        section={section}
        neededMinutes={neededMinutesOf(
          section.questions.flatMap(({ id, history }) => (counted.has(id) ? [history.draft] : [])),
        )}
        onClose={onClose}
        onSave={(changes) => {
          act((now) => updateSection(now, section.id, changes));
          onClose();
        }}
      />
    ) : null;
  }
  if (dialog?.show === 'bulk') {
    const questions = openQuestionsOf(workbench);
    const chosen = questions.filter(({ id }) => selected.has(id));
    const named = (known: readonly string[], field: 'level' | 'category') =>
      [...new Set([...known, ...questions.map(({ history }) => history.draft[field])])].filter(Boolean);
    return (
      <BulkDialog
        count={chosen.length}
        fixedCount={chosen.filter(({ history }) => !canSetPoints(history.draft)).length}
        levels={named(levelNames, 'level')}
        categories={named(categoryNames, 'category')}
        tags={[...new Set(chosen.flatMap(({ tags }) => tags))].toSorted()}
        onClose={onClose}
        onApply={(changes) => {
          onClose();
          act((now) => changeQuestions(now, selected, (question) => withChanges(question, changes)));
          const changed = chosen.map((question) => withChanges(question, changes));
          const kept = changed.filter((question) => keptItsPoints(question, changes)).length;
          const reopened = changed.filter(({ state }, at) => state !== chosen[at]?.state).length;
          const notes = [
            ...(reopened === 0 ? [] : [m.said.approvedEdited(reopened)]),
            ...(kept === 0 ? [] : [m.said.pointsKept(kept)]),
          ];
          sayWithUndo(m.said.changed(chosen.length), notes.length === 0 ? undefined : notes.join(' '));
        }}
      />
    );
  }
  return null;
}
