import { useCallback } from 'react';
import type { FileRef } from '../../primitives/schema/fields.ts';
import type { Draft } from '../core/question.ts';
import { insertInput, type NewInputItem } from '../../primitives/draft/input-actions.ts';
import { addBlock } from './add/add-block.ts';
import { CommandMenu } from './add/command-menu.tsx';
import { addOptionsFor, type AddOption, type StimulusKind } from './add/add-options.ts';
import { useAllEditorMessages } from './messages/all-messages.ts';
import { useEditorWorkspace } from './state/editor-workspace.ts';
import { type AddTarget, type FileKind } from '../../primitives/editor/state/editor-api.ts';
import { UploadDialog } from '../../primitives/editor/files/upload-dialog.tsx';
import { blockPath, inputPath } from '../../primitives/draft/paths.ts';

/** The menu or dialog over the editor; one at a time. */
export type Overlay =
  | { show: 'menu'; target: AddTarget }
  | { show: 'upload'; kind: FileKind; onChosen: (file: FileRef) => void };

function inputOf(kind: Exclude<StimulusKind, 'text'>, file: FileRef): NewInputItem {
  return kind === 'image' ? { kind, file, alt: '' } : { kind, file };
}

interface EditorOverlaysProps {
  draft: Draft;
  overlay: Overlay | null;
  onClose: () => void;
  /** Whether a dialog gives the focus back when it closes. */
  returnsFocus: () => boolean;
}

/** The menu of what can be added, and the choice of a file. */
export function EditorOverlays(props: EditorOverlaysProps) {
  const { draft, overlay, onClose, returnsFocus } = props;
  const m = useAllEditorMessages();
  const { dispatch, canUpload, chooseFile, getDraft, offers, schemes } = useEditorWorkspace();
  const anchor = overlay?.show === 'menu' ? overlay.target.anchor : null;

  const leaveMenu = useCallback(() => {
    onClose();
    if (anchor instanceof HTMLElement) anchor.focus();
  }, [anchor, onClose]);

  const pick = (offer: AddOption, target: AddTarget) => {
    onClose();
    const now = getDraft();
    const at = target.list === offer.list ? target.at : now[offer.list].length;
    if (offer.list === 'questions') {
      const { type } = offer;
      dispatch(addBlock(now, type, at, schemes), {
        focus: blockPath(at, 'rubric'),
        say: m.actions.added(m.typeNames[type], at + 1),
      });
      return;
    }
    const { kind } = offer;
    const say = m.actions.added(m.stimulus.kinds[kind], at + 1);
    if (kind === 'text') dispatch(insertInput({ kind, html: '' }, at), { focus: inputPath(at, 'html'), say });
    else {
      // What has the focus when the dialog opens gets it back from one that is cancelled.
      leaveMenu();
      chooseFile(kind, (file) => dispatch(insertInput(inputOf(kind, file), at), { focus: inputPath(at, 'alt'), say }));
    }
  };

  switch (overlay?.show) {
    case 'menu':
      return (
        <CommandMenu
          anchor={anchor}
          options={addOptionsFor(draft, offers, canUpload, overlay.target.list)}
          onSelect={(offer) => pick(offer, overlay.target)}
          onClose={leaveMenu}
        />
      );
    case 'upload':
      return (
        <UploadDialog
          kind={overlay.kind}
          onClose={onClose}
          returnsFocus={returnsFocus}
          onDone={(file) => {
            onClose();
            overlay.onChosen(file);
          }}
        />
      );
    case undefined:
      return null;
  }
}
