import { VisuallyHidden } from '@rubrica/ui';
import {
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { emptyDraft } from '../core/defaults.ts';
import type { Draft } from '../core/question.ts';
import type { DraftHistory } from '../draft/history.ts';
import { useKit } from '../../primitives/views/kit-context.ts';
import { useCommitted } from '../../primitives/views/use-committed.ts';
import { useValue } from '../../primitives/views/use-value.ts';
import { isAuthored } from '../../types/question-types.ts';
import { blockPath } from '../../primitives/draft/paths.ts';
import { insertBlockAsBefore, keepSchemes } from './add/marking-scheme.ts';
import { offeredTypes, type OfferedTypes } from './add/add-options.ts';
import { EditorBar } from './editor-bar.tsx';
import type { EditorCommands, EditorLayout } from './editor-commands.ts';
import { EditorOverlays, type Overlay } from './editor-overlays.tsx';
import { EditorPanes } from './editor-panes.tsx';
import { Shell, wideMinWidthPx } from './editor-shell.ts';
import type { DetailsOptions } from './form/details-form.tsx';
import { MessageOverridesContext } from '../../primitives/editor/messages/message-set.ts';
import { EditorMessagesContext } from '../../primitives/editor/messages/use-editor-messages.ts';
import {
  AllEditorMessagesContext,
  useOverriddenMessages,
  type EditorMessageOverrides,
} from './messages/all-messages.ts';
import type { BlockEditors } from './registry.ts';
import { PaneTabs, type Pane } from './pane-tabs.tsx';
import { FocusAfterChange } from './state/focus-after-change.tsx';
import { useUndoToasts } from './state/use-undo-toasts.ts';
import { createVisibleDraft, EditorWorkspaceContext, type EditorWorkspace } from './state/editor-workspace.ts';
import { EditorContext, type Path } from '../../primitives/editor/state/editor-api.ts';
import { useDraftHistory } from './state/use-draft-history.ts';
import { useEditorKeys } from './state/use-editor-keys.ts';
import { useFocus } from './state/use-focus.ts';
import { useIssues } from './state/use-issues.ts';
import { useIsWide } from './state/use-is-wide.ts';

const empty = emptyDraft();

/** A draft to be written, and what the host offers around it. */
export interface QuestionEditorProps extends DetailsOptions {
  /** The draft that is shown. Another one than this editor last gave begins a new history. */
  value?: Draft | undefined;
  /** Where the draft begins that is held here, when no `value` is given; an empty one by default. */
  defaultValue?: Draft | undefined;
  /** Receives the draft after every change; also drafts that still have issues. */
  onChange?: ((draft: Draft) => void) | undefined;
  /** Given: a button and Ctrl or Cmd with S hand the newest draft over. */
  onSave?: ((draft: Draft) => void) | undefined;
  /** False where the host has a button of its own for saving; the key stays. */
  hasSaveButton?: boolean | undefined;
  /** What the host says about saving, in the bar. */
  status?: ReactNode;
  /** False where the host has a bar of its own, which calls `commands`; the keys stay. */
  hasBar?: boolean | undefined;
  /** Receives the commands for the host's own bar. */
  commands?: Ref<EditorCommands> | undefined;
  /** The panes that are beside each other on a wide screen; all of them by default. */
  layout?: EditorLayout | undefined;
  /** Called when the editor needs another layout: an issue leads to a field that is not shown. */
  onLayoutChange?: ((layout: EditorLayout) => void) | undefined;
  /** Stands where students see the question, instead of the built-in preview. One element for good: a new one draws every pane. */
  preview?: ReactNode;
  /** The history to begin with, for undo beyond a reload; it counts when its draft is the very `value`. */
  defaultHistory?: DraftHistory | undefined;
  /** Receives the history after every change, to be kept. */
  onHistory?: ((history: DraftHistory) => void) | undefined;
  /**
   * Which types of exercise are offered: those of the draft's skill, or all of them, instructions among the questions included
   * (`spec.md` section 9); the skill's by default. A list narrows the skill's types, and the skills to those that have one of them;
   * give one object for good.
   */
  offers?: OfferedTypes | undefined;
  /**
   * Given: how blocks of a type are marked (points, steps, who has the last word) is kept on this device under this name, and the
   * next block of the type begins with it.
   */
  rememberSchemesAs?: string | undefined;
  readOnly?: boolean | undefined;
  /** Words to say differently, or in another language. One object for good. */
  messages?: EditorMessageOverrides | undefined;
  /** The host's own editors for some types. Keep the object stable. */
  editors?: Partial<BlockEditors> | undefined;
  /** The class of the view's element, beside the kit's own. */
  className?: string | undefined;
  /** The inline style of the view's element. */
  style?: CSSProperties | undefined;
}

/** The editor of a question, in English and in the languages that are provided above it; `bilingual-editor.tsx` has it for a host. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { onSave, status, preview, offers = 'skill', readOnly = false, categories, levels, diplomas } = props;
  const { layout = 'all', onLayoutChange, rememberSchemesAs: schemes } = props;
  const [value, onChange] = useValue(props.value, props.defaultValue ?? empty, props.onChange);
  const m = useOverriddenMessages(props.messages);
  const canUpload = useKit().media.upload !== undefined;
  const idPrefix = useId();
  const root = useRef<HTMLDivElement>(null);
  const hasRoom = useIsWide(root, wideMinWidthPx);
  // The preview alone is the narrow layout without its tabs.
  const isPreviewAlone = hasRoom && layout === 'preview';
  const isWide = hasRoom && !isPreviewAlone;
  const [pane, setPane] = useState<Pane>('form');
  const [currentPart, setCurrent] = useState('');
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [announcement, setAnnouncement] = useState('');

  const editing = useDraftHistory(value, onChange, {
    initialHistory: props.defaultHistory,
    onHistory: props.onHistory,
  });
  const { dispatch, getDraft, undo, redo } = editing;
  const issues = useIssues(value);
  const [visibleDraft] = useState(() => createVisibleDraft({ draft: value, issues }));
  useCommitted(() => {
    visibleDraft.set({ draft: value, issues });
  }, [visibleDraft, value, issues]);

  const fieldId = useCallback((path: Path) => `${idPrefix}-${path.join('-')}`, [idPrefix]);
  const focus = useFocus(fieldId);

  const announce = useCallback((text: string) => {
    // A screen reader reads a repeated text only if it differs, so a space is added.
    setAnnouncement((before) => (before === text ? `${text}\u00A0` : text));
  }, []);

  const offerUndo = useUndoToasts(m.actions.undo);

  const api = useMemo<EditorWorkspace>(() => {
    const show = (path: Path) => {
      setPane(path[0] === 'outline' ? 'outline' : 'form');
      if (isPreviewAlone) onLayoutChange?.('all');
    };
    return {
      readOnly,
      canUpload: canUpload && !readOnly,
      editors: props.editors,
      offers,
      schemes,
      visibleDraft,
      getDraft,
      dispatch: (action, after) => {
        if (readOnly) return;
        const before = getDraft();
        if (after?.focus !== undefined) {
          show(after.focus);
          focus.goToNext(after.focus);
        }
        dispatch(action);
        if (schemes !== undefined) keepSchemes(schemes, before, getDraft());
        if (after?.say !== undefined) announce(after.say);
        // Nothing changed, so no render will follow.
        if (getDraft() === before) focus.arrive();
      },
      fieldId,
      goTo: (path) => {
        flushSync(() => show(path));
        focus.goTo(path);
      },
      announce,
      offerUndo,
      openMenu: (target) => !readOnly && setOverlay({ show: 'menu', target }),
      chooseFile: (kind, onChosen) => setOverlay({ show: 'upload', kind, onChosen }),
    };
  }, [
    readOnly,
    canUpload,
    props.editors,
    offers,
    schemes,
    visibleDraft,
    getDraft,
    dispatch,
    announce,
    offerUndo,
    focus,
    fieldId,
    isPreviewAlone,
    onLayoutChange,
  ]);

  const step = useCallback(
    (move: typeof undo, done: string, nothing: string) => {
      if (readOnly) return;
      let path: (string | number)[] | null = null;
      flushSync(() => {
        path = move();
      });
      announce(path === null ? nothing : done);
      // The step may have removed the focused element.
      if (path !== null && (document.activeElement === null || document.activeElement === document.body))
        focus.goTo(path);
    },
    [announce, focus, readOnly],
  );
  const undoStep = useCallback(() => step(undo, m.bar.undone, m.bar.nothingToUndo), [step, undo, m]);
  const redoStep = useCallback(() => step(redo, m.bar.redone, m.bar.nothingToRedo), [step, redo, m]);
  const save = useMemo(() => onSave && (() => onSave(getDraft())), [onSave, getDraft]);
  useImperativeHandle(
    props.commands,
    () => ({
      goTo: api.goTo,
      undo: undoStep,
      redo: redoStep,
      openAddMenu: () => {
        const { questions } = getDraft();
        api.openMenu({ anchor: document.activeElement, list: 'questions', at: questions.length, from: 'form' });
      },
      focusStart: () => {
        focus.goToNext(['types']);
        focus.arrive();
      },
    }),
    [undoStep, redoStep, api, getDraft, focus],
  );
  const addSame = useCallback(
    (at: number) => {
      const { type, subQuestionType } = getDraft();
      const same = isAuthored(subQuestionType) && offeredTypes(type, offers).includes(subQuestionType);
      if (!same) return;
      api.dispatch(insertBlockAsBefore(schemes, subQuestionType, at), {
        focus: blockPath(at, 'rubric'),
        say: m.actions.added(m.typeNames[subQuestionType], at + 1),
      });
    },
    [api, getDraft, m, offers, schemes],
  );
  const keys = useEditorKeys({ undo: undoStep, redo: redoStep, save, openMenu: api.openMenu, addSame, getDraft });

  const trackCurrentPart = useCallback((event: FocusEvent) => {
    const place = event.target.closest('[data-pane="form"] [data-place]')?.getAttribute('data-place');
    if (place) setCurrent(place);
  }, []);

  const closeOverlay = useCallback(() => setOverlay(null), []);

  return (
    <AllEditorMessagesContext.Provider value={m}>
      <EditorMessagesContext.Provider value={m}>
        <MessageOverridesContext.Provider value={props.messages}>
          <EditorContext.Provider value={api}>
            <EditorWorkspaceContext.Provider value={api}>
              <Shell
                ref={root}
                className={props.className}
                style={props.style}
                role="group"
                aria-label={m.editor}
                data-density="compact"
                data-wide={isWide || undefined}
                {...keys}
                onFocus={trackCurrentPart}
              >
                {props.hasBar !== false && (
                  <EditorBar
                    canUndo={editing.canUndo}
                    canRedo={editing.canRedo}
                    onUndo={undoStep}
                    onRedo={redoStep}
                    onSave={props.hasSaveButton === false ? undefined : save}
                    status={status}
                    readOnly={readOnly}
                  />
                )}
                {!hasRoom && <PaneTabs idPrefix={idPrefix} pane={pane} onChange={setPane} />}
                <EditorPanes
                  {...{
                    idPrefix,
                    isWide,
                    hasTabs: !hasRoom,
                    pane: isPreviewAlone ? 'preview' : pane,
                    hasPreview: !isWide || layout !== 'form',
                    currentPart,
                    preview,
                    categories,
                    levels,
                    diplomas,
                  }}
                />
                <FocusAfterChange onChangeRendered={focus.arrive} />
                <EditorOverlays draft={value} overlay={overlay} onClose={closeOverlay} returnsFocus={focus.isFree} />
                <VisuallyHidden role="status">{announcement}</VisuallyHidden>
              </Shell>
            </EditorWorkspaceContext.Provider>
          </EditorContext.Provider>
        </MessageOverridesContext.Provider>
      </EditorMessagesContext.Provider>
    </AllEditorMessagesContext.Provider>
  );
}
