import { useCallback } from 'react';
import type { FileRef } from '../../primitives/schema/fields.ts';
import type { Draft } from '../core/question.ts';
import { insertBlock } from '../draft/blocks.ts';
import { changeSubQuestionType } from '../draft/head.ts';
import { isInterleavedText } from '../draft/loss.ts';
import { insertInput, type NewInputItem } from '../../primitives/draft/input-actions.ts';
import { CommandMenu } from './add/command-menu.tsx';
import { addOptionsFor, type AddOption, type StimulusKind } from './add/add-options.ts';
import { useAllEditorMessages } from './messages/all-messages.ts';
import { useEditorWorkspace } from './state/editor-workspace.ts';
import { type AddTarget, type FileKind } from '../../primitives/editor/state/editor-api.ts';
import { batchActions } from '../../primitives/draft/action.ts';
import { UploadDialog } from '../../primitives/editor/files/upload-dialog.tsx';
import { WhyDialog } from './why/why-dialog.tsx';
import { blockPath, inputPath } from '../../primitives/draft/paths.ts';

/** The menu or dialog over the editor; one at a time. */
export type Overlay =
  | { show: 'menu'; target: AddTarget }
  | { show: 'why'; question: number; item: number }
  | { show: 'upload'; kind: FileKind; onChosen: (file: FileRef) => void };

function inputOf(kind: Exclude<StimulusKind, 'text'>, file: FileRef): NewInputItem {
  return kind === 'image' ? { kind, file, alt: '' } : { kind, file };
}

/** The menu of what can be added, the explanation of an item, and the choice of a file. */
export function EditorOverlays(props: { draft: Draft; overlay: Overlay | null; onClose: () => void }) {
  const { draft, overlay, onClose } = props;
  const m = useAllEditorMessages();
  const { dispatch, canUpload, chooseFile, getDraft, offers } = useEditorWorkspace();
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
      // The first block other than instructions sets the question's type; nothing is lost by that.
      const decides = type !== 'Rubric' && now.questions.every((block) => isInterleavedText(now, block));
      const first = decides && type !== now.subQuestionType ? [changeSubQuestionType(type)] : [];
      dispatch(batchActions('insertBlock', [...first, insertBlock(type, at)]), {
        focus: blockPath(at, 'rubric'),
        say: m.actions.added(m.typeNames[type], at + 1),
      });
      return;
    }
    const { kind } = offer;
    const say = m.actions.added(m.stimulus.kinds[kind], at + 1);
    if (kind === 'text') dispatch(insertInput({ kind, html: '' }, at), { focus: inputPath(at, 'html'), say });
    else
      chooseFile(kind, (file) => dispatch(insertInput(inputOf(kind, file), at), { focus: inputPath(at, 'alt'), say }));
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
    case 'why':
      return <WhyDialog draft={draft} question={overlay.question} item={overlay.item} onClose={onClose} />;
    case 'upload':
      return (
        <UploadDialog
          kind={overlay.kind}
          onClose={onClose}
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
